import path from 'node:path';
import type {HtmlTagObject, HtmlTags, LoadContext, Plugin} from '@docusaurus/types';
import type {AnalyticsService} from '../../config/analytics';
import {gateScript} from './gate';

function headTags(plugin: Plugin): HtmlTagObject[] {
  const tags: HtmlTags = plugin.injectHtmlTags?.({content: undefined})?.headTags ?? [];
  return [tags].flat().filter((tag): tag is HtmlTagObject => typeof tag !== 'string');
}

/**
 * Runs the official analytics plug-ins behind one gate. They write their tags into every page,
 * where nothing asks the reader's browser first; here the tags go into one inline script, which
 * adds them unless the browser sends Do Not Track or Global Privacy Control. Their noscript frames,
 * which no script can gate, are left out, and so are their client modules (see `pageViews.ts`).
 *
 * @param services the plug-ins that the environment names; none makes this plug-in absent
 */
export default function analytics(services: AnalyticsService[]) {
  return async (context: LoadContext): Promise<Plugin | null> => {
    const loaded = await Promise.all(
      services.map(({plugin, options}) => plugin(context, {id: 'default', ...options})),
    );
    // Each of them is absent under the development server.
    const present = loaded.flatMap((plugin) => plugin ?? []);
    if (present.length === 0) {
      return null;
    }
    const script = gateScript(
      present.flatMap(headTags),
      present.some(({name}) => name === 'docusaurus-plugin-google-tag-manager'),
    );
    return {
      name: 'analytics',
      injectHtmlTags: () => ({headTags: [{tagName: 'script', innerHTML: script}]}),
      getClientModules: () => [path.join(__dirname, 'pageViews.ts')],
    };
  };
}
