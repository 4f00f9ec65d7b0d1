import {builtFiles, readBuilt} from './support/buildOutput';
import {sourcePages} from './support/pages';
import {expect, readRoutes, test} from './support/test';

const drafts = sourcePages().filter(({isDraft}) => isDraft);

/** Runs of words without markup, long enough to be in no other page. */
const plainRuns = (text: string) => text.match(/[^`*_[\](){}<>'"&\n]{50,}/g) ?? [];

test('the drafts are those of the list', () => {
  expect(drafts.map(({route}) => route).sort()).toEqual(readRoutes().drafts.sort());
});

test('no file of the build is, names, or links to a draft', () => {
  const files = builtFiles(/\.(html|js|json|md|txt|xml)$/);
  expect(files.length).toBeGreaterThan(100);
  const found = files.flatMap((name) => {
    const text = `/${name}\n${readBuilt(name)}`;
    return drafts.flatMap(({route, description, content}) =>
      // The generator's own metadata may name a draft by its id, which lacks the leading area.
      [route, description, ...plainRuns(content)]
        .filter((words) => text.includes(words.trim()))
        .map((words) => `${name}: ${words}`),
    );
  });
  expect(found).toEqual([]);
});
