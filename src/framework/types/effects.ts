/** One thing that a method does, in the order in which the parser meets it. */
interface EffectBase {
  /** Line in `file` where it stands. */
  line: number;
  /** File of the line, relative to the facts' `root`, when it is not the method's own file. */
  file?: string;
  /** Methods entered on the way, outermost first: `['CommonActions.pause', 'DriverActions.pause']`. */
  via?: string[];
  /** Conditions on the way, as source text, outermost first; absent when it always happens. */
  when?: string[];
  /** The parser saw that something happens here, but not what. */
  dynamic?: true;
}

/** A callback of the listener that the reader may have registered. */
export interface ListenerEffect extends EffectBase {
  kind: 'listener';
  /** Interface of the listener: `IElementActionsListener`. */
  listener: string;
  /** Callback: `onIsDisplayed`. */
  callback: string;
  /** Arguments as source text. */
  args: string[];
  /** Where it stands among the driver calls of this method; `none` when the method makes no driver call. */
  order: 'before' | 'between' | 'after' | 'none';
}

export interface LogEffect extends EffectBase {
  kind: 'log';
  level: 'trace' | 'debug' | 'info' | 'warn' | 'error' | 'fatal';
  /** Format text with `{}` placeholders; absent when `dynamic`. */
  text?: string;
  /** What fills the placeholders, as source text. */
  args: string[];
}

interface WaitEffect extends EffectBase {
  kind: 'wait';
  /** `until`: for a condition, at most as long as the setting says; `pause`: always that long. */
  how: 'until' | 'pause';
  /** `CLICKABLE` or `VISIBLE` of WaitStrategy where the condition is one of them. */
  strategy?: string;
  /** The condition or duration as source text. */
  text: string;
  /** Configuration keys that say how long: `ui.timeout.explicit_wait`, `ui.delay.before_typing`. */
  settings: string[];
}

export interface ThrowEffect extends EffectBase {
  kind: 'throw';
  /** What is thrown: `FrameworkError`, `NullPointerException`, … */
  exception: string;
  /** Constant of Message; absent when the text is not one, or `dynamic`. */
  message?: string;
  /** Text as written, when it is no constant of Message; that of `MessageFormat`, when it cannot parse the constant's. */
  text?: string;
  /** What fills the message's placeholders, as source text. */
  args: string[];
  /** Exceptions that are caught here and told on. */
  cause?: string[];
  /** A catch further out takes this error, so the caller never sees it. */
  swallowed?: true;
}

/** A catch that ends in a value instead of an error. */
interface SwallowEffect extends EffectBase {
  kind: 'swallow';
  catches: string[];
  /** What the caller gets, as source text: `""`, `false`, `new Point(0, 0)`. Absent when the method goes on. */
  returns?: string;
}

/** An early return. */
interface ReturnEffect extends EffectBase {
  kind: 'return';
  /** As source text; absent for a bare return. */
  value?: string;
}

/** A call of Selenium, Appium or the HTTP client. */
interface DriverEffect extends EffectBase {
  kind: 'driver';
  text: string;
}

/** A setting that is read. */
interface SettingEffect extends EffectBase {
  kind: 'setting';
  /** Key path in snake case; `*` stands for the name that a reader gives a block: `ui.web.*.highlight`. */
  settings: string[];
}

/** A Truth subject that is made, with the label that a failure shows. */
interface AssertEffect extends EffectBase {
  kind: 'assert';
  /** The label: a text in quotes, or the source text of an expression. */
  label: string;
  /** What is verified, as source text. */
  value: string;
}

export type Effect =
  | ListenerEffect
  | LogEffect
  | WaitEffect
  | ThrowEffect
  | SwallowEffect
  | ReturnEffect
  | DriverEffect
  | SettingEffect
  | AssertEffect;
