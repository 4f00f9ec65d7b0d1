/**
 * One thing that a call does. Conditions and values are Java code with what the caller passed filled in.
 *
 * `Name` is a method (`Type.method`) or a callback (`Listener.callback`, with or without arguments), and `Key` is a key
 * of the configuration: texts in `api.json`, linked texts on a page.
 */
export type Step<Name = string, Key = string> =
  /** Without `text`, the message is built at run time; without `level`, it is `info`. */
  | {kind: 'log'; text?: string; level?: string; when?: string}
  | {kind: 'listener'; callback: Name; order: ListenerOrder; when?: string}
  /** Waits for a condition. `outline` is the color in which a web element is outlined then. */
  | {kind: 'until'; until: string; settings: Key[]; outline?: string; when?: string}
  /** Waits for a time. `notifies` is the callback that the pause calls. */
  | {kind: 'pause'; text: string; settings: Key[]; notifies?: Name; when?: string}
  /** A call of Selenium, Appium, or the HTTP client. */
  | {kind: 'driver'; text: string; when?: string}
  | {kind: 'assert'; label: string}
  /** Runs another documented method, with all its steps. */
  | {kind: 'calls'; method: Name; when?: string}
  | {kind: 'return'; value?: string; when?: string}
  /** A caught error; `ends` when the value is the method's result. */
  | {kind: 'swallow'; catches: string[]; returns?: string; ends?: true};

/** Where a callback is among the driver calls of its method; `none` when the method makes no driver call. */
export type ListenerOrder = 'before' | 'between' | 'after' | 'none';

/** What a call does in all, the methods that it runs included. */
export interface Overview {
  /** What can be missing; absent when a call needs no driver. */
  needs?: 'element' | 'driver';
  /** Conditions that it waits for: `VISIBLE` and `CLICKABLE` of WaitStrategy, or Java code. */
  waits?: string[];
  /** Key of the configuration with the longest time of the first of these waits. */
  timeout?: string;
  /** It waits for a time that the caller passes. */
  pauses?: true;
  /** What the caller gets in place of an error, as Java code. */
  fallback?: string;
  /** Callbacks that it calls: `IElementActionsListener.onGetText`. */
  callbacks?: string[];
}

/** A method that calls a callback. */
export interface Caller {
  /** `ElementActions.clear` */
  method: string;
  order: ListenerOrder[];
}

/** An error that reaches the caller. */
export interface RaisedError {
  /** `FrameworkError`, `NullPointerException`, … */
  exception: string;
  /** Constant of Message. */
  message?: string;
  /** The text as written, when it is no constant of Message or when `MessageFormat` can't parse the constant's. */
  text?: string;
  when?: string;
}
