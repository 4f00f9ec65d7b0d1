import {expect, test} from 'vitest';
import {blockingTime} from '../bench/blockingTime';

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
  expect(blockingTime(events)).toBe(80);
  expect(() => blockingTime([])).toThrow('no first contentful paint');
});
