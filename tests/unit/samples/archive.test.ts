import {cpSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {strFromU8, unzipSync} from 'fflate';
import {describe, expect, it, onTestFinished, vi} from 'vitest';
import {samplesArchive} from '../../../src/plugins/samplesArchive/archive';
import {SAMPLES} from '../../../src/knowledge/samples/readSample';
import {writeFiles} from '../../files';
import {temporaryFolder} from '../temporaryFolder';

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

  it('shows a reader no marker of a region', () => {
    const text = Object.values(files).map((bytes) => strFromU8(bytes));
    expect(text.filter((each) => /(?:\/\/|<!--) *(?:end)?region/.test(each))).toEqual([]);
  });

  it('changes nothing else', () => {
    const name = 'src/test/java/com/example/boyka/web/WebTest.java';
    const original = readFileSync(path.join(SAMPLES, name), 'utf8').split('\n');
    const packed = strFromU8(files[`boyka-samples/${name}`] ?? new Uint8Array()).split('\n');
    expect(packed).toEqual(original.filter((line) => !/\/\/ (?:end)?region/.test(line)));
    expect(packed.length).toBeLessThan(original.length);
  });

  it('keeps the bytes of a file that is no text', () => {
    const name = 'src/test/resources/test-data/guests.xlsx';
    const packed = Buffer.from(files[`boyka-samples/${name}`] ?? new Uint8Array());
    expect(packed).toEqual(readFileSync(path.join(SAMPLES, name)));
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
    const hashIn = async (zone: string) => {
      vi.stubEnv('TZ', zone);
      vi.resetModules();
      const archive = await import('../../../src/plugins/samplesArchive/archive');
      return archive.sha256(archive.samplesArchive('x'));
    };
    expect(await hashIn('Asia/Tokyo')).toBe(await hashIn('America/New_York'));
  });
});
