import type {SchemaInput} from '../input';
import type {Evidence, OutsideType, SectionRule} from '../rules/types';
import type {SettingClasses} from './classes';
import type {Places} from './places';

/** The hand-kept rules, as `rules/index.ts` gathers them. */
export interface Rules {
  readonly sections: readonly SectionRule[];
  readonly outside: Readonly<Record<string, OutsideType>>;
  readonly reading: Readonly<Record<string, Evidence>>;
}

/** What every part of the schema is made from. */
export interface Build {
  readonly input: SchemaInput;
  readonly rules: Rules;
  readonly classes: SettingClasses;
  readonly places: Places;
}
