import {qualifiedName, types} from '../../framework';
import {once} from '../../lib/once';
import type {ApiType} from '../../framework/types';
import {importsIn, statementsIn} from '../../sampleReader/java';
import {pageOf} from '../api/addresses';
import {addressOn} from './spanAddress';

/** A name in code: how many letters are before it, and the address of what it is. */
export interface NameLink {
  at: number;
  name: string;
  to: string;
}

/** The framework's types by their full names; read with the first sample. */
const typesByName = once(() => new Map(types().map((type) => [qualifiedName(type), type])));

/** A type, and the builders that it makes. */
const withBuilders = (type?: ApiType): ApiType[] =>
  type ? [type, ...types().filter(({outer, generated}) => outer === type.name && generated)] : [];

/**
 * The names in Java code that are the framework's: types and methods that are imported from it, and
 * after them in the same statement the methods that only one of their types has.
 *
 * @param code what is shown
 * @param lines of the whole file, of which those with imports count
 * @returns every place of each name that has a page, in their order
 */
export function javaNames(code: string, lines: readonly string[]): NameLink[] {
  const imports = importsIn([...lines, ...code.split('\n')]);
  const imported = (wanted: string, isStatic: boolean): ApiType | undefined => {
    const found = imports.find((each) => each.name === wanted && each.isStatic === isStatic);
    return found && typesByName().get(isStatic ? found.owner : `${found.owner}.${wanted}`);
  };
  return statementsIn(code).flatMap((names) => {
    const known = new Set<ApiType>();
    return names.flatMap(({name, at, after, isCall}) => {
      if (after) {
        const found = new Set([...known].flatMap((type) => addressOn(type, name) ?? []));
        const [to, ...others] = isCall || after === '::' ? found : [];
        return to === undefined || others.length > 0 ? [] : [{at, name, to}];
      }
      const type = imported(name, false);
      const owner = type ?? (isCall ? imported(name, true) : undefined);
      withBuilders(owner).forEach((each) => known.add(each));
      const to = type ? pageOf(type.name) : owner && addressOn(owner, name);
      return to === undefined ? [] : [{at, name, to}];
    });
  });
}
