import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {searchMode} from '../../config/environment/searchMode';

type Configuration = ReturnType<NonNullable<Plugin['configureWebpack']>>;

/**
 * The search of the site's theme. The embedded one is a theme of ours, which the generator puts
 * before that of the hosted service; its cache knows one mode from the other by that. With the hosted
 * search, the theme's own is used: three modules that it imports are replaced by parts of ours, which
 * show the texts that it lacks.
 */
export default function searchTheme({siteDir}: LoadContext): Plugin {
  const name = 'search-theme';
  if (searchMode() === 'embedded') {
    return {name, getThemePath: () => path.join(siteDir, 'src/components/Search/theme')};
  }
  const theme = path.dirname(require.resolve('@docusaurus/theme-search-algolia'));
  const ours = path.join(siteDir, 'src/components/HostedSearch');
  /** What a component of the theme imports instead; elsewhere, the same import is the original. */
  const replace = (component: string, alias: Record<string, string>) => ({
    include: path.join(theme, 'theme', component),
    resolve: {alias},
  });
  return {
    name,
    getClientModules: () => [path.join(ours, 'docSearch.css')],
    configureWebpack: () =>
      ({
        module: {
          rules: [
            replace('SearchBar', {
              '@docsearch/react/modal': path.join(ours, 'DocSearchModal.tsx'),
            }),
            replace('SearchPage', {
              '@docusaurus/Translate': path.join(ours, 'Translate.tsx'),
              'algoliasearch/lite': path.join(ours, 'liteClient.ts'),
            }),
          ],
        },
      }) as Configuration,
  };
}
