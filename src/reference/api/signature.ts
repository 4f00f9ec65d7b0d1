import type {ApiType, Method} from '../../framework/types';
import type {TextSpan} from '../spans';
import {linkTypes, listOf} from './addresses';

/** Longer signatures get one parameter a line, so that a desktop shows them whole. */
const WIDTH = 74;
const KEYWORDS = /^(?:boolean|byte|char|double|extends|float|int|long|short|super|void)$/;
/** Shown elsewhere, or of no use to a caller. */
const SILENT = new Set(['public', 'final', 'synchronized', 'abstract']);

const keyword = (text: string): TextSpan => ({text, token: 'keyword'});

function typeSpans(text: string, uses: ApiType['uses']): (string | TextSpan)[] {
  return linkTypes(text, uses).map((piece) => {
    if (typeof piece !== 'string') {
      return {...piece, token: 'class-name'};
    }
    if (KEYWORDS.test(piece)) {
      return keyword(piece);
    }
    return /^[A-Za-z]/.test(piece) ? {text: piece, token: 'class-name'} : piece;
  });
}

/**
 * The signature of a method, cut where its color or its link changes.
 *
 * @param type the type that declares it
 * @param method one overload
 */
export function signatureSpans({uses}: ApiType, method: Method): (string | TextSpan)[] {
  const {modifiers, typeParameters, returns, name, throws} = method;
  const head = [
    ...modifiers.filter((item) => !SILENT.has(item)).map((item) => keyword(`${item} `)),
    ...(typeParameters ? typeSpans(`<${typeParameters.join(', ')}> `, uses) : []),
    ...(returns ? [...typeSpans(returns, uses), ' '] : []),
    {text: name, token: 'function' as const},
    '(',
  ];
  const parameters = method.parameters.map((item) => [
    ...typeSpans(item.varargs ? `${item.type}...` : item.type, uses),
    ` ${item.name}`,
  ]);
  const tail = [
    ')',
    ...(throws?.length ? [keyword(' throws '), ...typeSpans(throws.join(', '), uses)] : []),
  ];
  const length = textOf([...head, ...parameters.flat(), ...tail]).length;
  const broken = parameters.length > 1 && length + 2 * parameters.length > WIDTH;
  const list = listOf(parameters, broken ? ',\n    ' : ', ');
  return [...head, ...(broken ? ['\n    '] : []), ...list, ...tail];
}

/** The text of spans. */
export function textOf(spans: (string | TextSpan)[]): string {
  return spans.map((span) => (typeof span === 'string' ? span : span.text)).join('');
}

/** The signature of a method in one line. */
export const methodDeclaration = (type: ApiType, method: Method): string =>
  textOf(signatureSpans(type, method)).replace(/\(\s+/g, '(').replace(/\s+/g, ' ');

/** What the declaration of a type says of those above it: `extends A implements B, C`. */
export function supertypesText({kind, extends: parent, implements: interfaces = []}: ApiType) {
  const word = kind === 'interface' ? 'extends' : 'implements';
  return [
    ...(parent ? [`extends ${parent}`] : []),
    ...(interfaces.length > 0 ? [`${word} ${interfaces.join(', ')}`] : []),
  ].join(' ');
}

/** The declaration of a type, with its package: `class a.b.C extends D`. */
export const typeDeclaration = (type: ApiType): string =>
  [type.kind, `${type.package}.${type.name}`, supertypesText(type)].filter(Boolean).join(' ');
