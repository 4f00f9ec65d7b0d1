import React, {useCallback, useEffect, useState, type ReactNode} from 'react';
import {createPortal} from 'react-dom';
import type ShortcutsDialog from './Dialog';

const FIELD = 'input, select, textarea, [contenteditable]';

/** Whether a key asks for the list, and not for a character in a field or in another dialog. */
function isRequest({key, ctrlKey, metaKey, altKey, target}: KeyboardEvent): boolean {
  return (
    key === '?' &&
    !(ctrlKey || metaKey || altKey) &&
    window.boykaSearch?.hasSingleKeys === true &&
    !(target as Element).closest?.(FIELD) &&
    document.querySelector('dialog[open]') === null
  );
}

/** Opens the list of keyboard shortcuts, as the key `?` does; its code is loaded on demand. */
export function Shortcuts({className}: {className?: string}): ReactNode {
  const [Dialog, setDialog] = useState<typeof ShortcutsDialog>();
  const open = useCallback(() => {
    void import('./Dialog').then((module) => setDialog(() => module.default));
  }, []);
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (isRequest(event)) {
        event.preventDefault();
        open();
      }
    };
    addEventListener('keydown', onKeyDown);
    return () => removeEventListener('keydown', onKeyDown);
  }, [open]);
  return (
    <>
      <button type="button" className={className} aria-haspopup="dialog" onClick={open}>
        Keyboard shortcuts
      </button>
      {Dialog && createPortal(<Dialog onClose={() => setDialog(undefined)} />, document.body)}
    </>
  );
}
