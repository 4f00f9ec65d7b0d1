import {spawnSync} from 'node:child_process';
import os from 'node:os';
import {expect, it} from 'vitest';
import {portFrom} from '../../scripts/lib/port';
import {startServer} from '../../scripts/serve';

const serve = (port: number) => startServer({dir: os.tmpdir(), basePath: '/', port});

it.each(['0', '70000', '3000a', '-1'])('PORT=%s names the port and the fix', (value) => {
  expect(() => portFrom(value)).toThrow(
    `PORT is "${value}": set it to a number from 1 to 65535, or leave it out.`,
  );
});

it('a port in use is named with a different one', async () => {
  const {port, close} = await serve(0);
  await expect(serve(port)).rejects.toThrow(
    `Port ${port} is in use: stop the process that uses it, or choose a different port with PORT=${port + 1}.`,
  );
  await close();
});

it.each([
  ['CHROMIUM_PATH', 'which does not exist'],
  ['JAVA_HOME', 'which does not contain a JDK 17 or newer'],
])('a wrong %s ends the setup with one line', (name, reason) => {
  const {status, stderr} = spawnSync(process.execPath, ['--import', 'tsx', 'scripts/setup.ts'], {
    env: {...process.env, [name]: '/no/such/folder'},
    encoding: 'utf8',
  });
  expect(stderr.trim()).toBe(
    `${name} names "/no/such/folder", ${reason}: correct it, or unset it.`,
  );
  expect(status).toBe(1);
});
