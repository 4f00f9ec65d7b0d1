import file from './not-json.json';

/** What a text is by a pattern. */
export interface TextPattern {
  pattern: string;
  /** Whether the pattern is for the rest of the line from the first error on. */
  atError?: boolean;
  isEncoding?: boolean;
  text: string;
}

/** What to say of a text that is not the JSON of a `boyka-config.json`. */
export const notJson = file as {
  /** Texts that are not JSON; the first one that fits counts. */
  files: readonly TextPattern[];
  /** What a text has beside JSON. */
  beside: readonly TextPattern[];
  comment: string;
  /** By the name that the parser gives to its error. */
  errors: Readonly<Record<string, string | undefined>>;
};
