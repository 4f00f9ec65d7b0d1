/** An event of Chromium's trace. Times are in microseconds; `tdur` is CPU time of the thread. */
export interface TraceEvent {
  readonly name: string;
  readonly pid: number;
  readonly tid: number;
  readonly ts: number;
  readonly dur?: number;
  readonly tdur?: number;
}

/** How much slower the reader's device is. */
export const SLOWDOWN = 4;
const LONG_TASK_MS = 50;

/**
 * The ms beyond 50 of each task of the main thread, on a slower device. CPU time does not depend on
 * what else the machine does.
 *
 * @param events with the categories `toplevel` and `loading`
 * @throws Error when nothing was painted
 */
export function blockingTime(events: readonly TraceEvent[]): number {
  const paint = events.findLast(({name}) => name === 'firstContentfulPaint');
  if (!paint) {
    throw new Error('The trace has no first contentful paint.');
  }
  return events
    .filter(
      // Another category has the same tasks once more, as `RunTask`.
      ({name, pid, tid}) =>
        name === 'ThreadControllerImpl::RunTask' && pid === paint.pid && tid === paint.tid,
    )
    .map(({tdur = 0}) => (SLOWDOWN * tdur) / 1000 - LONG_TASK_MS)
    .reduce((sum, excess) => sum + Math.max(0, excess), 0);
}
