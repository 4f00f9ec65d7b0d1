import type {VFile} from 'vfile';
import type {EnumConstant} from '../../framework/types';
import type {EnumFacts} from '../../framework/referenceProps';
import {sourceUrl} from '../../framework';
import {isStub} from './links';
import {dataAttribute, fail, type JsxElement} from './mdx';
import {checkNames} from './names';
import {requireOf, withPosition} from './named';
import {resolveType} from './resolve';

/** Constants of Apache Commons Lang that enums of the framework take their values from. */
const KNOWN_VALUES = new Map([['EMPTY', '']]);

function valueText(value: EnumConstant['values'][number]): string {
  if (typeof value !== 'object') {
    return JSON.stringify(value);
  }
  const known = KNOWN_VALUES.get(value.source);
  return known === undefined ? value.source : JSON.stringify(known);
}

/**
 * Gives `<EnumConstants of="Browser">` its facts.
 *
 * @throws Error naming page and line when a constant is not described, or does not exist
 */
export function fillEnumConstants(file: VFile, node: JsxElement): void {
  const type = withPosition(file, node, () => resolveType(requireOf(file, node)));
  const constants = type.enumConstants ?? [];
  if (constants.length === 0) {
    fail(file, node, `${type.name} has no constants: <EnumConstants> needs an enum.`);
  }
  checkNames(file, node, {
    element: 'Constant',
    owner: type.name,
    known: constants.map(({name}) => name),
    isComplete: !isStub(type.name),
  });
  const facts: EnumFacts = {
    name: type.name,
    getters: (type.methods ?? [])
      .filter(({generated}) => generated === '@Getter')
      .map(({name}) => `${name}()`),
    constants: constants.map(({name, values}) => ({name, values: values.map(valueText)})),
    import: `import ${type.package}.${type.name};`,
    source: {line: type.line, to: sourceUrl(type.file, type.line)},
  };
  node.attributes = [dataAttribute('facts', facts)];
}
