import {expect, test} from 'vitest';
import {blockingTime} from '../bench/blockingTime';
import {comparison, inPairs, median} from '../bench/compare';

test('the median is the middle value, or the mean of the two in the middle', () => {
  expect(median([10, 9, 2])).toBe(9);
  expect(median([4, 1, 10, 2])).toBe(3);
});

test('a comparison has the ratios of the pairs, not of the medians', () => {
  expect(comparison([10, 20, 60], [10, 40, 20])).toEqual([
    '20 (10 to 60)',
    '20 (10 to 40)',
    '1.00 (0.50 to 3.00)',
  ]);
});

test('two things are measured in turn', async () => {
  const order: string[] = [];
  const measured = await inPairs(2, 'site', 'stock', async (name) => order.push(name));
  expect(order).toEqual(['site', 'stock', 'site', 'stock']);
  expect(measured).toEqual([
    [1, 3],
    [2, 4],
  ]);
});

test('the blocking time counts each long task of the main thread once', () => {
  const main = {pid: 1, tid: 1};
  const task = {...main, name: 'ThreadControllerImpl::RunTask'};
  const events = [
    {...task, ts: 0, dur: 90_000, tdur: 20_000},
    {...main, name: 'firstContentfulPaint', ts: 100_000},
    {...task, ts: 200_000, dur: 30_000, tdur: 25_000},
    {...main, name: 'RunTask', ts: 200_000, dur: 30_000, tdur: 25_000},
    {...task, tid: 2, ts: 200_000, dur: 30_000, tdur: 25_000},
    {...task, ts: 300_000, dur: 90_000, tdur: 12_000},
  ];
  expect(blockingTime(events)).toEqual({afterPaint: 50, whole: 80});
  expect(() => blockingTime([])).toThrow('no first contentful paint');
});
