import {writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {PostbuildStep} from './step';

/** Postbuild step: crawlers may read all, and find the sitemap by its absolute address. */
export const robots: PostbuildStep = {
  name: 'Robots',
  run: async ({outDir, url, baseUrl}) => {
    const sitemap = `${url}${baseUrl}sitemap.xml`;
    const text = ['User-agent: *', 'Allow: /', '', `Sitemap: ${sitemap}`, ''].join('\n');
    await writeFile(path.join(outDir, 'robots.txt'), text);
    return `robots.txt names ${sitemap}`;
  },
};
