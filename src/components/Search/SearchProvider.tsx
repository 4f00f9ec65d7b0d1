import {useHistory} from '@docusaurus/router';
import {useSearchLinkCreator} from '@docusaurus/theme-common';
import React, {
  useCallback,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type ReactNode,
} from 'react';
import type Answers from './Answers';
import {MAX_QUERY, SearchDialog} from './SearchDialog';
import {SearchContext} from './searchContext';
import {isSlashOn} from './browserStorage';

const loadAnswers = () => import(/* webpackPrefetch: true */ './Answers');

const isField = (target: EventTarget | null) =>
  target instanceof Element &&
  target.closest('input, select, textarea, [contenteditable]') !== null;

const selectedText = () =>
  (window.getSelection()?.toString() ?? '').replace(/\s+/g, ' ').trim().slice(0, MAX_QUERY);

/** Has the state of the search, its keys, and its dialog. Around the whole site: pages come and go. */
export function SearchProvider({children}: {children: ReactNode}): ReactNode {
  const button = useRef<HTMLButtonElement>(null);
  const history = useHistory();
  const toSearchPage = useSearchLinkCreator();
  const [isOpen, setIsOpen] = useState(false);
  const [query, setQuery] = useState('');
  // The code of what is below the field; null when it could not be loaded.
  const [Loaded, setLoaded] = useState<typeof Answers | null>();

  const preload = useCallback(() => {
    // A request that began earlier may fail with the network of then.
    loadAnswers()
      .catch(loadAnswers)
      .then(
        ({default: loaded, preload: loadIndex}) => {
          loadIndex();
          setLoaded(() => loaded);
        },
        () => setLoaded(null),
      );
  }, []);
  const close = useCallback(() => setIsOpen(false), []);
  const search = useMemo(
    () => ({
      button,
      preload,
      open(next?: string) {
        // A browser without dialogs has the page of the search.
        if (!window.HTMLDialogElement?.prototype.showModal) {
          history.push(toSearchPage(next ?? ''));
          return;
        }
        preload();
        setQuery((last) => next ?? (selectedText() || last));
        setIsOpen(true);
      },
    }),
    [history, preload, toSearchPage],
  );

  // With the dialog, so that keys which follow at once meet its state.
  useLayoutEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const hasCommand = event.ctrlKey || event.metaKey;
      // With Shift or Alt they are the browser's: Ctrl+Shift+K opens the console of Firefox.
      const isToggle =
        hasCommand && event.key.toLowerCase() === 'k' && !event.shiftKey && !event.altKey;
      // Shift is a part of it on many keyboards.
      const isSlash = event.key === '/' && !hasCommand && !event.altKey;
      if (isToggle && event.repeat) {
        // Held down, it would open and close the dialog in turns.
        event.preventDefault();
      } else if (isToggle && isOpen) {
        event.preventDefault();
        close();
      } else if (!isOpen && (isToggle || (isSlash && isSlashOn() && !isField(event.target)))) {
        event.preventDefault();
        search.open();
      }
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [close, isOpen, search]);

  useEffect(() => {
    if (!isOpen) {
      return undefined;
    }
    // Back closes the dialog and stays on the page, as with the menu of a phone. Where the browser
    // cannot cancel it, the dialog leaves with the page.
    const onNavigate = (event: NavigateEvent) => {
      if (event.navigationType === 'traverse') {
        event.preventDefault();
        close();
      }
    };
    window.navigation?.addEventListener('navigate', onNavigate);
    const stopListening = history.listen((_, action) => action === 'POP' && close());
    return () => {
      window.navigation?.removeEventListener('navigate', onNavigate);
      stopListening();
    };
  }, [close, history, isOpen]);

  const wasOpen = useRef(false);
  useLayoutEffect(() => {
    // The dialog has returned the focus, unless the element that had it is gone.
    if (wasOpen.current && !isOpen && document.activeElement === document.body) {
      button.current?.focus({preventScroll: true});
    }
    wasOpen.current = isOpen;
  }, [isOpen]);

  return (
    <SearchContext value={search}>
      {children}
      {isOpen && (
        <SearchDialog
          Answers={Loaded}
          query={query}
          onQuery={(next) => {
            setQuery(next);
            if (!Loaded) {
              preload();
            }
          }}
          onClose={close}
        />
      )}
    </SearchContext>
  );
}
