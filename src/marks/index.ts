/** What an element is, where its tag does not say it. */
type Kind =
  | 'code'
  | 'constant'
  | 'content'
  | 'key-name'
  | 'method-head'
  | 'permalink'
  | 'platforms'
  | 'property'
  | 'signature'
  | 'tabs';

/**
 * Attributes that components write for the build: it reads the HTML of a page for its Markdown twin
 * and for the search. TypeScript checks them wherever an element has one.
 */
interface Marks {
  'data-kind'?: Kind;
  /** How serious a call-out is: `warning`. */
  'data-call-out'?: string;
  /** Text that the search leaves out, or that counts less because most methods have it. */
  'data-search'?: 'skip' | 'details';
  /** The parameter of an address that opens one of the tabs, and of a panel the value that opens it. */
  'data-tabs'?: string;
  'data-tab'?: string;
  /** Full name of the key that the element describes. */
  'data-config-key'?: string;
  /** Declarations of the types or methods that the element describes, one in a line. */
  'data-declared'?: string;
  /** Constant of the error message that the element shows. */
  'data-message'?: string;
}

declare module 'react' {
  // eslint-disable-next-line @typescript-eslint/no-unused-vars, @typescript-eslint/no-empty-object-type -- React's own name of the type
  interface HTMLAttributes<T> extends Marks {}
}

/** Selects what a page leaves out of the search. */
export const SKIPPED = '[data-search="skip"]';

/** Selects the elements of a kind. */
export function ofKind(kind: Kind): string {
  return `[data-kind="${kind}"]`;
}
