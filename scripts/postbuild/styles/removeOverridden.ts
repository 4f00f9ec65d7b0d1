import type {Rule, Root} from 'postcss';

/** Selectors of the root element in one of its states. */
const ROOT_ELEMENT = /^(?::root|html\[data-theme=[^\]]+\]|\[data-theme=[^\]]+\]:root)$/;

/**
 * Removes the declarations of cascade layers that never apply: a rule without a layer and without a
 * condition declares the same property for the same selector.
 *
 * @param root the style sheet, which is changed
 */
export function removeOverridden(root: Root): void {
  const winners = new Set<string>();
  root.each((rule) => {
    if (rule.type === 'rule') {
      rule.each((one) => {
        if (one.type === 'decl' && one.value !== 'revert-layer') {
          rule.selectors.forEach((selector) => winners.add(`${selector} ${one.prop}`));
        }
      });
    }
  });
  const isOverridden = (selector: string, property: string): boolean =>
    winners.has(`${selector} ${property}`) ||
    (ROOT_ELEMENT.test(selector) && winners.has(`:root ${property}`));
  root.walkAtRules('layer', (layer) => {
    layer.walkRules((rule) => {
      // The selector of a nested rule says less than what it matches.
      if (rule.parent?.type !== 'rule') {
        purgeRule(rule, isOverridden);
      }
    });
  });
}

function purgeRule(rule: Rule, isOverridden: (selector: string, property: string) => boolean) {
  rule.each((one) => {
    if (
      one.type === 'decl' &&
      !one.important &&
      rule.selectors.every((selector) => isOverridden(selector, one.prop))
    ) {
      one.remove();
    }
  });
}
