import {expect, it} from 'vitest';
import {parseLastUpdates} from '../../src/environment/lastUpdates';

it('takes the newest commit of each page, whose author may have a comma in the name', () => {
  const log = [
    'RESULT:1700000002,Doe, Jane',
    '',
    'docs/café.mdx',
    'RESULT:1700000001,RESULT',
    'RESULT:1700000000,Max',
    '',
    'docs/café.mdx',
    'docs/old.mdx',
  ];
  expect([...parseLastUpdates(log.join('\n'))]).toEqual([
    ['docs/café.mdx', {lastUpdatedBy: 'Doe, Jane', lastUpdatedAt: 1_700_000_002_000}],
    ['docs/old.mdx', {lastUpdatedBy: 'Max', lastUpdatedAt: 1_700_000_000_000}],
  ]);
});
