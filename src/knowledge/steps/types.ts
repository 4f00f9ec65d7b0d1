/** The shape of the files of steps, which `steps.schema.json` checks. */

export interface StepError {
  /** Constant of Message. */
  message?: string;
  /** Its class; `FrameworkError` where there is only a message. */
  exception?: string;
  /** The text as it is raised, where it differs from that of the message. */
  text?: string;
  /** Id of its entry in Troubleshooting, where that of its class is another one. */
  entry?: string;
  /** The condition. There is no error without one. */
  when: string;
}

export interface CommonError extends StepError {
  /** The methods that cannot raise it. */
  except?: string[];
}

/** `logs` is a line of the log, and `caught` a step that takes the place of an error. */
export type StepText = string | {logs: string} | {caught: string};

/** What a call of one name does. */
export interface StepsEntry {
  /** Of a method that no page documents: what "Called by" of a listener calls it. */
  title?: string;
  /** The methods of the framework that the rest was read from, as `Type.method`. */
  reads: string[];
  /** Rows of the overview. */
  waits?: string;
  missing?: string;
  driverFails?: string;
  /** By signature. */
  steps: Record<string, StepText[]>;
  /** Those that are special to the method. */
  errors?: StepError[];
}

/** A file: one type, named like the file. */
export interface StepsFile {
  type: string;
  /** What the methods of the type share: it is shown once, under "Common behavior". */
  common?: {reads: string[]; errors: CommonError[]};
  methods: Record<string, StepsEntry>;
}
