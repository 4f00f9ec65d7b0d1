import fs from 'node:fs';
import path from 'node:path';
import {beforeEach, expect, test} from 'vitest';
import {extractFacts} from '../../../scripts/facts/update';
import {openSource, SOURCE_ROOT} from '../../../scripts/facts/source';
import {writeFacts} from '../../../scripts/facts/write';
import {writeFiles} from '../../files';
import {temporaryFolder} from '../../temporaryFolder';

const version = {tag: 'v1.0.0', commit: 'a'.repeat(40), date: '2025-10-07'};
let folder: string;

beforeEach(() => {
  folder = temporaryFolder();
});

test.each<[message: RegExp, file: string | undefined, version: object]>([
  [/has no core-java\/src\/main\/java: name the root/, undefined, version],
  [/has no core-java\/src\/main\/java: name the root/, '../java', version],
  [/tag, commit, or date .* is unknown: .*--tag, --commit, and --d/, 'Shop.java', {}],
  [/abc is not a commit/, 'Shop.java', {...version, commit: 'abc'}],
  [/7 Oct 2025 is not a date: --date takes the day/, 'Shop.java', {...version, date: '7 Oct 2025'}],
])('throws one clear line: %s', (message, file, options) => {
  writeFiles(folder, file ? {[path.join(SOURCE_ROOT, file)]: ''} : {});
  expect(() => extractFacts(openSource(folder, options))).toThrow(message);
});

test('writes no file when one of them cannot be written', () => {
  fs.writeFileSync(path.join(folder, 'a.json'), 'old');
  const files = {'a.json': {new: true}, 'no-folder/b.json': {}};
  expect(() => writeFacts(folder, files, new Date())).toThrow();
  expect(fs.readdirSync(folder)).toEqual(['a.json']);
  expect(fs.readFileSync(path.join(folder, 'a.json'), 'utf8')).toBe('old');
});

test('changes the day of the extraction when the facts change', () => {
  writeFiles(folder, {'src/framework/other.json': '{}'});
  const update = (facts: unknown, day: string) => {
    writeFacts(folder, {'src/framework/api.json': facts}, new Date(day));
    return fs.readFileSync(path.join(folder, 'src/framework/extraction.json'), 'utf8');
  };
  expect(update({types: 1}, '2026-11-22')).toBe('{"date": "2026-11-22"}\n');
  expect(update({types: 1}, '2026-11-30')).toBe('{"date": "2026-11-22"}\n');
  expect(update({types: 2}, '2026-12-01')).toBe('{"date": "2026-12-01"}\n');
});
