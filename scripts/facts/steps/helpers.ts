/**
 * The framework's own helpers. A page says in one sentence what each of them does, so that a call of one is one step,
 * or part of the step before. Methods are named as {@link Trace} names them: `Type.method`.
 */
export const helpers = {
  /** Looks up an element: one step for its wait. */
  finder: 'ElementFinder',
  /** Outlines an element on the web: the color of the wait before. */
  highlight: 'CommonActions.prepareElementAction',
  /** Runs an action on an element, which is outlined in another color then. */
  action: 'CommonActions.performElementAction',
  /** Waits for a time: one step with the callback that it calls. */
  pause: 'CommonActions.pause',
  /** Throws the framework's own error: one error. */
  error: 'ErrorHandler',
  /** Have the driver, the settings, and the listeners: a lookup, unless their own methods are traced. */
  session: ['ParallelSession', 'DriverSession'],
  /** Has the reader's own code: one step with the callback. */
  listener: 'BoykaListener',
};

/** The class whose methods only run actions of others. */
export const ACTION_HELPERS = 'CommonActions';

/** Classes whose methods no page documents: a call of one is the steps that it has. */
export const INTERNAL = [
  ACTION_HELPERS,
  helpers.finder,
  'LoggerFactory',
  'MouseActionBuilder',
  'Validator',
  'VideoUtil',
];
