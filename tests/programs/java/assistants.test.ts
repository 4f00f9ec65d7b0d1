import path from 'node:path';
import {expect, test} from 'vitest';
import {compile} from '../../../scripts/check/samples/compile';
import {agentsText} from '../../../src/plugins/siteFiles/twins/agentsText';
import {inForms} from '../../../src/sampleReader/regions';
import {temporaryFolder} from '../../temporaryFolder';

/** The imports that `AGENTS.md` describes for its lines of an API test. */
const IMPORTS = [
  'io.github.boykaframework.actions.api.ApiActions.withRequest',
  'io.github.boykaframework.builders.ApiRequest.createRequest',
  'io.github.boykaframework.enums.RequestMethod.GET',
].map((name) => `import static ${name};`);

test.each(['testng', 'junit'])('each line of Java in AGENTS.md for %s compiles', (runner) => {
  const text = inForms(agentsText('https://example.org/base/'), [runner]);
  const blocks = [...text.matchAll(/^```java\n([^]*?)^```/gm)].map(([, code]) => code!);
  expect(blocks).toHaveLength(2);
  const [whole, lines] = blocks;
  const folder = temporaryFolder({
    'LogInTest.java': whole!,
    'Lines.java': `${IMPORTS.join('\n')}\nclass Lines { void run() {\n${lines}\n} }`,
  });
  const files = ['LogInTest.java', 'Lines.java'].map((name) => path.join(folder, name));
  expect(compile(files)).toEqual([]);
});
