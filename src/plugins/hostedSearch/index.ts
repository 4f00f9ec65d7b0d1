import type {Plugin} from '@docusaurus/types';
import {searchMode} from '../../config/environment/searchMode';

type Configuration = ReturnType<NonNullable<Plugin['configureWebpack']>>;

/** With the hosted search, the theme's own search replaces that of this site, which is left out. */
export default function hostedSearch(): Plugin {
  const alias = {
    '@theme/Root': '@theme-original/Root',
    '@theme/SearchBar': '@theme-original/SearchBar',
    '@theme/SearchPage': '@theme-original/SearchPage',
  };
  return {
    name: 'hosted-search',
    configureWebpack: () => (searchMode() === 'hosted' ? {resolve: {alias}} : {}) as Configuration,
  };
}
