import type {Page} from '@playwright/test';

/** Replaces each text by elements with another text, as translators of browsers do. */
export const translate = (page: Page) =>
  page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) {
      texts.push(walker.currentNode as Text);
    }
    for (const text of texts.filter(
      ({data, parentElement}) => data.trim() && !parentElement!.closest('script, style'),
    )) {
      const font = document.createElement('font');
      font.textContent = text.data.toUpperCase();
      text.replaceWith(font);
    }
  });
