import React, {useId, useRef, type DragEvent, type ReactNode} from 'react';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {ToolBoundary} from '@site/src/tools/ToolBoundary';
import styles from './styles.module.css';

/** A larger file is read up to here: the browser holds it in memory. */
const MAX_FILE = 20_000_000;

interface Props {
  /** Label of the text box. */
  label: string;
  placeholder: string;
  /** What happens to the text. */
  help: string;
  /** What the file input offers. */
  accept: string;
  /** Content of the live region. */
  status: string;
  /** Called with the text, which is empty after "Clear", and the name of its file. */
  onText: (text: string, name?: string) => void;
  /** Called before a file is read. */
  onFile: () => void;
  /** What to do instead without JavaScript. */
  noscript: ReactNode;
  /** What was found in the text. */
  children: ReactNode;
}

/** How much was read, for the live region: "12 lines of the log". */
export function linesOf(text: string, name: string): string {
  const lines = text.trimEnd().split('\n').length;
  return `${lines.toLocaleString('en')} ${lines === 1 ? 'line' : 'lines'} of ${name}`;
}

/** A box for a text that a reader pastes, drops, or chooses; the text stays in the browser. */
export function PasteBox({
  label,
  placeholder,
  help,
  accept,
  status,
  onText,
  onFile,
  noscript,
  children,
}: Props): ReactNode {
  const id = useId();
  const isDisabled = !useIsBrowser();
  const box = useRef<HTMLTextAreaElement>(null);

  async function readFile(file: File | undefined): Promise<void> {
    if (!file) {
      return;
    }
    box.current!.value = '';
    onFile();
    const text = await file.slice(0, MAX_FILE).text();
    onText(text, file.size > MAX_FILE ? `the first 20 MB of ${file.name}` : file.name);
  }

  function drop(event: DragEvent): void {
    if (event.dataTransfer.files.length > 0) {
      event.preventDefault();
      void readFile(event.dataTransfer.files[0]);
    }
  }

  return (
    <div className={styles.tool} data-search="skip">
      <noscript>
        <p>{noscript}</p>
      </noscript>
      <div className={styles.form}>
        <label htmlFor={`${id}text`} className={styles.label}>
          {label}
        </label>
        <textarea
          ref={box}
          id={`${id}text`}
          className={styles.box}
          rows={7}
          readOnly={isDisabled}
          aria-disabled={isDisabled || undefined}
          aria-describedby={`${id}help`}
          placeholder={placeholder}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          wrap="off"
          onInput={() => onText(box.current!.value)}
          onDragOver={(event) => event.preventDefault()}
          onDrop={drop}
        />
        <div className={styles.row}>
          <p id={`${id}help`} className={styles.help}>
            {help}
          </p>
          <label className={styles.file}>
            Choose a file
            <input
              type="file"
              accept={accept}
              disabled={isDisabled}
              onChange={(event) => {
                void readFile(event.target.files?.[0]);
                event.target.value = '';
              }}
            />
          </label>
          <button
            type="button"
            className={styles.clear}
            disabled={isDisabled}
            onClick={() => {
              box.current!.value = '';
              onText('');
              box.current!.focus();
            }}
          >
            Clear
          </button>
        </div>
        <p className={styles.status} role="status">
          {status}
        </p>
      </div>
      <ToolBoundary kept="Your text is still in the box.">{children}</ToolBoundary>
    </div>
  );
}
