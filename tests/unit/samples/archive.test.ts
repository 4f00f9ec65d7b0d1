import {cpSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {strFromU8, unzipSync} from 'fflate';
import {describe, expect, it, onTestFinished, vi} from 'vitest';
import {samplesArchive} from '../../../src/plugins/samplesArchive';
import {SAMPLES} from '../../../src/sampleReader/readSample';
import {writeFiles} from '../../files';
import {temporaryFolder} from '../../temporaryFolder';

describe('samplesArchive', () => {
  const files = unzipSync(samplesArchive('boyka-samples'));
  const names = Object.keys(files);

  it('holds one folder with all that Maven needs, in a stable order', () => {
    expect(names.every((name) => name.startsWith('boyka-samples/'))).toBe(true);
    expect(names).toEqual([...names].sort());
    for (const platform of ['api', 'web', 'android', 'ios', 'macos']) {
      expect(names).toContain(`boyka-samples/suites/${platform}.xml`);
    }
    expect(names).toContain('boyka-samples/src/test/resources/boyka-config.json');
    expect(names).toContain('boyka-samples/pom.xml');
    expect(names).toContain('boyka-samples/README.md');
  });

  it('has each file as it is, but for the markers of regions and other forms', () => {
    for (const [name, bytes] of Object.entries(files)) {
      const original = readFileSync(path.join(SAMPLES, name.replace('boyka-samples/', '')));
      const isText = !name.endsWith('.xlsx');
      const lines = original.toString().split('\n');
      const expected = lines
        .filter((line) => !/^ *(?:\/\/|<!--) (?:(?:end)?region|[a-z]+ =>)/.test(line))
        .map((line) => line.split(/ (?:\/\/|<!--) [a-z]+ => /)[0]);
      expect(isText ? strFromU8(bytes).split('\n') : Buffer.from(bytes), name).toEqual(
        isText ? expected : original,
      );
    }
  });

  it('leaves out what a run made and the apps under test', () => {
    const used = temporaryFolder();
    cpSync(SAMPLES, used, {recursive: true});
    writeFiles(used, {
      'target/classes/A.class': '',
      'logs/boyka-log-all.log': '',
      'src/test/resources/apps/my-demo-app.apk': '',
    });
    expect(Buffer.from(samplesArchive('x', used))).toEqual(Buffer.from(samplesArchive('x')));
  });
});

it('each archive has the same bytes on each day and in each time zone', async () => {
  onTestFinished(() => {
    vi.unstubAllEnvs();
    vi.useRealTimers();
  });
  const archivesIn = async (zone: string, day: string) => {
    vi.stubEnv('TZ', zone);
    vi.useFakeTimers({now: new Date(day), toFake: ['Date']});
    vi.resetModules();
    const samples = await import('../../../src/plugins/samplesArchive');
    const starter = await import('../../../src/plugins/starter');
    const zips = [samples.samplesArchive('x'), ...starter.starterArchives('.', '').flat()];
    return zips.map((zip) => Buffer.from(zip));
  };
  const archives = await archivesIn('Asia/Tokyo', '2026-01-02');
  expect(archives.length).toBeGreaterThan(2);
  expect(await archivesIn('America/New_York', '2027-11-12')).toEqual(archives);
});
