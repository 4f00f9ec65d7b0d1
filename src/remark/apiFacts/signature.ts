import type {ApiType, Method, Parameter} from '../../framework/types';
import type {Token} from '../../framework/sheets';
import {linkTypes} from './links';

/** Longer signatures get one parameter a line, so that a desktop shows them whole. */
const WIDTH = 74;
const KEYWORDS = /^(?:boolean|byte|char|double|extends|float|int|long|short|super|void)$/;
/** Said by the page, or of no use to a caller. */
const SILENT = new Set(['public', 'final', 'synchronized', 'abstract']);

function typeTokens(text: string, uses: ApiType['uses']): Token[] {
  return linkTypes(text, uses).map((piece) => {
    if (typeof piece !== 'string') {
      return [piece[0], 'class-name', piece[1]];
    }
    if (KEYWORDS.test(piece)) {
      return [piece, 'keyword'];
    }
    return [piece, /^[A-Za-z]/.test(piece) ? 'class-name' : 'punctuation'];
  });
}

/**
 * The type of a parameter as a caller reads it, with the dots of varargs.
 *
 * @param parameter as the facts have it
 */
export function parameterType(parameter: Parameter): string {
  return parameter.varargs ? `${parameter.type}...` : parameter.type;
}

/**
 * The signature of a method, cut where its color or its link changes.
 *
 * @param type the type that declares it
 * @param method one overload
 */
export function signatureTokens(type: ApiType, method: Method): Token[] {
  const head: Token[] = method.modifiers
    .filter((modifier) => !SILENT.has(modifier))
    .map((modifier) => [`${modifier} `, 'keyword']);
  if (method.typeParameters) {
    head.push(...typeTokens(`<${method.typeParameters.join(', ')}> `, type.uses));
  }
  if (method.returns) {
    head.push(...typeTokens(method.returns, type.uses), [' ', '']);
  }
  head.push([method.name, 'function'], ['(', 'punctuation']);
  const parameters = method.parameters.map<Token[]>((parameter) => [
    ...typeTokens(parameterType(parameter), type.uses),
    [` ${parameter.name}`, ''],
  ]);
  const tail: Token[] = [[')', 'punctuation']];
  if (method.throws?.length) {
    tail.push([' throws ', 'keyword'], ...typeTokens(method.throws.join(', '), type.uses));
  }
  const length = [...head, ...parameters.flat(), ...tail].reduce(
    (sum, [text]) => sum + text.length,
    0,
  );
  const broken = parameters.length > 1 && length + 2 * parameters.length > WIDTH;
  const between: Token = [broken ? ',\n    ' : ', ', 'punctuation'];
  const list = parameters.flatMap((tokens, index) => (index ? [between, ...tokens] : tokens));
  return [...head, ...(broken ? [['\n    ', ''] as Token] : []), ...list, ...tail];
}
