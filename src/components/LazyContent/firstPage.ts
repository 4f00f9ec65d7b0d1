import {
  createElement,
  lazy as reactLazy,
  Suspense,
  type ComponentProps,
  type ComponentType,
  type ReactNode,
} from 'react';
import type {DocContextValue} from '@docusaurus/plugin-content-docs/client';

/** The module of a page: what the shell shows of it, and its content. */
type PageModule = DocContextValue & {readonly default: ComponentType};

/** Identifies the element that has the page's outline. */
export const OUTLINE_ID = 'page-outline';

/** Marks the element whose content is not alive yet. */
export const LAZY = 'data-lazy';

/** Writes what the shell shows of a page, for the text of a script element. */
export function writeOutline({frontMatter: _frontMatter, ...doc}: DocContextValue): string {
  // The front matter is in the metadata too.
  return JSON.stringify(doc).replaceAll('<', String.raw`\u003c`);
}

function readOutline(text: string): DocContextValue {
  const doc = JSON.parse(text) as Omit<DocContextValue, 'frontMatter'>;
  return {...doc, frontMatter: doc.metadata.frontMatter};
}

/** What draws a page's content and takes it over: loaded with the content. */
type Drawing = typeof import('./pageContent');

let drawing: Drawing | undefined;

const loadDrawing = async () => {
  drawing ??= await import(/* webpackChunkName: "page-content" */ './pageContent');
  return drawing;
};

const LatePageContent = reactLazy(async () => ({default: (await loadDrawing()).PageContent}));

/**
 * Draws the content of a page. Its code is there, unless a reader left the first page before it came,
 * and comes back.
 */
export function PageContent(props: ComponentProps<Drawing['PageContent']>): ReactNode {
  return drawing
    ? createElement(drawing.PageContent, props)
    : createElement(Suspense, {fallback: null}, createElement(LatePageContent, props));
}

interface FirstPage {
  /** The element that has its content. */
  readonly element: Element | null;
  readonly load: () => Promise<[PageModule, Drawing]>;
}

let first: FirstPage | undefined;
let isFirst = true;

/** The page that the reader opened first, while its content is not alive yet. */
export const firstPage = (): FirstPage | undefined => first;

/** Ends the time of the first page: whatever is shown from now on is loaded first. */
export function endFirstPage(): void {
  first = undefined;
}

/**
 * Wraps the function that loads a page: the first one in a browser is not loaded but made of the
 * outline in the HTML. Its content, which `LazyContent` replaces by what the HTML has, loads itself
 * when the reader comes back to the page later.
 */
export function lazy(load: () => Promise<PageModule>): () => Promise<PageModule> {
  const loadAll = () => Promise.all([load(), loadDrawing()]);
  return async () => {
    const outline =
      isFirst && typeof document !== 'undefined' ? document.getElementById(OUTLINE_ID) : null;
    isFirst = false;
    if (outline === null) {
      return (await loadAll())[0];
    }
    first = {element: document.querySelector(`[${LAZY}]`), load: loadAll};
    const Content = reactLazy(load);
    const page = () => createElement(Suspense, {fallback: null}, createElement(Content));
    return {...readOutline(outline.textContent), default: page};
  };
}
