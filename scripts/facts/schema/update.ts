import fs from 'node:fs';
import path from 'node:path';
import {PUBLISHED_SCHEMA} from '../../../src/framework/config';
import type {SettingFacts} from '../../../src/framework/configTypes';
import {ROOT} from '../../lib/run';
import {script} from '../../lib/script';
import {layout} from '../write';
import {composeSchema} from './compose';
import {readKnowledge} from './knowledge';

/**
 * Text of the schema that editors download, from the committed facts and `src/knowledge/configuration`.
 *
 * @throws UserError when facts and knowledge do not fit each other
 */
export function publishedSchema(): string {
  const facts = fs.readFileSync(path.join(ROOT, 'src/framework/settings.json'), 'utf8');
  return layout(composeSchema(JSON.parse(facts) as SettingFacts, readKnowledge()));
}

// No checkout, no JDK.
script('update', () => {
  fs.writeFileSync(PUBLISHED_SCHEMA, publishedSchema());
  console.log(`Written: ${PUBLISHED_SCHEMA}`);
});
