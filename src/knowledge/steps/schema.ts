import * as z from 'zod';

/** `Type.method` of the framework, public or not. */
const method = z.string().regex(/^[A-Z]\w*(\.[A-Z]\w*)*\.\w+$/, 'write Type.method');

/** Operators and calls of Java: a reader of steps is a tester. */
const JAVA = /&&|\|\||[!=]=|->|\bnew [A-Z]|[a-z]\(\)\./;

const words = z
  .string()
  .refine((text) => text.split('`').length % 2 === 1, 'close each backtick')
  .refine((text) => !JAVA.test(text), 'write words instead of Java');
const sentence = words.regex(/^[A-Z`{].*\.$/, 'begin with a capital letter, and end with a period');

const error = z
  .strictObject({
    /** Constant of Message. */
    message: z
      .string()
      .regex(/^[A-Z_]+$/)
      .optional(),
    /** Its class; `FrameworkError` where there is only a message. */
    exception: z
      .string()
      .regex(/^[A-Z]\w+$/)
      .optional(),
    /** The text as it is raised, where it differs from that of the message. */
    text: z.string().optional(),
    /** Id of its entry in Troubleshooting, where that of its class is another one. */
    entry: z.string().optional(),
    /** The condition. There is no error without one. */
    when: sentence,
  })
  .refine(({message, exception}) => message ?? exception, 'name the message or the exception');

const reads = z.array(method).min(1);

/** What a call of one name does. */
const entry = z.strictObject({
  /** Of a method that no page documents: what "Called by" of a listener calls it. */
  title: z.string().optional(),
  /** The methods of the framework that the rest was read from. */
  reads,
  /** Rows of the overview. */
  waits: words.optional(),
  missing: words.optional(),
  driverFails: words.optional(),
  /** By signature. `caught` is a step that takes the place of an error. */
  steps: z.record(z.string(), z.array(z.union([sentence, z.strictObject({caught: sentence})]))),
  /** Those that are special to the method. */
  errors: z.array(error).min(1).optional(),
});

/** The shape of a file: one type, named like the file. */
export const stepsFile = z.strictObject({
  type: z.string(),
  /** What the methods of the type share: it is shown once, under "Common behavior". */
  common: z
    .strictObject({
      reads,
      errors: z.array(
        error.safeExtend({
          /** The methods that cannot raise it. */
          except: z.array(z.string()).optional(),
        }),
      ),
    })
    .optional(),
  methods: z.record(z.string(), entry),
});

export type StepsFile = z.infer<typeof stepsFile>;
export type StepsEntry = z.infer<typeof entry>;
export type StepText = StepsEntry['steps'][string][number];
export type StepError = z.infer<typeof error>;
export type CommonError = NonNullable<StepsFile['common']>['errors'][number];
