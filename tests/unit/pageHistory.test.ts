import {expect, it} from 'vitest';
import {parseLog} from '../../src/environment/pageHistory';

it('has the newest commit of each page, and the day of its first one, under an earlier name too', () => {
  const log = `RESULT:3,2025-03-03T10:00:00Z,Doe, Jane

M\tdocs/café.mdx
RESULT:2,2025-02-02T10:00:00Z,RESULT

R090\tdocs/old.mdx\tdocs/café.mdx
A\tdocs/old.mdx
RESULT:1,2025-01-01T10:00:00Z,Max

A\tdocs/old.mdx
MM\tdocs/merged.mdx`;
  const lastUpdate = (lastUpdatedBy: string, seconds: number) => ({
    lastUpdate: {lastUpdatedBy, lastUpdatedAt: seconds * 1000},
  });
  expect(Object.fromEntries(parseLog(log))).toEqual({
    'docs/café.mdx': {...lastUpdate('Doe, Jane', 3), published: '2025-01-01'},
    'docs/old.mdx': {...lastUpdate('RESULT', 2), published: '2025-02-02'},
    'docs/merged.mdx': lastUpdate('Max', 1),
  });
});
