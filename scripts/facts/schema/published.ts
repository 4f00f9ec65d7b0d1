import fs from 'node:fs';
import path from 'node:path';
import type {SettingFacts} from '../../../src/framework/configTypes';
import {layout} from '../layout';
import {composeSchema} from './compose';
import {readKnowledge} from './knowledge';

/** The committed facts about setting classes. */
export function readSettings(): SettingFacts {
  const file = path.join(__dirname, '..', '..', '..', 'src', 'framework', 'settings.json');
  return JSON.parse(fs.readFileSync(file, 'utf8')) as SettingFacts;
}

/**
 * Text of the schema that editors download.
 *
 * @throws UserError when facts and knowledge do not fit each other
 */
export function publishedSchema(settings: SettingFacts): string {
  return layout(composeSchema(settings, readKnowledge()));
}
