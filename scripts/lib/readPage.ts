import {CORE_SCHEMA, load} from 'js-yaml';

/**
 * Parts the front matter of a page from its Markdown.
 *
 * @param text of the page
 * @returns the values, in which a date is text; none where there is no front matter
 */
export function readPage(text: string): {data: Record<string, unknown>; content: string} {
  const [head = '', yaml = '{}'] = /^---\r?\n(.*?)\n---\r?\n/s.exec(text) ?? [];
  const data = load(yaml, {schema: CORE_SCHEMA}) as Record<string, unknown>;
  return {data, content: text.slice(head.length)};
}
