export interface AnswerLink {
  url: string;
  title: string;
}

const CODE = /```[\s\S]*?```|`[^`]*`/g;
const LINK =
  /\[([^\]]*)\]\(((?:https?:|[/#])[^)\s]*)\)|(https?:\/\/[^\s<>"{}|\\^`[\]]+[^\s<>"{}|\\^`[\].,;:!?)])/g;

/**
 * The links of a text in Markdown, each once.
 *
 * @param markdown where code is no link, and an address that may run a script is none either
 */
export function linksOf(markdown: string): AnswerLink[] {
  const links = new Map<string, AnswerLink>();
  for (const [, title, target, bare] of markdown.replace(CODE, '').matchAll(LINK)) {
    const url = target ?? bare!;
    if (!links.has(url)) {
      links.set(url, {url, title: title?.trim() || url});
    }
  }
  return [...links.values()];
}
