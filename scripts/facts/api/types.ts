import type {ApiType, Method} from '../../../src/framework/types';
import {lombokMembers} from '../lombok';
import type {BuilderClass} from '../lombok/members';
import type {Model, ModelType} from '../model';
import {typeText} from '../signature';
import {enumConstant, fieldFact} from './fields';
import {impliedMethods} from './implied';
import {annotationText, byName, bySignature, list} from './lists';
import {declaredMethod} from './methods';
import {isVisible, withImplied} from './modifiers';
import {withUses} from './uses';

/** Package whose private fields are keys of the configuration file. */
const SETTINGS = '.config';

/** A type of the tree with its visible members, and with the builder class that Lombok nests in it. */
export function typesOf(model: Model, type: ModelType): ApiType[] {
  const {methods, builder} = lombokMembers(type.raw);
  const built = [declaredType(type, methods)];
  if (builder) {
    built.push(builderType(type, builder));
  }
  return built.map((facts) => withUses(model, type, facts));
}

function declaredType(type: ModelType, generated: Method[]): ApiType {
  const {raw, unit, outer} = type;
  const methods = [...raw.methods.map((item) => declaredMethod(type, item)), ...generated]
    .filter((item) => isVisible(item.modifiers))
    .concat(impliedMethods(raw, generated));
  const isSetting = unit.package.includes(SETTINGS);
  const fields = raw.fields.filter(
    ({modifiers}) =>
      isVisible(withImplied(type, modifiers)) || (isSetting && !modifiers.includes('static')),
  );
  return {
    name: type.name,
    package: unit.package,
    file: unit.file,
    line: raw.line,
    kind: raw.kind,
    modifiers: outer?.raw.kind === 'interface' ? withImplied(outer, raw.modifiers) : raw.modifiers,
    ...list('annotations', raw.annotations.map(annotationText)),
    ...list('typeParameters', raw.typeParameters.map(typeText)),
    ...(raw.extends ? {extends: typeText(raw.extends)} : {}),
    ...list('implements', raw.implements.map(typeText)),
    ...(outer ? {outer: outer.name} : {}),
    ...list('enumConstants', raw.enumConstants.map(enumConstant)),
    ...list('fields', fields.map((field) => fieldFact(type, field)).sort(byName)),
    ...list('methods', methods.sort(bySignature)),
  };
}

function builderType({name: outer, unit}: ModelType, builder: BuilderClass): ApiType {
  const {name, line, modifiers, typeParameters, methods} = builder;
  return {
    name: `${outer}.${name}`,
    package: unit.package,
    file: unit.file,
    line,
    kind: 'class',
    modifiers,
    ...list('typeParameters', typeParameters),
    outer,
    methods: methods.filter((item) => isVisible(item.modifiers)).sort(bySignature),
    generated: '@Builder',
  };
}
