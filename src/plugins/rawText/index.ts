import type {Plugin} from '@docusaurus/types';

/** Imports a file as its text when the import ends in `?raw`, as Vitest does. */
export default function rawText(): Plugin {
  return {
    name: 'raw-text',
    configureWebpack: () => ({
      module: {rules: [{resourceQuery: /^\?raw$/, type: 'asset/source'}]},
    }),
  };
}
