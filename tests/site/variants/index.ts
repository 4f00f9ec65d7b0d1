// cspell:ignore TESTAPPID
import {cpSync, mkdirSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {ROOT, run} from '../../../scripts/lib/run';
import {splitSiteUrl} from '../../../src/config/environment/site';
import {createFixture} from '../../build/support/fixture';
import {copySource} from '../../build/support/sourceCopy';
import {OTHER_SITE} from './otherSite';

/** Another build than `build/`, made once for all tests that need it. */
interface Variant {
  readonly name: string;
  /** Folder of its built site. */
  readonly dir: string;
  /** Builds the site into `dir`; throws an error with the output of a build that fails. */
  readonly build: () => Promise<void>;
}

const folderOf = (name: string) => path.join(ROOT, '.cache', 'variants', name);
const fileOf = (name: string, file: string) => path.join(folderOf(name), file);

/** Credentials as the hosted search's look; no test sends them to the service. */
export const HOSTED = {
  ALGOLIA_APP_ID: 'TESTAPPID0',
  ALGOLIA_API_KEY: '0123456789abcdef0123456789abcdef',
  ALGOLIA_INDEX_NAME: 'boyka-test',
  ALGOLIA_ASSISTANT_ID: 'test-assistant',
};

/** Ids as those of the analytics services; tests answer the services themselves. */
const ANALYTICS = {
  GTM_CONTAINER_ID: 'GTM-FIXTURE',
  GTAG_TRACKING_ID: 'G-FIXTURE',
  GOOGLE_ANALYTICS_TRACKING_ID: 'UA-1-FIXTURE',
};

const ADDRESS = 'https://preview.example.org/pull/7/';

/** This site as deployed elsewhere: with hosted search and analytics, without Git's history. */
export const PREVIEW = {
  name: 'preview',
  dir: fileOf('preview', 'build'),
  address: ADDRESS,
  ...splitSiteUrl(ADDRESS),
  /** What the build printed. */
  outputFile: fileOf('preview', 'output.txt'),
  build: async () => {
    const copy = copySource(ROOT);
    try {
      const {code, output} = await run(
        process.execPath,
        [path.join(ROOT, 'node_modules/tsx/dist/cli.mjs'), 'scripts/build.ts'],
        {
          cwd: copy.dir,
          timeoutMs: 230_000,
          env: {...HOSTED, ...ANALYTICS, SITE_URL: ADDRESS, DOCUSAURUS_NO_PERSISTENT_CACHE: 'true'},
        },
      );
      if (code !== 0) {
        throw new Error(`The site does not build for another address:\n${output}`);
      }
      cpSync(path.join(copy.dir, 'build'), PREVIEW.dir, {recursive: true});
      writeFileSync(PREVIEW.outputFile, output);
    } finally {
      copy.remove();
    }
  },
} satisfies Variant & Record<string, unknown>;

/** A small site with our theme and plug-ins, and with the configuration that ours lacks. */
export const OTHER = {
  name: 'other configuration',
  dir: fileOf('other', 'build'),
  build: async () => {
    const fixture = createFixture(OTHER_SITE);
    try {
      const {code, output, out} = await fixture.build(ANALYTICS);
      if (code !== 0) {
        throw new Error(`The site with another configuration does not build:\n${output}`);
      }
      cpSync(out, OTHER.dir, {recursive: true});
    } finally {
      fixture.remove();
    }
  },
} satisfies Variant;

/** Builds a variant in place of the one of the last run. */
export async function buildVariant({dir, build}: Variant): Promise<void> {
  const folder = path.dirname(dir);
  rmSync(folder, {recursive: true, force: true});
  mkdirSync(folder, {recursive: true});
  await build();
}
