import {SAMPLE_PAGES} from '../site/support/samplePages';
import {expect, test} from './reader';

// WebKit's process ended at eleven widths, and in the last two with larger text.
for (const route of [
  ...SAMPLE_PAGES,
  '/docs/getting-started/quickstart',
  '/pages',
  '/search?q=element',
  '/api/actions/drivers/frame-actions',
  '/api/actions/drivers/window-actions',
]) {
  test(`${route} is as wide as a phone, at each width and with larger text`, async ({reader}) => {
    // In a frame: the window of WebKit has a least width.
    await reader.tab.goto(`${reader.site.url}robots.txt`);
    await reader.tab.evaluate(
      (src) => {
        document.body.replaceChildren(Object.assign(document.createElement('iframe'), {src}));
      },
      reader.site.url + route.slice(1),
    );
    await reader.until('is hydrated in the frame', () => {
      const page = document.querySelector('iframe')!.contentDocument?.documentElement;
      return page?.dataset['hasHydrated'] === 'true';
    });
    const wide = await reader.tab.evaluate(() => {
      const frame = document.querySelector('iframe')!;
      const {documentElement} = frame.contentDocument!;
      const found: string[] = [];
      for (const size of [100, 175, 200]) {
        documentElement.style.fontSize = `${size}%`;
        for (let width = 320; width <= 600; width += size > 100 ? 8 : 1) {
          frame.width = String(width);
          // Asks for the layout.
          const excess = documentElement.scrollWidth - documentElement.clientWidth;
          // Text of twice the size has to fit a common phone, not the narrowest.
          if (excess > 0 && (size === 100 || width >= 390)) {
            found.push(`${excess} px at ${width} with text of ${size} %`);
          }
        }
      }
      return found;
    });
    expect(wide, 'wider than the window').toEqual([]);
    // The page is still there.
    expect(await reader.tab.evaluate(() => document.readyState)).toBe('complete');
  });
}
