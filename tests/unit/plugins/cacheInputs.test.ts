import type {LoadContext} from '@docusaurus/types';
import {expect, it} from 'vitest';
import cacheInputs from '../../../src/plugins/cacheInputs';

it('the cache depends on facts, knowledge, samples, Markdown transforms, and the schema', () => {
  const {configureWebpack} = cacheInputs({siteDir: process.cwd()} as LoadContext);
  type Cached = {experiments: {cache: {buildDependencies: string[]}}};
  const files = (configureWebpack as unknown as (config: Cached) => Cached)({
    experiments: {cache: {buildDependencies: []}},
  }).experiments.cache.buildDependencies;
  for (const file of [
    'src/framework/api.json',
    'src/knowledge/platforms.ts',
    'src/reference/fill/remarkApiFacts.ts',
    'src/remark/remarkSamples.ts',
    'src/samples/pom.xml',
    'static/schema/boyka-config.schema.json',
  ]) {
    expect(files).toContainEqual(expect.stringContaining(file));
  }
});
