import {expect, test} from 'vitest';
import {checksumFile} from '../../scripts/archive/siteArchive';

test('the checksum of an archive has the form of sha256sum', () => {
  expect(checksumFile('site.zip', Buffer.from('abc'))).toBe(
    'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad  site.zip\n',
  );
});
