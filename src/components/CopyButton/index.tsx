import React, {useEffect, useState, type ReactNode} from 'react';
import styles from './styles.module.css';

type State = 'idle' | 'copied' | 'failed';

const LABEL: Record<State, string> = {idle: 'Copy', copied: 'Copied', failed: 'Not copied'};
const SHOWN_FOR = 2000;

/**
 * A button that puts text on the clipboard and says whether that worked.
 *
 * @param read returns the text at the moment of the click
 */
export function CopyButton({read}: {read: () => string}): ReactNode {
  const [state, setState] = useState<State>('idle');
  useEffect(() => {
    if (state === 'idle') {
      return undefined;
    }
    const timer = setTimeout(() => setState('idle'), SHOWN_FOR);
    return () => clearTimeout(timer);
  }, [state]);

  async function copy() {
    try {
      // Absent on pages that are not served securely; the failure is shown the same way.
      await navigator.clipboard.writeText(read());
      setState('copied');
    } catch {
      setState('failed');
    }
  }

  return (
    <button type="button" className={styles.button} onClick={copy}>
      <span aria-live="polite">{LABEL[state]}</span>
    </button>
  );
}
