import {expect, test} from './reader';
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

for (const route of TEMPLATES) {
  test(`${route} is hydrated, and is no wider than its window, at ${NARROWEST} to ${WIDEST} px`, async ({
    reader,
  }) => {
    await reader.tab.goto(reader.site.url + frameOf(route).slice(1));
    await reader.until(
      'is hydrated in the frame',
      () =>
        document.querySelector('iframe')?.contentDocument?.documentElement.dataset[
          'hasHydrated'
        ] === 'true',
    );
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
