import React, {useId, useLayoutEffect, useRef, useState, type ReactNode} from 'react';
import styles from './styles.module.css';

interface Group {
  readonly title: string;
  /** Keys, each with alternatives, and what they do. */
  readonly shortcuts: readonly (readonly [keys: readonly string[], action: string])[];
}

const COMMAND = /mac|iphone|ipad/i.test(navigator.platform) ? '⌘' : 'Ctrl';

const GROUPS: readonly Group[] = [
  {
    title: 'On every page',
    shortcuts: [
      [['/'], 'Search'],
      [[`${COMMAND} K`], 'Search, also from within a field'],
      [['?'], 'Show this list'],
      [['Esc'], 'Close the menu or a dialog'],
    ],
  },
  {
    title: 'On the search button',
    shortcuts: [[['A … Z', '0 … 9'], 'Search for what begins with it']],
  },
  {
    title: 'In the search',
    shortcuts: [
      [['↓', '↑'], 'Next or previous result'],
      [['Enter'], 'Open the result'],
      [['Esc', `${COMMAND} K`], 'Close the search'],
    ],
  },
  {
    title: 'On tabs',
    shortcuts: [[['←', '→'], 'Next or previous tab']],
  },
];

interface Props {
  /** Called when the reader closes the dialog. */
  onClose: () => void;
}

/** The keyboard shortcuts of the site, as a modal dialog. */
export default function ShortcutsDialog({onClose}: Props): ReactNode {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  const [hasSingleKeys, setHasSingleKeys] = useState(window.boykaSearch?.hasSingleKeys ?? true);

  useLayoutEffect(() => {
    const element = dialog.current!;
    element.showModal();
    return () => element.close();
  }, []);

  return (
    <dialog ref={dialog} className={styles.dialog} aria-labelledby={id} onClose={onClose}>
      <div className={styles.head}>
        <h2 id={id}>Keyboard shortcuts</h2>
        <button type="button" onClick={onClose}>
          Close
        </button>
      </div>
      {GROUPS.map(({title, shortcuts}) => (
        <section key={title}>
          <h3>{title}</h3>
          <dl>
            {shortcuts.map(([keys, action]) => (
              <div key={action}>
                <dt>
                  {keys.map((key) => (
                    <kbd key={key}>{key}</kbd>
                  ))}
                </dt>
                <dd>{action}</dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
      <label className={styles.setting}>
        <input
          type="checkbox"
          checked={hasSingleKeys}
          onChange={({target}) => {
            setSingleKeys(target.checked);
            setHasSingleKeys(target.checked);
          }}
        />
        Use the single keys <kbd>/</kbd> and <kbd>?</kbd>
      </label>
    </dialog>
  );
}

/**
 * Turns the shortcuts of a single key on or off, on this page and on later visits. Where the
 * browser stores nothing, the choice lasts until the page is left.
 */
function setSingleKeys(isOn: boolean): void {
  if (window.boykaSearch) {
    window.boykaSearch.hasSingleKeys = isOn;
  }
  try {
    // The head script (`src/plugins/headScript/script/searchRequest.js`) reads it.
    localStorage.setItem('boyka-single-keys', isOn ? 'on' : 'off');
  } catch {
    // The storage is blocked.
  }
}
