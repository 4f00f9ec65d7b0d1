import {createElement} from 'react';
import {renderToStaticMarkup} from 'react-dom/server';
import {expect, test} from 'vitest';
import Loading from '../../../src/theme/Loading';

const render = (error: unknown) =>
  renderToStaticMarkup(createElement(Loading, {error, retry: () => undefined}));

test('nothing stands in place of a page that is on its way, no spinner either', () => {
  expect(render(null)).toBe('');
});

test('a page that does not run tells its error, and offers another try', () => {
  const html = render(new Error('no such module'));
  expect(html).toContain('role="alert"');
  expect(html).toContain('Error: no such module');
  expect(html).toContain('>Retry</button>');
});
