import {describe, expect, it} from 'vitest';
import {portFrom} from '../../scripts/lib/port';

describe('portFrom', () => {
  it('is 3000 when nothing is asked for', () => {
    expect([portFrom(undefined), portFrom('')]).toEqual([3000, 3000]);
  });

  it('takes a port number', () => {
    expect([portFrom('1'), portFrom('65535')]).toEqual([1, 65_535]);
  });

  it.each(['0', '65536', '-1', '80.5', '0x50', 'http'])('refuses %s in one line', (value) => {
    expect(() => portFrom(value)).toThrow(
      `PORT is "${value}": set it to a number from 1 to 65535, or leave it out.`,
    );
  });
});
