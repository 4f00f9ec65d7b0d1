import path from 'node:path';
import {expect, it} from 'vitest';
import {cacheInputs} from '../../../src/plugins/bundler';

it('the cache depends on facts, knowledge, samples, Markdown transforms, and the schema', () => {
  const files = cacheInputs(process.cwd());
  for (const file of [
    'src/framework/api.json',
    'src/knowledge/platforms.ts',
    'src/reference/insert/remarkFacts.ts',
    'src/remark/remarkSamples.ts',
    'src/samples/pom.xml',
    'static/schema/boyka-config.schema.json',
  ]) {
    expect(files).toContain(path.resolve(file));
  }
});
