/**
 * Runs jobs, at most `limit` at once, started in their order.
 * @returns their results in the order of the jobs; the first error of a job is thrown.
 */
export async function pool<Result>(
  limit: number,
  jobs: readonly (() => Promise<Result>)[],
): Promise<Result[]> {
  const results: Result[] = [];
  let next = 0;
  const worker = async (): Promise<void> => {
    for (let index = next++; index < jobs.length; index = next++) {
      const job = jobs[index];
      if (job) {
        results[index] = await job();
      }
    }
  };
  await Promise.all(Array.from({length: Math.min(limit, jobs.length)}, worker));
  return results;
}
