import {createHash} from 'node:crypto';
import {readFile, stat} from 'node:fs/promises';
import type {IncomingHttpHeaders} from 'node:http';
import path from 'node:path';
import {promisify} from 'node:util';
import {gzip} from 'node:zlib';
import {contentTypeOf} from './contentTypes';

const compress = promisify(gzip);

export interface SiteRequest {
  readonly method: string;
  /** The path and query as they were asked for, still encoded. */
  readonly url: string;
  readonly headers: IncomingHttpHeaders;
}

export interface SiteResponse {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
  /** Sends only so many bytes of the body and then breaks the connection: for tests of faults. */
  readonly cutAfter?: number;
  /** Breaks the connection only then. */
  readonly cutWhen?: Promise<void>;
}

export type Handler = (request: SiteRequest) => Promise<SiteResponse>;

export interface PagesOptions {
  /** The folder of the built site. */
  readonly dir: string;
  /** The path below which it lies, with a slash at both ends. */
  readonly basePath: string;
  /** GitHub Pages lets browsers keep everything for ten minutes. */
  readonly cacheControl?: string;
}

interface StoredFile {
  readonly version: string;
  readonly etag: string;
  readonly modified: string;
  readonly plain: Buffer;
  readonly gzipped: Buffer | undefined;
  readonly type: string;
}

function plain(status: number, text: string, headers: Record<string, string> = {}): SiteResponse {
  return {
    status,
    headers: {'Content-Type': 'text/plain; charset=utf-8', ...headers},
    body: Buffer.from(`${text}\n`),
  };
}

/**
 * The parts of a path below the base path, decoded; nothing when a part would name another file than
 * its name says (`..`, an encoded slash, an empty part in the middle) or is no valid encoding.
 */
function partsOf(rest: string): string[] | undefined {
  try {
    const parts = rest.split('/').map(decodeURIComponent);
    const last = parts.length - 1;
    return parts.every(
      (part, index) =>
        !/[/\\\0]/.test(part) && part !== '.' && part !== '..' && (part !== '' || index === last),
    )
      ? parts
      : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Answers for a folder of files as GitHub Pages does for a project's site. For a path without a
 * slash at its end, in this order: the file, `name.html` for `name` (where `name/index.html` exists
 * too), 301 to the slash for a folder. For a path with a slash: its index page. For the rest:
 * `404.html` with status 404. Paths outside of the base path belong to other projects: 404.
 *
 * Sources: the table of slorber/trailing-slash-guide (docs/Hosting-Providers.md, rows `/both` and
 * `/both/`) and facebook/docusaurus#3372. For a folder without an index page, jekyll/jekyll#4920
 * reports that the folder wins over `name.html`; this server does the same, so that nothing relies
 * on the contrary.
 */
export function gitHubPages(options: PagesOptions): Handler {
  const {dir, basePath} = options;
  const cacheControl = options.cacheControl ?? 'max-age=600';
  const stored = new Map<string, StoredFile>();

  async function load(file: string): Promise<StoredFile | undefined> {
    const found = await stat(file).catch(() => undefined);
    if (!found?.isFile()) {
      return undefined;
    }
    const version = `${found.mtimeMs}-${found.size}`;
    const known = stored.get(file);
    if (known?.version === version) {
      return known;
    }
    const content = await readFile(file);
    const {type, compress: compressed} = contentTypeOf(file);
    const fresh: StoredFile = {
      version,
      etag: createHash('sha256').update(content).digest('hex').slice(0, 20),
      modified: found.mtime.toUTCString(),
      plain: content,
      gzipped: compressed ? await compress(content) : undefined,
      type,
    };
    stored.set(file, fresh);
    return fresh;
  }

  function send(file: StoredFile, request: SiteRequest, status: number): SiteResponse {
    const wantsGzip = /\bgzip\b/.test(request.headers['accept-encoding']?.toString() ?? '');
    const body = wantsGzip && file.gzipped ? file.gzipped : file.plain;
    // The two forms are the same page, byte for byte different: weak for one, strong for the other.
    const etag = body === file.gzipped ? `W/"${file.etag}"` : `"${file.etag}"`;
    const headers = {
      'Access-Control-Allow-Origin': '*',
      'Cache-Control': cacheControl,
      'Content-Type': file.type,
      ETag: etag,
      'Last-Modified': file.modified,
      ...(file.gzipped ? {Vary: 'Accept-Encoding'} : {}),
      ...(body === file.gzipped ? {'Content-Encoding': 'gzip'} : {}),
    };
    if (status === 200 && isUnchanged(file, request.headers)) {
      return {status: 304, headers, body: Buffer.alloc(0)};
    }
    return {status, headers, body};
  }

  async function notFound(request: SiteRequest): Promise<SiteResponse> {
    const page = await load(path.join(dir, '404.html'));
    return page ? send(page, request, 404) : plain(404, 'Not found');
  }

  return async (request) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      return plain(405, 'Only GET and HEAD are answered', {Allow: 'GET, HEAD'});
    }
    const queryAt = request.url.search(/[?#]/);
    const pathname = queryAt === -1 ? request.url : request.url.slice(0, queryAt);
    const query = queryAt === -1 ? '' : request.url.slice(queryAt);
    const redirect = (): SiteResponse =>
      plain(301, 'Moved', {Location: `${pathname}/${query}`, 'Cache-Control': cacheControl});

    if (`${pathname}/` === basePath) {
      return redirect();
    }
    if (!pathname.startsWith(basePath)) {
      return plain(404, `Nothing is here: the site begins at ${basePath}`);
    }
    const parts = partsOf(pathname.slice(basePath.length));
    if (parts === undefined) {
      return notFound(request);
    }
    const target = path.join(dir, ...parts);
    if (parts.at(-1) === '') {
      const index = await load(path.join(target, 'index.html'));
      return index ? send(index, request, 200) : notFound(request);
    }
    const index = await load(path.join(target, 'index.html'));
    const isBareFolder = !index && (await isFolder(target));
    const file = (await load(target)) ?? (isBareFolder ? undefined : await load(`${target}.html`));
    if (file) {
      return send(file, request, 200);
    }
    return index || isBareFolder ? redirect() : notFound(request);
  };
}

async function isFolder(file: string): Promise<boolean> {
  return (await stat(file).catch(() => undefined))?.isDirectory() ?? false;
}

/** Whether the browser's own copy is still the same; the tag decides before the date. */
function isUnchanged(file: StoredFile, headers: IncomingHttpHeaders): boolean {
  const tags = headers['if-none-match'];
  if (tags !== undefined) {
    return tags.trim() === '*' || tags.includes(`"${file.etag}"`);
  }
  const since = Date.parse(headers['if-modified-since'] ?? '');
  return !Number.isNaN(since) && Date.parse(file.modified) <= since;
}
