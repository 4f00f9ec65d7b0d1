/** Code, and where there is an address, the link to it. */
export interface CodeSpan {
  code: string;
  to?: string;
}

/** Text that is a link, or has the color of a part of a signature. */
export interface TextSpan {
  text: string;
  to?: string;
  token?: 'keyword' | 'class-name' | 'function';
}

/** A part of a text: plain, code, or with a link or a color. */
export type Span = string | CodeSpan | TextSpan;

/** Code, links with any text, and placeholders. */
const MARKED = /(`[^`]+`|\[[^\]]+\]\([^)\s]+\)|\{\w+:[^}]+\})/;

interface Lookups {
  /** The address of code. */
  addressOf?: (code: string) => string | undefined;
  /** The fact of a placeholder, `{key:ui.timeout}`, which is text without this. */
  fact?: (kind: string, name: string) => Span | Span[];
}

/** A sentence of the data: what is in backticks is code, and `[text](/address)` is a link. */
export function spansOf(sentence: string, {addressOf, fact}: Lookups = {}): Span[] {
  const parts = sentence.split(MARKED).filter(Boolean);
  const spans = parts.flatMap((part): Span | Span[] => {
    const [, kind, name] = /^\{(\w+):(.+)\}$/.exec(part) ?? [];
    if (fact && kind && name) {
      return fact(kind, name);
    }
    const [, text = part, to] = /^\[(.+)\]\((.+)\)$/.exec(part) ?? [];
    const [, code] = /^`(.+)`$/.exec(text) ?? [];
    if (code !== undefined) {
      return {code, to: to ?? addressOf?.(code)};
    }
    return to === undefined ? text : {text, to};
  });
  return joined(spans);
}

/** Joins plain texts that follow each other: a page has one node for them. */
function joined(spans: Span[]): Span[] {
  const result: Span[] = [];
  for (const span of spans) {
    const last = result.at(-1);
    if (typeof span === 'string' && typeof last === 'string') {
      result[result.length - 1] = last + span;
    } else {
      result.push(span);
    }
  }
  return result;
}

/**
 * A sentence of the data, with links that work on any page.
 *
 * @param sentence whose links to its own page begin with `#`
 * @param address of its page, with or without an anchor
 */
export function linkedFrom(sentence: string, address: string): string {
  return sentence.replaceAll('](#', `](${address.split('#')[0]}#`);
}
