import type {Method} from '../../../src/framework/types';
import type {ModelType} from '../model';
import type {RawMethod} from '../raw';
import {parametersOf, signatureOf, typeText} from '../signature';
import {annotationText, list} from './lists';
import {withImplied} from './modifiers';

/** A method or constructor that stands in the source. */
export function declaredMethod(type: ModelType, raw: RawMethod): Method {
  const parameters = parametersOf(raw);
  return {
    name: raw.name,
    signature: signatureOf(raw.name, parameters),
    ...(raw.isConstructor ? {isConstructor: true as const} : {}),
    line: raw.line,
    modifiers: withImplied(type, raw.modifiers, raw),
    ...list('annotations', raw.annotations.map(annotationText)),
    ...list('typeParameters', raw.typeParameters.map(typeText)),
    ...(raw.returns ? {returns: typeText(raw.returns)} : {}),
    parameters,
    ...list('throws', raw.throws),
  };
}
