import type {IncomingMessage, ServerResponse} from 'node:http';
import type {AllContent, LoadContext} from '@docusaurus/types';
import {areaOf} from '../../../config/areas';
import {TITLE} from '../../../config/identity';
import {pack, type PackedIndex} from '../../../search/records';
import type {PageText} from '../../../search/types';
import {markdownReader} from './markdownReader';
import {sourcesOf, type Source} from './sources';

type Middleware = {
  name: string;
  path: string;
  middleware: (
    request: IncomingMessage,
    response: ServerResponse,
    next: (error: unknown) => void,
  ) => void;
};

/** What gives `npm start` a search: see `developmentSearch`. */
export interface DevelopmentSearch {
  /** Takes over what the plug-ins have loaded, at the start and after each change. */
  readonly take: (allContent: AllContent) => void;
  /** The index of the Markdown as it is now. */
  readonly makeIndex: () => Promise<PackedIndex>;
  /** Settings of the development server, by which it answers with that index. */
  readonly devServer: {setupMiddlewares: (middlewares: Middleware[]) => Middleware[]};
}

// When its configuration changes, the generator loads this module anew and makes the plug-ins
// anew, but goes on with the server that the first of them have set up.
const shared = globalThis as {boykaSearchSources?: readonly Source[]};

/**
 * The search under `npm start`, where there are no built pages to read: the same index, made of the
 * Markdown whenever a reader opens the search. It is kept in memory; no file is written.
 *
 * @param context of the plug-in
 */
export function developmentSearch(context: LoadContext): DevelopmentSearch {
  const readBody = markdownReader(context);
  const language = context.i18n.currentLocale;

  const readPage = async (source: Source): Promise<PageText[]> => {
    const body = await readBody(source.file);
    if (body === undefined) {
      return [];
    }
    const {path, tag, title, description} = source;
    const text = `${description} ${body.lead}`.trim();
    const sections = [{depth: 1, anchor: '', title, text}, ...body.sections];
    return [{path, area: areaOf(path)?.label ?? TITLE, tag, language, sections}];
  };

  const make = async (): Promise<PackedIndex> => {
    const pages: PageText[] = [];
    for (const source of shared.boykaSearchSources ?? []) {
      pages.push(...(await readPage(source)));
    }
    return pack(pages);
  };

  // One after the other: the second finds most pages read by the first.
  let latest: Promise<unknown> = Promise.resolve();
  const makeIndex = () => {
    const index = latest.then(make, make);
    latest = index;
    return index;
  };

  const middleware: Middleware['middleware'] = (_, response, next) => {
    makeIndex().then((index) => {
      response.setHeader('Content-Type', 'application/json');
      response.setHeader('Cache-Control', 'no-store');
      response.end(JSON.stringify(index));
    }, next);
  };
  return {
    take(allContent) {
      shared.boykaSearchSources = sourcesOf(allContent, context);
    },
    makeIndex,
    devServer: {
      // In place, because the generator puts what this gives behind the list that it has itself,
      // where every address is answered with the home page.
      setupMiddlewares(middlewares) {
        middlewares.unshift({
          name: 'site-search',
          path: `${context.baseUrl}search/index.json`,
          middleware,
        });
        return middlewares;
      },
    },
  };
}
