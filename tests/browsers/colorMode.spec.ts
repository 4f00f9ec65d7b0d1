import {rgb} from '../contrast';
import {API, INTRO} from '../site/support/landmarks';
import {expect, Reader, test} from './reader';

/** Waits until what is behind the page is dark, or light. */
const expectDark = ({tab}: Reader, isDark: boolean) =>
  expect
    .poll(async () => {
      const background = () => getComputedStyle(document.documentElement).backgroundColor;
      return Math.max(...rgb(await tab.evaluate(background))) < 128;
    }, 'is dark')
    .toBe(isDark);

test('a dark system gets dark pages; another choice stays, and is that of other tabs', async ({
  reader,
  driven,
}) => {
  await reader.visit(`/${INTRO.path}`);
  const other = new Reader(await driven.newPage(), reader.site);
  await other.visit(`/${API.path}`);
  await expectDark(other, true);
  await expectDark(reader, true);
  await reader.click('button', /color mode|dark and light/);
  await reader.finds('button', /light mode\)$/);
  await expectDark(reader, false);
  await expectDark(other, false);
  await other.tab.close();
  await reader.click('nav a', 'API');
  await reader.reads('h1', API.title);
  await expectDark(reader, false);
  await reader.visit(`/${INTRO.path}`);
  await expectDark(reader, false);
});
