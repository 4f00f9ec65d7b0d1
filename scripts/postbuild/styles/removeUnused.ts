// cspell:ignore atrule
import postcss, {type Root, type Rule} from 'postcss';
import parseSelectors, {type Selector} from 'postcss-selector-parser';
import {inlineConstants} from './inlineConstants';
import {removeOverridden} from './removeOverridden';
import type {UsedNames} from './usedNames';

/** Pseudo-classes that match what one of their selectors matches. */
const ANY = new Set([':is', ':where', ':has']);

/** Whether every name of a selector is used. What `:not()` excludes does not count. */
function canMatch(selector: Selector, used: UsedNames): boolean {
  return selector.nodes.every((node) => {
    switch (node.type) {
      case 'class':
        return used.hasClass(node.value);
      case 'id':
        return used.ids.has(node.value);
      case 'tag':
        return used.tags.has(node.value);
      case 'pseudo':
        return !ANY.has(node.value) || node.nodes.some((inner) => canMatch(inner, used));
      default:
        return true;
    }
  });
}

/** Removes the selectors of a rule that match nothing, and returns them. */
function purgeRule(rule: Rule, used: UsedNames): string[] {
  const unused: string[] = [];
  const rest = parseSelectors((list) => {
    for (const selector of [...list.nodes].filter((one) => !canMatch(one, used))) {
      unused.push(selector.toString());
      selector.remove();
    }
  }).processSync(rule.selector);
  if (rest === '') {
    rule.remove();
  } else if (unused.length > 0) {
    rule.selector = rest;
  }
  return unused;
}

/** The custom properties that the values of a style sheet read. */
export function readProperties(css: Root): Set<string> {
  const names = new Set<string>();
  css.walkDecls(({value}) => {
    for (const [, name = ''] of value.matchAll(/var\(\s*(--[\w-]+)/g)) {
      names.add(name);
    }
  });
  return names;
}

/** Removes the custom properties that nothing reads, then those that only these read, and so on. */
function purgeProperties(root: Root, used: UsedNames): void {
  for (let isDone = false; !isDone;) {
    isDone = true;
    const read = readProperties(root);
    root.walkDecls(/^--/, (declaration) => {
      if (!read.has(declaration.prop) && !used.properties.has(declaration.prop)) {
        declaration.remove();
        isDone = false;
      }
    });
  }
}

/** Removes rules and conditions in which nothing is left. */
function purgeEmpty(root: Root): void {
  for (let isDone = false; !isDone;) {
    isDone = true;
    root.walk((node) => {
      // A statement such as `@layer a, b;` has no nodes at all.
      if ('nodes' in node && node.nodes?.length === 0) {
        node.remove();
        isDone = false;
      }
    });
  }
}

/**
 * Removes from a style sheet what no page and no script uses and what never applies, and writes out
 * the custom properties that have one value. The rest keeps its text and order.
 *
 * @param css the style sheet
 * @param used names of all pages and scripts, and the custom properties that other style sheets read
 * @returns the rest, and the selectors that were removed
 */
export function removeUnused(css: string, used: UsedNames): {css: string; selectors: string[]} {
  const root = postcss.parse(css);
  const selectors: string[] = [];
  root.walkRules((rule) => {
    const isStep = rule.parent?.type === 'atrule' && /keyframes$/.test(rule.parent.name);
    selectors.push(...(isStep ? [] : purgeRule(rule, used)));
  });
  removeOverridden(root);
  inlineConstants(root, used.properties);
  purgeProperties(root, used);
  purgeEmpty(root);
  return {css: root.toString(), selectors};
}
