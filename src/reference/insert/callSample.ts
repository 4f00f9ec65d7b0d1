import type {Method} from '../../framework/types';
import type {Lines, SampleSource} from '../../sampleReader/readSample';
import {dedent} from '../../sampleReader/regions';
import {declaredBy, importsOf, methodAround, usesOf, withoutText} from './sampleNeeds';

/** How many lines a statement has with the variables that it needs; alone it may have more. */
const MOST_LINES = 3;

interface Statement extends Lines {
  text: string;
}

function callOf(methods: Method[]): RegExp {
  const {name, modifiers} = methods[0]!;
  return modifiers.includes('static')
    ? new RegExp(`\\b${name}\\(`)
    : new RegExp(`\\.${name}\\(|::${name}\\b`);
}

/**
 * The lines of an example that call a method, counted from 1.
 *
 * @param methods every overload of one name
 */
export function callLines(code: string, methods: Method[]): number[] {
  const call = callOf(methods);
  return code.split('\n').flatMap((line, index) => (call.test(line) ? [index + 1] : []));
}

/** The statements of a region, where blocks are open the inner ones. Each begins a line. */
function statementsOf({lines, from, to}: SampleSource): Statement[] {
  const statements: Statement[] = [];
  let start = from;
  for (let index = from; index < to; index++) {
    const line = withoutText(lines[index]!).trim();
    if (line === '' || line.startsWith('@')) {
      start = index + 1;
    } else if (/[;{}]$/.test(line)) {
      const text = lines.slice(start, index + 1).map(withoutText);
      statements.push({from: start, to: index + 1, text: text.join('\n')});
      start = index + 1;
    }
  }
  return statements;
}

/** The statements that declare the variables of a statement, and those that these need. */
function declarationsFor(statement: Statement, all: Statement[]): Statement[] {
  const needed = all.filter(({from, text}) => {
    const name = declaredBy(text);
    return from < statement.from && name && new RegExp(`\\b${name}\\b`).test(statement.text);
  });
  return needed.flatMap((declaration) => [...declarationsFor(declaration, all), declaration]);
}

/** Whether a reader can paste it into a method: not a member, a result, or the head of a block. */
const isStatement = (text: string) => !/^ {4}\S|^\s*return\b|\{$/.test(text);

/** The statements to paste; nothing where the region stays whole. */
function statementsToPaste(source: SampleSource, methods: Method[]): Statement[] | undefined {
  const all = statementsOf(source);
  const call = callOf(methods);
  const [first, ...more] = all.filter(({text}) => call.test(text));
  if (!first || !isStatement(first.text)) {
    return undefined;
  }
  const shown = [...new Set([...declarationsFor(first, all), first])];
  const fits = (added: Statement[]) =>
    [...shown, ...added].reduce((sum, {from, to}) => sum + to - from, 0) <= MOST_LINES;
  if (shown.length > 1 && !fits([])) {
    return undefined;
  }
  // Overloads one below the other are one example.
  for (const next of methods.length > 1 ? more : []) {
    if (next.from === shown.at(-1)!.to && fits([next])) {
      shown.push(next);
    }
  }
  return shown;
}

/**
 * Reduces a sample to the statement that calls a method, with the variables that it needs: at most
 * three lines, or one longer statement. Where that is not enough, the section shows the region.
 *
 * @param source a region of a Java file
 * @param methods every overload of one name
 * @returns the code, its imports, and links to what the sample project defines elsewhere
 */
export function callSample(source: SampleSource, methods: Method[]) {
  const statements = statementsToPaste(source, methods);
  const shown: readonly Lines[] = statements ?? [source];
  const lines = shown.flatMap(({from, to}) => source.lines.slice(from, to));
  const whole = statements && methodAround(source, statements[0]!.from);
  return {
    imports: importsOf(source, lines),
    links: {uses: usesOf(source, shown), whole},
    code: statements && dedent(lines),
  };
}
