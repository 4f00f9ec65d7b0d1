import React, {useEffect, useState, type ReactNode} from 'react';
import clsx from 'clsx';
import useIsBrowser from '@docusaurus/useIsBrowser';
import styles from './styles.module.css';

const SHOWN_FOR = 2000;

/**
 * What a button shows of a copy: whether it worked, for two seconds.
 *
 * @param label what it shows otherwise
 * @param copy what copies; rejects when it fails
 * @returns the label, and what the click calls
 */
export function useCopy(label: string, copy: () => Promise<void>): [string, () => void] {
  const [result, setResult] = useState<string>();
  useEffect(() => {
    const timer = result && setTimeout(() => setResult(undefined), SHOWN_FOR);
    return () => clearTimeout(timer || undefined);
  }, [result]);
  return [
    result ?? label,
    () =>
      void copy().then(
        () => setResult('Copied'),
        () => setResult('Not copied'),
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
  const [label, copy] = useCopy('Copy', async () =>
    navigator.clipboard.writeText(read().replace(/\n+$/, '')),
  );
  return (
    <button
      type="button"
      className={clsx('button bk-script', styles.button, quiet && styles.quiet)}
      aria-disabled={useIsBrowser() ? undefined : true}
      onClick={copy}
    >
      <span aria-live="polite">{label}</span>
    </button>
  );
}
