import {Children, isValidElement, type ReactNode} from 'react';

/** The props of an element that only carries text for its parent: `<Param name="script">`. */
export interface NamedText {
  name?: string;
  /** The page that explains it; filled in at build. */
  to?: string;
  children?: ReactNode;
}

/**
 * The props of all children of one kind.
 *
 * @param children what a page wrote between the tags
 * @param kind the component of the wanted children
 */
export function childrenOf(children: ReactNode, kind: unknown): NamedText[] {
  return Children.toArray(children).flatMap((child) =>
    isValidElement<NamedText>(child) && child.type === kind ? [child.props] : [],
  );
}
