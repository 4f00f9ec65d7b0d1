import {expect, test, vi, onTestFinished} from 'vitest';

test('the zips of the starter have the same bytes on each day and in each time zone', async () => {
  onTestFinished(() => {
    vi.unstubAllEnvs();
    vi.useRealTimers();
  });
  const zipsIn = async (zone: string, day: string) => {
    vi.stubEnv('TZ', zone);
    vi.useFakeTimers({now: new Date(day), toFake: ['Date']});
    vi.resetModules();
    const {starterArchives} = await import('../../../src/plugins/starter');
    return starterArchives(process.cwd(), '').map(([name, zip]) => [name, Buffer.from(zip)]);
  };
  const zips = await zipsIn('Asia/Tokyo', '2026-01-02');
  expect(zips.length).toBeGreaterThan(0);
  expect(await zipsIn('America/New_York', '2027-11-12')).toEqual(zips);
});
