/** The published types ask for a request and a response of Express; those of Node are enough. */
declare module 'compression' {
  import type {IncomingMessage, ServerResponse} from 'node:http';

  export default function compression(): (
    request: IncomingMessage,
    response: ServerResponse,
    next: () => void,
  ) => void;
}
