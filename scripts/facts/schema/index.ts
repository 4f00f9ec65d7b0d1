import fs from 'node:fs';
import path from 'node:path';
import type {Api} from '../../../src/framework/types';
import type {FrameworkSource} from '../source';
import {buildConfigSchema} from './build';
import {outsideTypes, reading, sectionRules} from './rules';
import type {JsonSchema} from './rules/types';

/**
 * The JSON Schema of `boyka-config.json`, from the extracted types and the hand-kept rules.
 *
 * @param source the checkout, as `openSource` returns it: the rules look their lines up in it
 * @param api what was extracted from the same checkout
 * @throws UserError when a rule no longer fits the source
 */
export function configSchema(source: FrameworkSource, {types}: Pick<Api, 'types'>): JsonSchema {
  const read = (file: string) => fs.readFileSync(path.join(source.folder, file), 'utf8');
  return buildConfigSchema(
    {types, tag: source.tag, commit: source.commit, read},
    {sections: sectionRules, outside: outsideTypes, reading},
  );
}
