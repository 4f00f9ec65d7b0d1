// Names that src/plugins/search gives to what depends on how the site is built.

declare module '@site-search/client' {
  import type {SearchClient} from '@site/src/search/types';

  /** The client of the mode that the site was built in. */
  export function searchClient(appId: string, apiKey: string): SearchClient;
  /** The client that the modal uses; the one that DocSearch made is given. */
  export function modalClient<Client extends Pick<SearchClient, 'search'>>(made: Client): Client;
  /** Begins to load what the first question needs. */
  export function preload(): void;
}

declare module '@site-search/modal' {
  export {DocSearchModal} from '@docsearch/react/modal';
}

declare module '@site-search/keyboard' {
  /** The package names its types where this project's resolution of modules does not look. */
  export interface UseDocSearchKeyboardEventsProps {
    readonly isOpen: boolean;
    readonly onOpen: () => void;
    readonly onClose: () => void;
    readonly onInput?: (event: KeyboardEvent) => void;
    readonly isAskAiActive: boolean;
    readonly onAskAiToggle: (active: boolean) => void;
  }

  export function useDocSearchKeyboardEvents(options: UseDocSearchKeyboardEventsProps): void;
}
