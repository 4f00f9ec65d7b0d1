import React, {useEffect, useId, useLayoutEffect, useRef, useState, type ReactNode} from 'react';
import clsx from 'clsx';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {ToolBoundary, ToolFailure} from '@site/src/tools/ToolBoundary';
import styles from '@site/src/tools/styles.module.css';

/** A larger file is read up to here: the browser holds it in memory. */
const MAX_FILE = 20_000_000;

const megabytes = (size: number): string => `${size / 1_000_000} MB`;

/** A byte order mark stays: some readers of a file reject it. */
const TEXT = new TextDecoder('utf-8', {ignoreBOM: true});

/** Typing does not start a reading for each letter. */
const DEBOUNCE = 250;

/** How a key of the keyboard changes a text; a paste, a drop, and a file fill the box at once. */
const TYPED = /^(?:insert(?:Text|LineBreak|Paragraph|CompositionText)|delete|history)/;

/** Waits, by default for the next task, so that the page answers meanwhile. */
export const pause = (time = 0) => new Promise<void>((resolve) => setTimeout(resolve, time));

/** What was found in a text. */
interface Found {
  /** How much: "2 findings". */
  count: string;
  shown: ReactNode;
}

/** Reads a text that is not empty; nothing when stopped. */
export type Read = (
  text: string,
  signal: AbortSignal,
) => Found | undefined | Promise<Found | undefined>;

interface Props {
  /** Label of the text box. */
  label: string;
  placeholder: string;
  /** What the text is: "log". */
  textName: string;
  /** What the file input offers. */
  accept: string;
  /** Characters from which on the text cannot be what it should be, and is not read. */
  maxLength?: number;
  /** Loads the code that reads a text; rejects if the code cannot be loaded, and for nothing else. */
  load: () => Promise<Read>;
  /** What `load` loads, for the error: "The check". */
  codeName: string;
  /** What to do instead without JavaScript. */
  noscript: ReactNode;
  /** Fills the box with a text that another part of the site handed over, if there is one. */
  give?: (fill: (text: string) => void) => void;
}

interface Outcome {
  status: string;
  shown?: ReactNode;
  hasFailed?: boolean;
}

/**
 * Loads the code that reads a text, and reads it.
 *
 * @param say shows how far it is
 * @returns what to show; it means nothing when stopped
 */
async function outcomeOf(
  {textName, maxLength = Infinity, load, codeName}: Props,
  input: string | File,
  say: (status: string) => void,
  signal: AbortSignal,
): Promise<Outcome> {
  const [name, text] =
    typeof input === 'string'
      ? [`the ${textName}`, input]
      : [input.name, TEXT.decode(await input.slice(0, MAX_FILE).arrayBuffer())];
  if (text.trim() === '') {
    return {status: ''};
  }
  if (text.length > maxLength) {
    return {status: `Not read: ${name} has more than ${megabytes(maxLength)}.`};
  }
  await pause(DEBOUNCE);
  if (signal.aborted) {
    return {status: ''};
  }
  say('Reading …');
  const read = await load().catch(() => undefined);
  if (!read) {
    return {
      status: `${codeName} couldn't be loaded. Check the network and paste the ${textName} again, or reload the page.`,
    };
  }
  try {
    const found = await read(text, signal);
    const isCut = typeof input !== 'string' && input.size > MAX_FILE;
    const part = isCut ? `the first ${megabytes(MAX_FILE)} of ${name}` : name;
    const lines = text.trimEnd().split('\n').length;
    const size = `${lines.toLocaleString('en')} ${lines === 1 ? 'line' : 'lines'}`;
    return {status: `${found?.count} in ${size} of ${part}.`, shown: found?.shown};
  } catch (error) {
    console.error(error);
    return {status: '', hasFailed: true};
  }
}

/** Moves the page so that the box and the first answer are in view, unless they are. */
function showAnswer(tool: HTMLElement): void {
  const first = tool.querySelector('ol > li') ?? tool.lastElementChild!;
  const {top} = tool.getBoundingClientRect();
  if (top < 0 || first.getBoundingClientRect().bottom > window.innerHeight) {
    tool.scrollIntoView();
  }
}

/** Shows the beginning of a text that was pasted: the browser shows where its longest line ends. */
function showStart(box: HTMLTextAreaElement): void {
  box.setSelectionRange(0, 0);
  box.scrollTo(0, 0);
}

/** Takes a file that is dropped anywhere on the page: beside the box the browser would open it, and leave the page. */
function useDrop(onFile: (file: File | undefined) => void): void {
  useEffect(() => {
    const onDrag = (event: DragEvent): void => {
      if (event.dataTransfer?.types.includes('Files')) {
        event.preventDefault();
        if (event.type === 'drop') {
          onFile(event.dataTransfer.files[0]);
        }
      }
    };
    window.addEventListener('dragover', onDrag);
    window.addEventListener('drop', onDrag);
    return () => {
      window.removeEventListener('dragover', onDrag);
      window.removeEventListener('drop', onDrag);
    };
  });
}

/** A box for a text that a reader pastes, drops, or chooses; the text stays in the browser. */
export function PasteBox(props: Props): ReactNode {
  const {label, placeholder, textName, accept, noscript, give} = props;
  const id = useId();
  const isDisabled = !useIsBrowser();
  const box = useRef<HTMLTextAreaElement>(null);
  const tool = useRef<HTMLDivElement>(null);
  const work = useRef<AbortController>(null);
  /** How far the page is scrolled since the box was filled, as long as the reader does not scroll. */
  const scrolled = useRef<number>(undefined);
  const [input, setInput] = useState<string | File>('');
  const [{status, shown, hasFailed}, setOutcome] = useState<Outcome>({status: ''});

  useEffect(() => () => work.current?.abort(), []);
  useLayoutEffect(() => {
    if ((shown || hasFailed) && window.scrollY === scrolled.current) {
      showAnswer(tool.current!);
      scrolled.current = window.scrollY;
    }
  }, [shown, hasFailed]);

  /** A newer text stops the reading of the one before it. */
  async function read(next: string | File, isTyped = false): Promise<void> {
    work.current?.abort();
    const {signal} = (work.current = new AbortController());
    if (!isTyped || scrolled.current === undefined) {
      // In the next frame: the browser scrolls to the caret first.
      requestAnimationFrame(() => (scrolled.current = window.scrollY));
    }
    setInput(next);
    const say = (text: string) => setOutcome((before) => ({...before, status: text}));
    const outcome = await outcomeOf(props, next, say, signal);
    if (!signal.aborted) {
      setOutcome(outcome);
    }
  }

  function fill(next: string | File | undefined): void {
    if (next !== undefined) {
      box.current!.value = typeof next === 'string' ? next : '';
      showStart(box.current!);
      void read(next);
    }
  }
  useDrop(fill);
  useEffect(() => give?.(fill));
  const kept =
    typeof input === 'string' ? 'Your text is still in the box.' : 'Your file is unchanged.';

  return (
    <div ref={tool} className="margin-bottom--lg" data-search="skip">
      <noscript>
        <p>{noscript}</p>
      </noscript>
      <div className={clsx('bk-screen bk-script', styles.form)}>
        <label htmlFor={`${id}text`} className={styles.label}>
          {label}
        </label>
        <textarea
          ref={box}
          id={`${id}text`}
          className={clsx(styles.field, (shown || hasFailed) && styles.filled)}
          rows={7}
          readOnly={isDisabled}
          aria-disabled={isDisabled || undefined}
          aria-describedby={`${id}help`}
          placeholder={placeholder}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          onInput={({currentTarget, nativeEvent}) => {
            const {inputType = ''} = nativeEvent as InputEvent;
            const isTyped = TYPED.test(inputType);
            if (!isTyped) {
              showStart(currentTarget);
            }
            void read(currentTarget.value, isTyped);
          }}
        />
        <div className={clsx('bk-wrap', styles.row)}>
          <p id={`${id}help`} className={`bk-note margin--none ${styles.help}`}>
            {`The ${textName} stays in this browser: nothing is sent or stored.`}
          </p>
          <label className={clsx('button', styles.button)}>
            Choose a file
            <input
              type="file"
              accept={accept}
              disabled={isDisabled}
              onChange={({target}) => {
                fill(target.files?.[0]);
                target.value = '';
              }}
            />
          </label>
          <button
            type="button"
            className={clsx('button', styles.button)}
            disabled={isDisabled}
            onClick={() => {
              fill('');
              box.current!.focus();
            }}
          >
            Clear
          </button>
        </div>
        <p className={clsx('text--semibold margin-vert--sm', styles.read)} role="status">
          {status}
        </p>
      </div>
      {hasFailed ? (
        <ToolFailure kept={kept} onRetry={() => void read(input)} />
      ) : (
        <ToolBoundary kept={kept}>{shown}</ToolBoundary>
      )}
    </div>
  );
}
