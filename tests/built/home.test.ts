import {expect, test} from 'vitest';
import {supporters} from '../../src/components/Supporters/supporters';
import {TAGLINE, TITLE} from '../../src/config/identity';
import {PLATFORM_IDS, PLATFORMS} from '../../src/knowledge/platforms';
import {readFigures} from '../../src/plugins/figures';
import {readSample} from '../../src/sampleReader/readSample';
import {pageAt, textsOf} from './support/site';

test('the home page shows the figures, platforms, comparison, and supporters of the facts, samples, and lists', () => {
  const page = pageAt('/');
  const {$} = page;
  expect($('title').text()).toBe(`${TAGLINE} | ${TITLE}`);
  expect($('meta[name="description"]').attr('content')).toBe(TAGLINE);
  const {methods, keys, messages, samples} = readFigures(process.cwd());
  const items = textsOf(page, 'main li').join('\n');
  for (const text of [
    `${methods} methods`,
    `${keys} configuration keys`,
    `${messages} error messages`,
    `${samples} compiled Java files`,
  ]) {
    expect(items).toContain(text);
  }

  const labels = PLATFORM_IDS.map((id) => PLATFORMS[id].label);
  const platforms = 'section:has(h2:contains("What runs where")) tbody';
  expect(textsOf(page, `${platforms} th`)).toEqual(labels);
  expect($(`${platforms} a`).length).toBeGreaterThan(0);

  const comparison = 'section:has(h2:contains("With and without")) tbody tr';
  const tasks = ['session', 'wait', 'log', 'screenshot', 'android', 'request'];
  expect(textsOf(page, `${comparison} td:first-of-type pre`)).toEqual(
    tasks.map((task) => readSample(`compare/PlainLibraries.java#${task}`).trim()),
  );
  expect(textsOf(page, `${comparison} td:last-of-type`).filter(Boolean)).toHaveLength(tasks.length);

  for (const {name, href} of supporters) {
    expect(textsOf(page, `main a[href="${href}"]`)).toContain(name);
  }
});
