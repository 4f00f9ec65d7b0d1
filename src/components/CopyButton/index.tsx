import React, {useEffect, useState, type ReactNode} from 'react';
import clsx from 'clsx';
import useIsBrowser from '@docusaurus/useIsBrowser';
import styles from './styles.module.css';

export type CopyState = 'idle' | 'copied' | 'failed';

const LABEL: Record<CopyState, string> = {idle: 'Copy', copied: 'Copied', failed: 'Not copied'};
const SHOWN_FOR = 2000;

/**
 * What a button shows of a copy: whether it worked, for two seconds.
 *
 * @param copy what copies; rejects when it fails
 * @returns the state, and what the click calls
 */
export function useCopy(copy: () => Promise<void>): [CopyState, () => void] {
  const [state, setState] = useState<CopyState>('idle');
  useEffect(() => {
    if (state === 'idle') {
      return undefined;
    }
    const timer = setTimeout(() => setState('idle'), SHOWN_FOR);
    return () => clearTimeout(timer);
  }, [state]);
  return [
    state,
    () =>
      void copy().then(
        () => setState('copied'),
        () => setState('failed'),
      ),
  ];
}

/**
 * A button that copies text to the clipboard and shows whether that worked.
 *
 * @param props.read returns the text when the button is clicked; newlines at its end are not copied
 * @param props.quiet whether the button has no frame until the pointer is on it
 */
export function CopyButton({read, quiet}: {read: () => string; quiet?: boolean}): ReactNode {
  // The clipboard is absent on pages that are not served securely: that fails like the rest.
  // A terminal runs a pasted command at once when it ends in a newline.
  const [state, copy] = useCopy(async () =>
    navigator.clipboard.writeText(read().replace(/\n+$/, '')),
  );
  return (
    <button
      type="button"
      className={clsx(styles.button, quiet && styles.quiet)}
      aria-disabled={useIsBrowser() ? undefined : true}
      onClick={copy}
    >
      <span aria-live="polite">{LABEL[state]}</span>
    </button>
  );
}
