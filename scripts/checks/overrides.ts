import {z} from 'zod';
import {UserError} from '../lib/userError';

/** The `overrides` of a package.json: a version, or the overrides below a package. */
export interface Overrides {
  readonly [name: string]: string | Overrides;
}

const REGISTER = z.record(
  z.string(),
  z.strictObject({reason: z.string().min(1), until: z.string().min(1)}),
);

/** Names as in the register: `sockjs > uuid` for the `uuid` that `sockjs` uses. */
function namesOf(overrides: Overrides, parents: readonly string[] = []): string[] {
  return Object.entries(overrides).flatMap(([name, value]) => {
    const path = name === '.' ? parents : [...parents, name];
    return typeof value === 'string' ? [path.join(' > ')] : namesOf(value, path);
  });
}

/**
 * Compares the overrides of package.json with their register.
 *
 * @param register content of `overrides.json`
 * @returns one line for each override without an entry, and for each entry without an override
 * @throws UserError when an entry lacks its reason, or when it may go
 */
export function overrideErrors(overrides: Overrides, register: unknown): string[] {
  const {data, error} = REGISTER.safeParse(register);
  if (!data) {
    const {path = [], message} = error.issues[0] ?? {};
    throw new UserError(
      `overrides.json: ${path.join('.')}: ${message}: give each package "reason" and "until".`,
    );
  }
  const names = namesOf(overrides);
  return [
    ...names
      .filter((name) => !(name in data))
      .map(
        (name) =>
          `package.json: the override "${name}" is not in the register: add it to overrides.json with "reason" and "until"`,
      ),
    ...Object.keys(data)
      .filter((name) => !names.includes(name))
      .map((name) => `overrides.json: "${name}" is no override of package.json: remove the entry`),
  ];
}
