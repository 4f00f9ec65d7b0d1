import type {VFile} from 'vfile';
import {findType} from '../../framework';
import type {InheritedFacts} from '../../framework/referenceProps';
import {pageOf} from './links';
import {dataAttribute, fail, type JsxElement} from './mdx';
import {documentedMethods} from './members';
import {requireOf, withPosition} from './named';
import {resolveType} from './resolve';

/**
 * Gives `<InheritedMethods of="ClickableActions" />` the public methods of each supertype, the
 * nearest first.
 *
 * @throws Error naming page and line when the type inherits nothing
 */
export function fillInherited(file: VFile, node: JsxElement): void {
  const type = withPosition(file, node, () => resolveType(requireOf(file, node)));
  const facts = Object.entries(type.inherited ?? {}).map<InheritedFacts>(([owner, signatures]) => {
    const isPublic = new Set(documentedMethods(findType(owner)).map(({name}) => name));
    const names = [...new Set(signatures.map((signature) => signature.replace(/\(.*/, '')))];
    const to = pageOf(owner);
    return {
      owner: to ? [owner, to] : owner,
      methods: names
        .filter((name) => isPublic.has(name))
        .map((name) => {
          const address = pageOf(owner, name);
          return address ? [name, address] : name;
        }),
    };
  });
  if (facts.length === 0) {
    fail(file, node, `${type.name} inherits no method: remove <InheritedMethods>.`);
  }
  node.attributes = [dataAttribute('facts', facts)];
}
