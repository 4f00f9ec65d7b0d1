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

  it('gives the same bytes in another time zone', async () => {
    onTestFinished(() => void vi.unstubAllEnvs());
    const bytesIn = async (zone: string) => {
      vi.stubEnv('TZ', zone);
      vi.resetModules();
      const archive = await import('../../../src/plugins/samplesArchive');
      return Buffer.from(archive.samplesArchive('x'));
    };
    expect(await bytesIn('Asia/Tokyo')).toEqual(await bytesIn('America/New_York'));
  });
});
