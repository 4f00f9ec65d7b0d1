import {validator} from './validators';
import {wording} from './wording';

/** One thing that the framework would refuse, or pass over without a word. */
export interface ConfigProblem {
  /** Where it stands: `ui.web.shop.browser`; empty for the top. */
  readonly at: string;
  /** What is wrong, for a person: `is no key; did you mean base_url?`. */
  readonly says: string;
}

/**
 * What the schema of a section finds wrong with a value; each thing once.
 *
 * @param how `part` demands no key
 */
export function problemsOf(
  section: string,
  how: 'whole' | 'part',
  value: unknown,
): ConfigProblem[] {
  const validate = validator(section, how);
  if (validate(value)) {
    return [];
  }
  const problems = (validate.errors ?? []).flatMap((error) => {
    const says = wording(error);
    return says ? [{at: error.instancePath.slice(1).replaceAll('/', '.'), says}] : [];
  });
  return problems.filter(
    (one, index) => problems.findIndex((b) => b.at === one.at && b.says === one.says) === index,
  );
}
