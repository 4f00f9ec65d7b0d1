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

/** The error to show for one of `listen`. */
export function listenError(error: NodeJS.ErrnoException, port: number): Error {
  if (error.code === 'EADDRINUSE') {
    return new UserError(
      `Port ${port} is in use: stop the process that uses it, or choose a different port with PORT=${port + 1}.`,
    );
  }
  if (error.code === 'EACCES') {
    return new UserError(`You may not use port ${port}: choose a port above 1023 with PORT.`);
  }
  return error;
}

/**
 * Makes sure that the port is free, before minutes are spent on what would be served there.
 * @throws UserError when it is not.
 */
export async function requireFreePort(port: number): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    const probe = net.createServer();
    probe.once('error', (error) => reject(listenError(error, port)));
    probe.listen(port, HOST, () => probe.close(() => resolve()));
  });
}

/** A port that nothing listens on. */
export async function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = net.createServer().once('error', reject);
    probe.listen(0, HOST, () => {
      const {port} = probe.address() as net.AddressInfo;
      probe.close(() => resolve(port));
    });
  });
}
