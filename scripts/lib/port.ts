import {once} from 'node:events';
import net from 'node:net';
import {UserError} from './userError';

/** Everything that we serve is for this machine alone. */
export const HOST = '127.0.0.1';

const DEFAULT_PORT = 3000;

/**
 * The port that `PORT` asks for, 3000 when it is not set.
 * @throws UserError when `PORT` is no port number.
 */
export function portFrom(value: string | undefined): number {
  if (value === undefined || value === '') {
    return DEFAULT_PORT;
  }
  const port = Number(value);
  if (!/^\d+$/.test(value) || port < 1 || port > 65_535) {
    throw new UserError(`PORT is "${value}": set it to a number from 1 to 65535, or leave it out.`);
  }
  return port;
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
    switch ((error as NodeJS.ErrnoException).code) {
      case 'EADDRINUSE':
        throw new UserError(
          `Port ${port} is in use: stop the process that uses it, or choose a different port with PORT=${port + 1}.`,
        );
      case 'EACCES':
        throw new UserError(`You may not use port ${port}: choose a port above 1023 with PORT.`);
      default:
        throw error;
    }
  }
  const bound = (probe.address() as net.AddressInfo).port;
  probe.close();
  await once(probe, 'close');
  return bound;
}
