import {spanFacts} from '../../../src/remark/codeSpans/spanFacts';
import type {FactNames} from './facts';
import type {SiteNames} from './site';

/** Words of Java and JSON that are no names. */
const LANGUAGE =
  /^(abstract|boolean|byte|case|catch|char|class|default|do|double|else|enum|extends|false|final|finally|float|for|if|implements|import|instanceof|int|interface|long|new|null|package|private|protected|public|return|short|static|super|switch|synchronized|this|throw|throws|true|try|var|void|while|yield|String|Object|Integer|Boolean|Override)$/;

/** Placeholders of Commons Text, with which StringUtils.interpolate reads a setting; what they name is the reader's. */
const PLACEHOLDER = /^(?:https?:\/\/)?\$\{(?:env|sys|date|file):.+\}[\w/]*$/;

/**
 * Says what is wrong with an inline code span.
 *
 * @param span its text
 * @returns nothing when every name in it is one that the facts, the samples, the site or the list of known names have
 */
export function errorOf(span: string, facts: FactNames, site: SiteNames): string | undefined {
  const isWhole =
    site.known.has(span) ||
    // The arguments of a call are checked below.
    (!span.includes('(') && spanFacts(span).length > 0) ||
    facts.values.has(span) ||
    site.headings.has(span) ||
    site.isFile(span) ||
    /^-?[\d.,]+$/.test(span) ||
    PLACEHOLDER.test(span) ||
    facts.texts.some((text) => text.test(span));
  if (isWhole) {
    return undefined;
  }
  // A value in quotes says as much as the value.
  const quoted = /^"([\w.-]+)"$/.exec(span)?.[1];
  if (quoted !== undefined) {
    return errorOf(quoted, facts, site);
  }
  const script = /^npm (?:run )?(\S+)$/.exec(span)?.[1];
  if (script !== undefined) {
    return site.scripts.has(script) ? undefined : `package.json has no script ${script}`;
  }
  if (/^[a-z_$]+(\.[a-z_*$]+)+$/.test(span)) {
    return 'boyka-config.json has no such path, and no list names it';
  }
  const key = /^"([\w$]+)"\s*:/.exec(span)?.[1];
  if (key !== undefined) {
    return facts.keys.has(key) ? undefined : `boyka-config.json has no key ${key}`;
  }
  return codeError(span, facts, site);
}

/** Java: each name must be known, each member one of its type, each list of types a signature. */
function codeError(span: string, facts: FactNames, site: SiteNames): string | undefined {
  const code = span.replace(/"[^"]*"/g, ' ');
  const called = /^(?:\w+\.)?(\w+)\(((?:[A-Z][\w<>?, .[\]]*)+)\)$/.exec(code);
  const signatures = facts.signatures.get(called?.[1] ?? '');
  if (called && signatures && ![...signatures].includes(`${called[1]}(${called[2]})`)) {
    return `${called[1]} takes no (${called[2]}); its signatures are ${[...signatures].join(', ')}`;
  }
  for (const [, type = '', member = ''] of code.matchAll(/\b([A-Z]\w*)\.(\w+)/g)) {
    const members = facts.members.get(type);
    if (members && !members.has(member)) {
      return `${type} has no member ${member}`;
    }
  }
  const names = code.match(/[A-Za-z_$][\w$]*(?:-[\w$]+)*/g) ?? [];
  if (names.length === 0) {
    return 'it holds no name';
  }
  const unknown = names.find((name) => !isKnown(name, facts, site));
  return unknown === undefined ? undefined : `${unknown} is no name of the framework`;
}

function isKnown(name: string, facts: FactNames, site: SiteNames): boolean {
  return (
    LANGUAGE.test(name) ||
    facts.words.has(name) ||
    facts.keys.has(name) ||
    site.samples.has(name) ||
    site.known.has(name)
  );
}
