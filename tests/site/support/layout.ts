import type {Page} from '@playwright/test';

/**
 * Checks the width of what a page shows in its window.
 *
 * @returns one line for each element that is wider than the window or has clipped text
 */
export function findOverflow(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    // After a change of the window, the sidebar takes a tenth of a second to its new width.
    document
      .getAnimations()
      .forEach((animation) => animation instanceof CSSTransition && animation.finish());
    const {clientWidth, scrollWidth} = document.documentElement;
    const name = (element: Element) =>
      `<${element.tagName.toLowerCase()}> ${element.textContent.trim().slice(0, 60)}`;
    // Inside of a box that scrolls, content may be wider.
    const isInScroller = ({parentElement: parent}: Element): boolean =>
      parent !== null &&
      (/auto|scroll/.test(getComputedStyle(parent).overflowX) || isInScroller(parent));
    const wide = [...document.querySelectorAll('.markdown *')].filter(
      (element) =>
        element.getBoundingClientRect().right > clientWidth + 1 && !isInScroller(element),
    );
    const clipped = [...document.querySelectorAll<HTMLElement>('h1, h2, h3, button, a, th')].filter(
      (element) => {
        const {overflowX, display} = getComputedStyle(element);
        const excess = element.scrollWidth - element.clientWidth;
        return overflowX !== 'visible' && display !== 'none' && excess > 1;
      },
    );
    return [
      ...(scrollWidth > clientWidth
        ? [`the page is ${scrollWidth - clientWidth} px too wide`]
        : []),
      ...wide.map((element) => `is beyond the right edge: ${name(element)}`),
      ...clipped.map((element) => `has clipped text: ${name(element)}`),
    ];
  });
}

/**
 * Runs in the page, of any engine.
 *
 * @returns one line for each element that scrolls down by so little that nothing comes into view
 */
export const findSlightScrolls = (): string[] =>
  // A list beside the text scrolls by what it is longer than its window, be it a pixel.
  [...document.querySelectorAll('body :not(.thin-scrollbar)')]
    .filter((element) => {
      const {overflowY} = getComputedStyle(element);
      const excess = element.scrollHeight - element.clientHeight;
      return /auto|scroll/.test(overflowY) && element.checkVisibility() && excess > 0 && excess < 4;
    })
    .map(
      (element) =>
        `scrolls slightly: ${element.localName}.${element.className} ${element.textContent.slice(0, 40)}`,
    );

/** Runs in the page: opens what is folded, so that the layout of the whole text can be checked. */
export const unfold = (): void => {
  document.querySelectorAll('main details').forEach((fold) => fold.setAttribute('open', ''));
  document
    .querySelectorAll('main [role="tabpanel"][hidden]')
    .forEach((panel) => panel.removeAttribute('hidden'));
};

/**
 * Runs in the page: one line for each table that is wider than its place or has a cell that is, for
 * each value without the title of its column, and for each call that is not read whole on a phone.
 */
const findCutTables = (): string[] => {
  const hasLabel = (cell: Element) => getComputedStyle(cell, '::before').content !== 'none';
  const tables = [...document.querySelectorAll('main table')].flatMap((table) => {
    const {clientWidth, scrollWidth} = table.parentElement!;
    const name = table.textContent.slice(0, 60);
    const cells = [...table.querySelectorAll('th, td')];
    const titles = table.querySelectorAll('thead th');
    // With two columns the second one says what the first one names; the look of the table of all
    // keys says what each value is.
    const isTitled =
      titles.length < 3 || titles[0]!.checkVisibility() || table.closest('[data-config-table]');
    const values = isTitled ? [] : [...table.querySelectorAll('td:not(:first-child, :empty)')];
    return [
      ...(scrollWidth > clientWidth ? [`${scrollWidth - clientWidth} px are cut: ${name}`] : []),
      ...cells
        .filter((cell) => cell.scrollWidth > cell.clientWidth + 1)
        .map((cell) => `a cell is too narrow for ${cell.textContent}: ${name}`),
      ...values
        .filter((value) => !hasLabel(value))
        .map((value) => `has no label: ${value.textContent}`),
    ];
  });
  const calls = [...document.querySelectorAll('main pre:has(.bk-imports)')].filter((block) => {
    const {length} = block.querySelector('.bk-imports')!.textContent;
    const isOneLine = !block.textContent.slice(length).trim().includes('\n');
    return isOneLine && innerWidth < 600 && block.scrollWidth > block.clientWidth;
  });
  return [...tables, ...calls.map((call) => `a call is cut: ${call.textContent}`)];
};

/**
 * Runs in the page: one line for each short code of the text that is on two lines or beyond them, for each name of an
 * enum that is broken though there is room, and for each name in the contents that is cut and not to be had whole.
 */
const findTornCode = (): string[] => {
  /** The longest code that is never torn, in letters. */
  const LONGEST = 32;
  const CONSTANT = '[data-kind="constant"]';
  const names = [...document.querySelectorAll(`table:has(${CONSTANT}) th code, ${CONSTANT}`)];
  const hasRoom = innerWidth >= 1280;
  const isOnTwoLines = (code: Element) => {
    const range = document.createRange();
    range.selectNodeContents(code);
    const boxes = [...range.getClientRects()];
    return Math.max(...boxes.map(({top}) => top)) > Math.min(...boxes.map(({bottom}) => bottom));
  };
  const broken = names.filter((name) => hasRoom && isOnTwoLines(name));
  const cut = [...document.querySelectorAll<HTMLElement>('.table-of-contents a code')].filter(
    ({scrollWidth, clientWidth, title, textContent}) =>
      hasRoom && scrollWidth > clientWidth && title !== textContent,
  );
  const torn = [...document.querySelectorAll('main code')]
    .filter(({textContent}) => textContent.length <= LONGEST)
    .filter((code) => !code.closest('pre, td, th, h1, h2, h3, h4'))
    .flatMap((code) => {
      const around = code.closest('p, li, dd, dt, summary, figcaption');
      const end = around?.getBoundingClientRect().right ?? Infinity;
      return [
        ...(isOnTwoLines(code) ? [`is torn: ${code.textContent}`] : []),
        ...(code.getBoundingClientRect().right > end + 1
          ? [`is beyond its place: ${code.textContent}`]
          : []),
      ];
    });
  return [
    ...torn,
    ...broken.map(({textContent}) => `is a broken name: ${textContent}`),
    ...cut.map(({textContent}) => `is cut in the contents: ${textContent}`),
  ];
};

/**
 * Runs in the page: one line for each target that stands alone and is less than 24 pixels high. One
 * in a sentence is as high as its line: WCAG 2.2, 2.5.8.
 */
const findLowTargets = (): string[] => {
  const TARGETS = 'a[href], button, summary, input, select, textarea, [role="tab"]';
  const isInSentence = (target: Element) => {
    let block = target;
    while (getComputedStyle(block).display.startsWith('inline')) {
      block = block.parentElement!;
    }
    const walker = document.createTreeWalker(block, NodeFilter.SHOW_TEXT);
    let text = '';
    while (walker.nextNode()) {
      const {data, parentElement} = walker.currentNode as Text;
      text += parentElement!.closest(`${TARGETS}, .bk-hidden`) ? '' : data;
    }
    return /[\p{L}\p{N}]/u.test(text);
  };
  return [...document.querySelectorAll<HTMLInputElement>(TARGETS)]
    .filter((target) => target.checkVisibility({visibilityProperty: true}))
    .flatMap((target) => {
      // A tap on the name of a field is one on the field.
      const parts = [target, ...(target.labels ?? [])].map((part) => part.getBoundingClientRect());
      const height = Math.max(...parts.map((part) => part.height));
      return height >= 24 || height < 2 || isInSentence(target)
        ? []
        : [`is ${height.toFixed(1)} px high: ${target.textContent.trim() || target.outerHTML}`];
    });
};

/** Runs in the page: one line for each part of a drawing that cannot be read, and each text that is too narrow beside one. */
const findUnreadableDrawings = (): string[] => {
  /** In pixels of the window. */
  const SMALLEST_FONT = 10;
  /** In letters of a text beside a drawing. */
  const NARROWEST = 15;
  const sizeOf = (element: Element) => parseFloat(getComputedStyle(element).fontSize);
  const name = (problem: string, elements: readonly Element[]) =>
    elements.map(({textContent}) => `${problem}: ${textContent.slice(0, 60)}`);

  return [...document.querySelectorAll<SVGSVGElement>('main figure svg[role="img"]')].flatMap(
    (drawing) => {
      const frame = drawing.getBoundingClientRect();
      const scale = drawing.getScreenCTM()!.a;
      const texts = [...drawing.querySelectorAll('text')].filter((text) => text.textContent.trim());
      const boxes = new Map(texts.map((text) => [text, text.getBoundingClientRect()]));
      const isCut = (text: SVGTextElement) => {
        const {left, right, bottom} = boxes.get(text)!;
        return left < frame.left - 1 || right > frame.right + 1 || bottom > frame.bottom + 1;
      };
      // The boxes of lines below each other touch; letters do not fill them.
      const covers = (one: DOMRect, other: DOMRect) =>
        one.left < other.right - 1 &&
        other.left < one.right - 1 &&
        one.top < other.bottom - 4 &&
        other.top < one.bottom - 4;
      const isCovered = (text: SVGTextElement) =>
        texts.some((other) => other !== text && covers(boxes.get(text)!, boxes.get(other)!));
      const isSqueezed = (text: Element) => {
        const {top, bottom, width} = text.getBoundingClientRect();
        const isBeside = top < frame.bottom - 1 && bottom > frame.top + 1;
        return isBeside && width > 0 && width < NARROWEST * sizeOf(text);
      };
      const around = [...document.querySelectorAll('.markdown :is(p, li, figcaption)')];
      return [
        ...name('is cut in a drawing', texts.filter(isCut)),
        ...name(
          'is too small in a drawing',
          texts.filter((text) => sizeOf(text) * scale < SMALLEST_FONT),
        ),
        ...name('is covered in a drawing', texts.filter(isCovered)),
        ...name('is too narrow beside a drawing', around.filter(isSqueezed)),
        ...(frame.right > innerWidth ? name('is wider than the window', [drawing]) : []),
      ];
    },
  );
};

/** Runs in the page: one line for what a reader has to scroll for, or finds at the wrong place. */
const findMisplacedParts = (): string[] => {
  /** Of a column of text beside the contents, in pixels. */
  const NARROWEST_TEXT = 500;
  const boxOf = (selector: string) => {
    const element = document.querySelector(selector);
    return element?.checkVisibility() ? element.getBoundingClientRect() : undefined;
  };
  const found = (isWrong: boolean | undefined, problem: string) => (isWrong ? [problem] : []);
  const title = boxOf('h1');
  const text = boxOf('.markdown');
  const lead = boxOf('.markdown > p');
  const beside = boxOf('.table-of-contents');
  const below = boxOf('.theme-doc-toc-mobile');
  return [
    ...found(!title || title.bottom > innerHeight, 'the title is below the first screen'),
    ...found(
      beside && text && (beside.left < text.right || beside.top > innerHeight),
      'the contents are not beside the text',
    ),
    ...found(beside && text && text.width < NARROWEST_TEXT, 'the text is too narrow'),
    ...found(below && lead && below.top < lead.bottom, 'the contents are not below the lead'),
  ];
};

/**
 * Checks the layout of a page in its window.
 *
 * @returns one line for each problem that a reader has with it
 */
export async function findLayoutProblems(page: Page): Promise<string[]> {
  const overflow = await findOverflow(page);
  const checks = [
    findSlightScrolls,
    findCutTables,
    findTornCode,
    findLowTargets,
    findUnreadableDrawings,
    findMisplacedParts,
  ];
  // One call for all: each one costs more than most of the checks.
  const others = await page.evaluate<string[]>(`[${checks.join()}].flatMap((check) => check())`);
  return [...overflow, ...others];
}
