import {useEffect, useState, type ReactNode} from 'react';
import {createPortal} from 'react-dom';

/** Shows its children inside an element of DocSearch's window, at the end, while there is one. */
export function Inside({selector, children}: {selector: string; children: ReactNode}): ReactNode {
  const [element, setElement] = useState<Element | null>(null);
  useEffect(() => {
    const find = () => setElement(document.querySelector(selector));
    const observer = new MutationObserver(find);
    observer.observe(document.querySelector('.DocSearch-Modal')!, {childList: true, subtree: true});
    find();
    return () => observer.disconnect();
  }, [selector]);
  return element && createPortal(children, element);
}
