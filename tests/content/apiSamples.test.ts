import {readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, test} from 'vitest';
import {compile, javaFiles} from '../../scripts/check/samples/compile';
import {pages} from '../../scripts/lib/readPage';
import {callLines, callSample} from '../../src/reference/fill/callSample';
import {resolveMethods} from '../../src/reference/fill/members';
import {locateSample, SAMPLES} from '../../src/knowledge/samples/readSample';
import {writeFiles} from '../files';
import {temporaryFolder} from '../unit/temporaryFolder';

/** The sections whose call is a longer chain, or is shown by the whole region. */
const LONGER = [
  'ApiRequest.createRequest',
  'ApiRequest.ApiRequestBuilder.create',
  'ApiResponse.createResponse',
  'ApiResponse.verifyHeader',
  'ClickableActions.draw',
  'Locator.buildLocator',
  'Locator.toBuilder',
  'MouseAction.composeAction',
];

/** A sample as the section of a method shows it. */
const samples = pages()
  .filter((page) => page.startsWith('api/'))
  .flatMap((page) =>
    readFileSync(page, 'utf8')
      .split(/^#+ /m)
      .flatMap((section) => {
        const [, of] = /<MethodSheet of="([^"]+)"/.exec(section) ?? [];
        const references = [...section.matchAll(/^```java file=(\S+)/gm)];
        return of ? references.map(([, reference]) => ({page, of, reference: reference!})) : [];
      }),
  )
  .map(({page, of, reference}) => {
    const {code, source} = locateSample(reference);
    const {methods} = resolveMethods(of);
    return {page, of, reference, region: code, source, methods, ...callSample(source, methods)};
  });

describe('the samples of the reference', () => {
  test('show a method in one to three lines', () => {
    const long = samples.flatMap(({of, code, region}) => {
      const length = (code ?? region).split('\n').length;
      return length > (LONGER.includes(of) ? 12 : 3) ? `${of}: ${length} lines` : [];
    });
    expect(long, 'shorten the statement in src/samples, or name the section in LONGER').toEqual([]);
  });

  test('serve two sections at most, and only if they show both methods', () => {
    const wrong = samples.flatMap(({reference, region}) => {
      const sections = samples.filter((other) => other.reference === reference);
      return [
        ...sections.slice(2).map(({of}) => `write a region of its own for ${of}: ${reference}`),
        ...sections
          .filter(({methods}) => callLines(region, methods).length === 0)
          .map(({page, of}) => `${page}: ${reference} does not call ${of}`),
      ];
    });
    expect(wrong).toEqual([]);
  });

  test('show overloads one below the other, name the imports of what is shown, and link to the whole', () => {
    const [cell] = samples.filter(({of}) => of === 'DataRow.cell');
    expect(cell!.code).toMatch(/\.cell\(0\);\n.*\.cell\("nights"\);$/);
    const wrong = samples.flatMap(({of, code, region, imports}) =>
      imports
        .map((line) => /(\w+);$/.exec(line)![1]!)
        .filter((name) => !new RegExp(`\\b${name}\\b`).test(code ?? region))
        .map((name) => `${of} does not use ${name}`),
    );
    expect(wrong).toEqual([]);
    const wholes = samples.flatMap(({links}) => links.whole ?? []);
    const isTest = (name: string) => wholes.find((whole) => whole.name === name)?.isTest;
    expect(isTest('ElementStateTest.showsABadgeWhenTheCartHasAProduct')).toBe(true);
    expect(isTest('RecordingTest.openAppAndRecord')).toBe(false);
  });

  test('compile when they are pasted with their imports', () => {
    const folder = temporaryFolder();
    const alone = samples.filter(
      ({code, links, source}) =>
        code !== undefined && !links.uses.some(({place}) => place.startsWith(source.place)),
    );
    expect(alone.length).toBeGreaterThan(0.9 * samples.length);
    const files = new Map(
      alone.map(({code, imports, source}, index) => {
        const head = source.lines.filter((line) =>
          /^package |com\.example\.boyka\.\w+\./.test(line),
        );
        const name = `Pasted${index}`;
        const body = `class ${name} { void paste() throws Exception {\n${code}\n} }`;
        return [`${name}.java`, [...head, ...imports, body].join('\n')];
      }),
    );
    writeFiles(folder, Object.fromEntries(files));
    const errors = compile([...javaFiles(SAMPLES), ...javaFiles(folder)]);
    expect(
      errors.map(({file, message}) => {
        const index = Number(/\d+/.exec(path.basename(file))?.[0]);
        return `${alone[index]?.page ?? file}, ${alone[index]?.of}: ${message}`;
      }),
    ).toEqual([]);
  });
});
