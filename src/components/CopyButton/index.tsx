import React, {useEffect, useState, type ReactNode} from 'react';
import styles from './styles.module.css';

type State = 'idle' | 'copied' | 'failed';

const LABEL: Record<State, string> = {idle: 'Copy', copied: 'Copied', failed: 'Not copied'};
const SHOWN_FOR = 2000;

/**
 * A button that copies text to the clipboard and shows whether that worked.
 *
 * @param read returns the text when the button is clicked; newlines at its end are not copied
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
      // A terminal runs a pasted command at once when it ends in a newline.
      await navigator.clipboard.writeText(read().replace(/\n+$/, ''));
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
