/** A place that uses an error message. */
export interface MessagePlace {
  file: string;
  line: number;
  /** Type and method that hold the line; `<init>` for a field's initializer. */
  type: string;
  method: string;
  /** The method that gets the constant: `throwError`, `handleAndThrow`, `requireNonNull`, … */
  by: string;
}

export interface ErrorMessage {
  /** Constant of Message: `ELEMENT_NOT_FOUND`. */
  name: string;
  /** With `{0}`, `{1}` … where arguments go (java.text.MessageFormat). */
  text: string;
  /** Line of the constant in Message.java. */
  line: number;
  /** Empty when no code of the framework raises it. */
  places: MessagePlace[];
}

/** The whole of `messages.json`. */
export interface Messages {
  tag: string;
  commit: string;
  root: string;
  /** File of the enum, relative to `root`. */
  file: string;
  messages: ErrorMessage[];
}
