import React, {
  isValidElement,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
  type ReactNode,
  type RefObject,
} from 'react';
import clsx from 'clsx';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {ToolBoundary} from '@site/src/tools/ToolBoundary';
import styles from '@site/src/tools/styles.module.css';

/** A larger file is read up to here: the browser holds it in memory. */
const MAX_FILE = 20_000_000;

const megabytes = (size: number): string => `${size / 1_000_000} MB`;

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
  noun: string;
  /** What the file input offers. */
  accept: string;
  /** Characters from which on the text cannot be what it should be, and is not read. */
  most?: number;
  /** Loads the code that reads a text; rejects if the code cannot be loaded, and for nothing else. */
  load: () => Promise<Read>;
  /** What `load` loads. */
  loads: string;
  /** What to do instead without JavaScript. */
  noscript: ReactNode;
}

/** Moves the page so that the box and the first answer are in view, unless they are. */
function showAnswer(tool: HTMLElement): void {
  const first = tool.querySelector('ol > li') ?? tool.lastElementChild!;
  const {top} = tool.getBoundingClientRect();
  if (top < 0 || first.getBoundingClientRect().bottom > window.innerHeight) {
    tool.scrollIntoView();
  }
}

/** Hands an error of the reading to the boundary, which catches only what is thrown while rendering. */
function Failed({error}: {error: unknown}): never {
  throw error;
}

type Outcome = [status: string, shown?: ReactNode];

/**
 * Loads the code that reads a text, and reads it.
 *
 * @param name of the text, within a sentence
 * @param say shows how far it is
 * @returns what to show; it means nothing when stopped
 */
async function outcomeOf(
  {noun, most = Infinity, load, loads}: Props,
  text: string,
  name: string,
  say: (status: string) => void,
  signal: AbortSignal,
): Promise<Outcome> {
  if (text.trim() === '') {
    return [''];
  }
  if (text.length > most) {
    return [`Not read: ${name} has more than ${megabytes(most)}.`];
  }
  await pause(DEBOUNCE);
  if (signal.aborted) {
    return [''];
  }
  say('Reading …');
  const read = await load().catch(() => undefined);
  if (!read) {
    return [
      `${loads} couldn't be loaded. Check the network and paste the ${noun} again, or reload the page.`,
    ];
  }
  try {
    const found = await read(text, signal);
    const lines = text.trimEnd().split('\n').length;
    const size = `${lines.toLocaleString('en')} ${lines === 1 ? 'line' : 'lines'}`;
    return [`${found?.count} in ${size} of ${name}.`, found?.shown];
  } catch (error) {
    return ['', <Failed error={error} />];
  }
}

/** The reading of a text: a newer text stops it. The page moves to the answer, unless the reader scrolls. */
function useReading(props: Props, tool: RefObject<HTMLDivElement | null>) {
  const work = useRef<AbortController>(null);
  /** How far the page is scrolled since the box was filled, as long as the reader does not scroll. */
  const scrolled = useRef<number>(undefined);
  /** Reads the last text once more. */
  const readAgain = useRef<() => void>(undefined);
  const [kept, setKept] = useState('');
  const [status, setStatus] = useState('');
  const [shown, setShown] = useState<ReactNode>();

  const pasted = `the ${props.noun}`;

  useEffect(() => () => work.current?.abort(), []);

  useLayoutEffect(() => {
    if (shown && window.scrollY === scrolled.current) {
      showAnswer(tool.current!);
      scrolled.current = window.scrollY;
    }
  }, [shown, tool]);

  async function readText(text: string, name = pasted, isTyped = false) {
    work.current?.abort();
    readAgain.current = () => void readText(text, name, isTyped);
    if (!isTyped || scrolled.current === undefined) {
      // In the next frame: the browser scrolls to the caret first.
      requestAnimationFrame(() => (scrolled.current = window.scrollY));
    }
    const {signal} = (work.current = new AbortController());
    const [nextStatus, next] = await outcomeOf(props, text, name, setStatus, signal);
    if (!signal.aborted) {
      setStatus(nextStatus);
      setShown(next);
      setKept(name === pasted ? 'Your text is still in the box.' : 'Your file is unchanged.');
    }
  }

  async function readFile(file: File): Promise<void> {
    setStatus('Reading …');
    const text = await file.slice(0, MAX_FILE).text();
    const isCut = file.size > MAX_FILE && (props.most ?? Infinity) > MAX_FILE;
    await readText(text, isCut ? `the first ${megabytes(MAX_FILE)} of ${file.name}` : file.name);
  }

  return {status, shown, kept, readText, readFile, readAgain};
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

interface ActionsProps {
  accept: string;
  isDisabled: boolean;
  onFile: (file: File | undefined) => void;
  onClear: () => void;
}

function Actions({accept, isDisabled, onFile, onClear}: ActionsProps): ReactNode {
  return (
    <>
      <label className={clsx('button', styles.button)}>
        Choose a file
        <input
          type="file"
          accept={accept}
          disabled={isDisabled}
          onChange={({target}) => {
            onFile(target.files?.[0]);
            target.value = '';
          }}
        />
      </label>
      <button
        type="button"
        className={clsx('button', styles.button)}
        disabled={isDisabled}
        onClick={onClear}
      >
        Clear
      </button>
    </>
  );
}

/** A box for a text that a reader pastes, drops, or chooses; the text stays in the browser. */
export function PasteBox(props: Props): ReactNode {
  const {label, placeholder, noun, accept, noscript} = props;
  const id = useId();
  const isDisabled = !useIsBrowser();
  const box = useRef<HTMLTextAreaElement>(null);
  const tool = useRef<HTMLDivElement>(null);
  const {status, shown, kept, readText, readFile, readAgain} = useReading(props, tool);
  // The boundary shows the message for an error until it is replaced.
  const hasFailed = isValidElement(shown) && shown.type === Failed;
  const onFile = (file: File | undefined): void => {
    if (file) {
      box.current!.value = '';
      void readFile(file);
    }
  };
  useDrop(onFile);
  const onClear = (): void => {
    box.current!.value = '';
    void readText('');
    box.current!.focus();
  };

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
          className={clsx(styles.field, shown && styles.filled)}
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
            void readText(currentTarget.value, undefined, TYPED.test(inputType));
          }}
        />
        <div className={clsx('bk-wrap', styles.row)}>
          <p id={`${id}help`} className={`bk-note margin--none ${styles.help}`}>
            {`The ${noun} stays in this browser: nothing is sent or stored.`}
          </p>
          <Actions accept={accept} isDisabled={isDisabled} onFile={onFile} onClear={onClear} />
        </div>
        <p className={clsx('text--semibold margin-vert--sm', styles.read)} role="status">
          {status}
        </p>
      </div>
      <ToolBoundary
        key={String(hasFailed)}
        kept={kept}
        onRetry={hasFailed ? () => readAgain.current?.() : undefined}
      >
        {shown}
      </ToolBoundary>
    </div>
  );
}
