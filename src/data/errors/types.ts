/** Cause and remedy of an error. Code is in backticks, and a link is `[text](/address)`. */
export interface ErrorEntry {
  why: string;
  fix: string;
  /** Ids of the configuration keys that decide, such as `ui.timeout.explicit_wait`. */
  settings?: readonly string[];
}

/** An exception of a library or of Java that reaches a reader as it is. */
export interface ExceptionEntry extends ErrorEntry {
  /** Qualified name of the class. */
  exception: string;
  /** Fixed part of its text where the class alone says too little, with `{name}` where a value is. */
  text?: string;
  /** Qualified names of classes that mean the same. */
  also?: readonly string[];
  /** A sentence that begins with "If", as `error-conditions.ts` has one for each message. */
  when: string;
}

/** What a page explains: messages by constant of Message, exceptions by the id of their heading. */
export type ErrorEntries = Readonly<Record<string, ErrorEntry | ExceptionEntry>>;

/** A message that the framework declares, and that no code of it raises. */
export const unused: ErrorEntry = {
  why: 'The framework declares the text and does not use it.',
  fix: 'If your log has this text, another version of the framework or code of your own raised it: search your project for the text, and check the version in the build file.',
};
