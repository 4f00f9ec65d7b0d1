import fs from 'node:fs';
import {PUBLISHED_SCHEMA} from '../../../src/framework/config';
import {script} from '../../lib/script';
import {publishedSchema, readSettings} from './published';

/** Composes the published schema from the committed facts and `src/knowledge/configuration`: no checkout, no JDK. */
function main(): void {
  fs.writeFileSync(PUBLISHED_SCHEMA, publishedSchema(readSettings()));
  console.log(`Written: ${PUBLISHED_SCHEMA}`);
}

script('update', main);
