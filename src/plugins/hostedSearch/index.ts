import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {searchMode} from '../../config/environment/searchMode';

type Configuration = ReturnType<NonNullable<Plugin['configureWebpack']>>;

/**
 * With the hosted search, the theme's own search replaces that of this site, which is left out. Three
 * modules that it imports are replaced by parts of ours, which show the texts that it lacks.
 */
export default function hostedSearch({siteDir}: LoadContext): Plugin {
  const name = 'hosted-search';
  if (searchMode() !== 'hosted') {
    return {name};
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
        resolve: {
          alias: {
            '@theme/Root': '@theme-original/Root',
            '@theme/SearchBar': '@theme-original/SearchBar',
            '@theme/SearchPage': '@theme-original/SearchPage',
          },
        },
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
