import {expect, test, type Reader} from './reader';
import {frameOf} from './readersSite';

// Each width of a phone: WebKitGTK ended the page's process at eleven of them.

const [NARROWEST, WIDEST] = [320, 600];

/** One page of each kind. */
const TEMPLATES = [
  '/',
  '/docs/intro',
  '/docs/getting-started/quickstart',
  '/docs/getting-started/starter',
  '/docs/guides/config/check',
  '/docs/guides/config/configuration',
  '/docs/guides/config/web',
  '/docs/guides/troubleshooting',
  '/api/enums',
  '/api/actions/elements/element-actions',
  '/blog',
  '/blog/welcome',
  '/pages',
  '/search?q=element',
];

/** Opens a route in a frame, and waits until it answers to clicks. */
async function openFrame(reader: Reader, route: string): Promise<void> {
  await reader.tab.goto(reader.site.url + frameOf(route).slice(1));
  await reader.until(
    'is hydrated in the frame',
    () =>
      document.querySelector('iframe')?.contentDocument?.documentElement.dataset['hasHydrated'] ===
      'true',
  );
}

for (const route of TEMPLATES) {
  test(`${route} is hydrated, and is no wider than its window, at ${NARROWEST} to ${WIDEST} px`, async ({
    reader,
  }) => {
    await openFrame(reader, route);
    const wide = await reader.tab.run(
      (from, to) => {
        const frame = document.querySelector('iframe')!;
        const {documentElement} = frame.contentDocument!;
        return Array.from({length: to - from + 1}, (_, index) => from + index).flatMap((width) => {
          frame.width = String(width);
          // Asks for the layout.
          const excess = documentElement.scrollWidth - documentElement.clientWidth;
          return excess > 0 ? [`${excess} px at ${width}`] : [];
        });
      },
      NARROWEST,
      WIDEST,
    );
    expect(wide, 'wider than the window').toEqual([]);
  });
}

/** WebKit's process ended here while paragraphs had `text-wrap: pretty`: at phone widths, with larger text. */
for (const route of [
  '/api/actions/drivers/frame-actions',
  '/api/actions/drivers/window-actions',
  '/api/actions/elements/element-actions',
]) {
  test(`${route} is drawn with text of 175 and 200 % at widths of phones`, async ({reader}) => {
    await openFrame(reader, route);
    const drawn = await reader.tab.run(() => {
      const frame = document.querySelector('iframe')!;
      const {documentElement} = frame.contentDocument!;
      return [175, 200].flatMap((size) => {
        documentElement.style.fontSize = `${size}%`;
        return Array.from({length: 23}, (_, step) => 320 + 8 * step).map((width) => {
          frame.width = String(width);
          // Asks for the layout.
          return documentElement.clientWidth;
        });
      });
    });
    expect(drawn).toHaveLength(46);
    // The page is still there.
    expect(await reader.tab.run(() => document.readyState)).toBe('complete');
  });
}
