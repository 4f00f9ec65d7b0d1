import {translate} from '@docusaurus/Translate';
import {useAlgoliaAskAi, useAlgoliaThemeConfig} from '@docusaurus/theme-search-algolia/client';
import React, {
  lazy,
  Suspense,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  type ReactNode,
} from 'react';
import {focusable, keepFocusInside} from '@site/src/components/keepFocusInside';
import {SearchPanel} from './SearchPanel';
import {storedSearches, type ChatStart} from './storedSearches';
import styles from './styles.module.css';

const AskAiPanel = lazy(() => import('../AskAi/AskAiPanel'));

interface Props {
  /** The first query. */
  typed: string;
  /** Called with each query. */
  onQuery: (query: string) => void;
  /** Called when the reader closes the dialog or follows a link. */
  onClose: () => void;
}

/** The search: a modal dialog with the results of the query, or a chat with Ask AI. */
export default function SearchDialog({typed, onQuery, onClose}: Props): ReactNode {
  const dialog = useRef<HTMLDialogElement>(null);
  const {algolia} = useAlgoliaThemeConfig();
  const {askAi} = useAlgoliaAskAi(algolia as Parameters<typeof useAlgoliaAskAi>[0]);
  const [stored] = useState(() => storedSearches(algolia.indexName, askAi?.indexName));
  const [chat, setChat] = useState<ChatStart>();

  useLayoutEffect(() => {
    const element = dialog.current!;
    element.showModal();
    return () => element.close();
  }, []);

  useEffect(() => {
    const element = dialog.current!;
    const onKeyDown = (event: KeyboardEvent) => {
      const isToggle = (event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'k';
      if (event.key === 'Tab') {
        keepFocusInside(focusable(element), event);
      } else if (isToggle || (event.key === 'Escape' && !event.isComposing)) {
        event.preventDefault();
        if (chat && !isToggle) {
          setChat(undefined);
        } else {
          onClose();
        }
      }
    };
    // The dialog fills its box: what is clicked beside that is its backdrop.
    const onMouseDown = (event: MouseEvent) => {
      if (event.target === element) {
        // The page below does not take the focus.
        event.preventDefault();
        onClose();
      }
    };
    element.addEventListener('keydown', onKeyDown);
    element.addEventListener('mousedown', onMouseDown);
    return () => {
      element.removeEventListener('keydown', onKeyDown);
      element.removeEventListener('mousedown', onMouseDown);
    };
  }, [chat, onClose]);

  return (
    <dialog
      ref={dialog}
      className={styles.searchDialog}
      aria-label={translate({id: 'theme.SearchBar.label', message: 'Search'})}
      // Where the system has another key for it, such as Back on Android.
      onCancel={onClose}
    >
      {chat && askAi ? (
        <Suspense fallback={<p className={styles.wait} role="status" />}>
          <AskAiPanel
            config={askAi}
            start={chat}
            conversations={stored.conversations}
            onBack={() => setChat(undefined)}
            onClose={onClose}
          />
        </Suspense>
      ) : (
        <SearchPanel
          typed={typed}
          stored={stored}
          onQuery={onQuery}
          onClose={onClose}
          {...(askAi ? {onAsk: setChat} : {})}
        />
      )}
    </dialog>
  );
}
