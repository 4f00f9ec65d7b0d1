import type {RawType} from '../raw';
import {builderClass, builderEntry} from './builders';
import {type Draft, type LombokMembers, methodOf} from './draft';
import {accessors, constructors, objectMethods} from './members';

/**
 * The members that Lombok generates for a type, with Lombok's own names and access levels
 * (its own documentation of each annotation; the framework's lombok.config changes none of them).
 *
 * @param type a type as parsed
 * @returns methods and constructors, each marked with the annotation that makes it; none that the source declares
 */
export function lombokMembers(type: RawType): LombokMembers {
  const drafts = [
    ...accessors(type),
    ...constructors(type),
    ...objectMethods(type),
    ...builderEntry(type),
  ];
  const methods = drafts.filter((draft) => !isDeclared(type, draft)).map(methodOf);
  return {methods, builder: builderClass(type)};
}

/** Lombok skips a method that exists under its name, whatever letter case and parameters. */
function isDeclared(type: RawType, draft: Draft): boolean {
  return (
    !draft.isConstructor &&
    type.methods.some((item) => item.name.toLowerCase() === draft.name.toLowerCase())
  );
}
