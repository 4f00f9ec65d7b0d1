import path from 'node:path';

const TEXT_TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.js': 'application/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.md': 'text/markdown; charset=utf-8',
  '.mjs': 'application/javascript; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.xml': 'application/xml',
};

const BINARY_TYPES: Readonly<Record<string, string>> = {
  '.avif': 'image/avif',
  '.gif': 'image/gif',
  '.ico': 'image/vnd.microsoft.icon',
  '.jpeg': 'image/jpeg',
  '.jpg': 'image/jpeg',
  '.pdf': 'application/pdf',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.woff': 'font/woff',
  '.woff2': 'font/woff2',
  '.zip': 'application/zip',
};

export interface ContentType {
  readonly type: string;
  /** Whether the host sends it compressed to those who can read that. */
  readonly compress: boolean;
}

/** The type that a file is served with, read off its ending. */
export function contentTypeOf(file: string): ContentType {
  const ending = path.extname(file).toLowerCase();
  const text = TEXT_TYPES[ending];
  return text === undefined
    ? {type: BINARY_TYPES[ending] ?? 'application/octet-stream', compress: false}
    : {type: text, compress: true};
}
