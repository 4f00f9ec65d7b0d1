import type {Config} from '@docusaurus/types';
import type {Options} from '@docusaurus/preset-classic';
import {analyticsServices} from './src/config/analytics';
import {blogOptions} from './src/config/blog';
import {docsPlugins} from './src/config/docsAreas';
import {FUTURE} from './src/config/future';
import {headTags} from './src/config/headTags';
import {TAGLINE, TITLE} from './src/config/identity';
import {orExit} from './src/config/environment/userError';
import {missingHistory, parseWithHistory} from './src/config/environment/history';
import {sourceRepository} from './src/config/environment/sourceRepository';
import {AS_EARLIER_VERSION} from './src/config/environment/variables';
import allPages from './src/plugins/allPages';
import analytics from './src/plugins/analytics';
import bundler from './src/plugins/bundler';
import {siteAddress} from './src/config/environment/site';
import figures from './src/plugins/figures';
import earlierVersion from './src/plugins/earlierVersion';
import headScript from './src/plugins/headScript';
import locale from './src/plugins/locale';
import samplesArchive from './src/plugins/samplesArchive';
import searchTheme from './src/plugins/searchTheme';
import siteFiles from './src/plugins/siteFiles';
import starter from './src/plugins/starter';
import {strictness} from './src/config/strictness';
import {sitemapOptions} from './src/config/sitemap';
import {stylesheets} from './src/config/stylesheets';
import {themeConfig} from './src/config/theme';
import {areaMarkdownPlugins, markdownPlugins} from './src/remark';

const {owner, name, editUrl, sourceUrl} = sourceRepository(__dirname);
const showsHistory = missingHistory(__dirname) === undefined;
const sources = {editUrl, showLastUpdateAuthor: showsHistory, showLastUpdateTime: showsHistory};

function createConfig() {
  const address = siteAddress();
  return {
    title: TITLE,
    tagline: TAGLINE,
    titleDelimiter: '|',
    favicon: 'img/favicon.svg',
    headTags: headTags(address.baseUrl),
    ...address,
    trailingSlash: false,
    organizationName: owner,
    projectName: name,

    future: FUTURE,
    i18n: {
      defaultLocale: 'en',
      locales: ['en'],
      localeConfigs: {
        en: {label: 'English', direction: 'ltr', htmlLang: 'en', calendar: 'gregory'},
      },
    },

    ...strictness,
    markdown: {...strictness.markdown, parseFrontMatter: parseWithHistory(__dirname)},
    baseUrlIssueBanner: true,

    presets: [
      [
        'classic',
        {
          docs: false,
          blog: blogOptions({...sources, ...markdownPlugins}),
          pages: markdownPlugins,
          sitemap: sitemapOptions(address, showsHistory),
          theme: {customCss: stylesheets},
        } satisfies Options,
      ],
    ],
    plugins: [
      ...docsPlugins(__dirname, {...sources, ...areaMarkdownPlugins}),
      allPages,
      bundler,
      earlierVersion,
      headScript,
      locale,
      samplesArchive,
      searchTheme,
      siteFiles,
      starter,
      analytics(analyticsServices),
      figures,
    ],
    clientModules: [
      './src/plugins/announceRoutes/announce.ts',
      './src/plugins/hashTarget/markTarget.ts',
      './src/plugins/hashTarget/keepPlace.ts',
      './src/plugins/hashTarget/keepTurned.ts',
      './src/plugins/prefetchOnce/prefetch.ts',
    ],
    customFields: {
      // The address of a file of this repository, for the links from code to its sample.
      sourceUrl,
      // Where today's site is, for an earlier version.
      ...(AS_EARLIER_VERSION && {todaysSite: siteAddress(undefined, false)}),
    },
    themeConfig: themeConfig(),
  } satisfies Config;
}

export default orExit(createConfig);
