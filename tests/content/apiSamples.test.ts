import {describe, expect, test} from 'vitest';
import {callLines} from '../../src/reference/insert/callSample';
import {apiSamples as samples} from './apiSamples';

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
});
