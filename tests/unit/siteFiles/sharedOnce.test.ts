import {expect, it} from 'vitest';
import {sharedOnce} from '../../../src/plugins/siteFiles/twins/sharedOnce';

const WAIT =
  'Waits until the element is visible, at most `ui.timeout.explicit_wait` seconds (default 10).';
const twin = (...steps: string[][]) =>
  [
    '# Type',
    '## Signatures',
    '- `void click()`',
    '## Methods',
    ...steps.flatMap((own, method) => [
      `### method${method}`,
      ...own.map((step, index) => `${index + 1}. ${step}`),
    ]),
  ].join('\n');

it('lists what several methods repeat at the head of the page, and names it in the methods', () => {
  expect(sharedOnce(twin(['Logs A.', WAIT], ['Logs B.', WAIT]))).toBe(
    [
      '# Type',
      '## Signatures',
      '- `void click()`',
      '## Steps and errors of several methods',
      '',
      `- **S1**: ${WAIT}`,
      '',
      '## Methods',
      ...['### method0', '1. Logs A.', '2. S1', '### method1', '1. Logs B.', '2. S1'],
    ].join('\n'),
  );
});

it.each([
  ['is there once', twin(['Logs A.', WAIT], ['Logs B.'])],
  ['is short', twin(['Logs A.'], ['Logs A.'])],
  ['is code', `# Type\n## Example\n\`\`\`yaml\n- ${WAIT}\n- ${WAIT}\n\`\`\``],
  ['has no section to stand before', `# Type\n- ${WAIT}\n- ${WAIT}`],
])('leaves a page as it is where a text %s', (_, text) => {
  expect(sharedOnce(text)).toBe(text);
});
