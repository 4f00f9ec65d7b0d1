import type {PhrasingContent, Table, TableRow} from 'mdast';
import {sourceUrl} from '../../framework';
import type {TextRun} from '../../framework/referenceProps';
import type {ApiType, Method} from '../../framework/types';
import {callersOf} from './callbacks';
import {typeAddress} from './links';
import {documentedMethods, propertyOf} from './members';
import {parameterType} from './signature';
import {callbackRun} from './steps';
import {cell, code, row, text} from './tableNodes';
import {isListener} from './typeFacts';

function call(type: ApiType, method: Method): PhrasingContent[] {
  const parameters = method.parameters.map(
    (parameter) => `${parameterType(parameter)} ${parameter.name}`,
  );
  return [code(`${method.name}(${parameters.join(', ')})`)];
}

function source(type: ApiType, {line}: Method): PhrasingContent[] {
  const url = sourceUrl(type.file, line);
  return [{type: 'link', url, children: [text(`line ${line}`)]}];
}

function returned({returns = 'void'}: Method, {uses}: ApiType): PhrasingContent[] {
  const to = typeAddress(returns.replace(/<.*/, ''), uses);
  return [code(to ? [returns, to] : returns)];
}

/** Names in code with commas between them; a dash for none. */
function list(runs: TextRun[]): PhrasingContent[] {
  return runs.length === 0
    ? [text('–')]
    : runs.flatMap((run, index) => [...(index ? [text(', ')] : []), code(run)]);
}

function callerRows(type: ApiType, methods: Method[]): TableRow[] {
  return methods.map((method) => {
    const callers = callersOf(method);
    const children = callers.flatMap(({method: caller, order}, index) => [
      ...(index ? [text('; ')] : []),
      code(caller),
      ...(order ? [text(`, ${order}`)] : []),
    ]);
    return row(
      cell(call(type, method)),
      cell(callers.length ? children : [text('no method')]),
      cell(source(type, method)),
    );
  });
}

/**
 * What the facts know about the methods of a type whose page has no sections yet: signature,
 * result, and callback of each; for a listener, what calls it.
 *
 * @returns nothing for a type that has properties or constants only
 */
export function stubTable(type: ApiType): Table | undefined {
  const methods = documentedMethods(type).filter(
    (method) => propertyOf(type, method) === undefined,
  );
  const entries = methods.filter(({modifiers}) => modifiers.includes('static'));
  const sorted = [...entries, ...methods.filter((method) => !entries.includes(method))];
  if (sorted.length === 0) {
    return undefined;
  }
  const [head, rows] = isListener(type)
    ? [['Callback', 'Called by', 'Source'], callerRows(type, sorted)]
    : [
        ['Method', 'Returns', 'Callback', 'Source'],
        sorted.map((method) =>
          row(
            cell(call(type, method)),
            cell(returned(method, type)),
            cell(list((method.overview?.callbacks ?? []).map(callbackRun))),
            cell(source(type, method)),
          ),
        ),
      ];
  return {
    type: 'table',
    data: {hProperties: {className: ['bk-methods']}},
    children: [row(...head.map((title) => cell([text(title)]))), ...rows],
  };
}
