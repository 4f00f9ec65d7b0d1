import type {VFile} from 'vfile';
import {attribute, fail, isJsx, type JsxElement} from './mdx';
import {nearest} from './nearest';

interface Rule {
  /** Element that describes one name: `Param`. */
  element: string;
  /** What the names belong to, for the error: `Locator`. */
  owner: string;
  known: string[];
  /** Whether each name needs a description. */
  isComplete: boolean;
}

/**
 * Compares the names that child elements describe with those of the facts.
 *
 * @throws Error naming page and line when a name is unknown, described twice, or not described
 */
export function checkNames(file: VFile, node: JsxElement, rule: Rule): void {
  const {element, owner, known} = rule;
  const described = new Set<string>();
  for (const child of node.children) {
    if (!isJsx(child) || child.name !== element) {
      continue;
    }
    const name = attribute(child, 'name') ?? '';
    if (!known.includes(name)) {
      const hint = known.length ? `The nearest: ${nearest(name, known).join(', ')}.` : 'Remove it.';
      fail(file, child, `${owner} has no ${element.toLowerCase()} "${name}". ${hint}`);
    }
    if (described.has(name)) {
      fail(file, child, `${owner} describes "${name}" twice: remove one <${element}>.`);
    }
    described.add(name);
  }
  const missing = known.find((name) => !described.has(name));
  if (rule.isComplete && missing !== undefined) {
    fail(file, node, `${owner} needs <${element} name="${missing}">…</${element}>.`);
  }
}
