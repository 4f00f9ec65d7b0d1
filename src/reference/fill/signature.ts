import type {ApiType, Method} from '../../framework/types';
import type {Token} from '../props';
import {linkTypes} from './links';

/** Longer signatures get one parameter a line, so that a desktop shows them whole. */
const WIDTH = 74;
const KEYWORDS = /^(?:boolean|byte|char|double|extends|float|int|long|short|super|void)$/;
/** Shown elsewhere, or of no use to a caller. */
const SILENT = new Set(['public', 'final', 'synchronized', 'abstract']);

function typeTokens(text: string, uses: ApiType['uses']): Token[] {
  return linkTypes(text, uses).map((piece) => {
    if (typeof piece !== 'string') {
      return [piece.text, 'class-name', piece.to];
    }
    if (KEYWORDS.test(piece)) {
      return [piece, 'keyword'];
    }
    return [piece, /^[A-Za-z]/.test(piece) ? 'class-name' : ''];
  });
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
  head.push([method.name, 'function'], ['(', '']);
  const parameters = method.parameters.map<Token[]>(({name, type: written, varargs}) => [
    ...typeTokens(varargs ? `${written}...` : written, type.uses),
    [` ${name}`, ''],
  ]);
  const tail: Token[] = [[')', '']];
  if (method.throws?.length) {
    tail.push([' throws ', 'keyword'], ...typeTokens(method.throws.join(', '), type.uses));
  }
  const length = [...head, ...parameters.flat(), ...tail].reduce(
    (sum, [text]) => sum + text.length,
    0,
  );
  const broken = parameters.length > 1 && length + 2 * parameters.length > WIDTH;
  const between: Token = [broken ? ',\n    ' : ', ', ''];
  const list = parameters.flatMap((tokens, index) => (index ? [between, ...tokens] : tokens));
  return joined([...head, ...(broken ? [['\n    ', ''] as Token] : []), ...list, ...tail]);
}

/** Neighbors without color and link are one stretch: each costs the page an element less. */
function joined(tokens: Token[]): Token[] {
  const result: Token[] = [];
  for (const token of tokens) {
    const last = result.at(-1);
    if (last?.[1] === '' && token[1] === '') {
      result[result.length - 1] = [last[0] + token[0], ''];
    } else {
      result.push(token);
    }
  }
  return result;
}
