import {expect, it} from 'vitest';
import {parseLog} from '../../src/config/environment/pageHistory';

it('has the newest commit of each page', () => {
  const log = `RESULT:3,Doe, Jane

docs/café.mdx
RESULT:2,RESULT

docs/café.mdx
docs/old.mdx
RESULT:1,Max

docs/old.mdx
docs/merged.mdx`;
  const lastUpdate = (lastUpdatedBy: string, seconds: number) => ({
    lastUpdate: {lastUpdatedBy, lastUpdatedAt: seconds * 1000},
  });
  expect(Object.fromEntries(parseLog(log))).toEqual({
    'docs/café.mdx': lastUpdate('Doe, Jane', 3),
    'docs/old.mdx': lastUpdate('RESULT', 2),
    'docs/merged.mdx': lastUpdate('Max', 1),
  });
});
