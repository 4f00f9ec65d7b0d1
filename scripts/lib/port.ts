import {once} from 'node:events';
import net from 'node:net';
import {UserError} from '../../src/config/environment/userError';
import {variable} from '../../src/config/environment/variables';

/** Everything that we serve is for this machine alone. */
export const HOST = '127.0.0.1';

/**
 * The port that `PORT` asks for, 3000 when it is not set.
 * @throws UserError when `PORT` is no port number, or the port is in use
 */
export async function requestedPort(): Promise<number> {
  const value = variable('PORT') ?? '3000';
  const port = Number(value);
  if (!/^\d+$/.test(value) || port < 1 || port > 65_535) {
    throw new UserError(`PORT is "${value}": set it to a number from 1 to 65535, or leave it out.`);
  }
  return requireFreePort(port);
}

/**
 * Makes sure that a port is free, before minutes are spent on what would be served there.
 *
 * @param port 0 chooses a free one
 * @returns the port
 * @throws UserError when it is in use, or not for everyone
 */
export async function requireFreePort(port: number): Promise<number> {
  const probe = net.createServer().listen(port, HOST);
  try {
    await once(probe, 'listening');
  } catch (error) {
    const {code} = error as NodeJS.ErrnoException;
    throw new UserError(
      `Port ${port} cannot be used (${code}): stop the process that uses it, or set PORT to a different port above 1023.`,
    );
  }
  const bound = (probe.address() as net.AddressInfo).port;
  probe.close();
  await once(probe, 'close');
  return bound;
}
