import {HOST, requestedPort} from './lib/port';
import {docusaurus} from './lib/run';
import {script} from './lib/script';

script(module, async () => {
  // The generator would ask whether to take another port.
  const port = await requestedPort();
  const {code} = await docusaurus(['start', '--host', HOST, '--port', String(port), '--no-open'], {
    show: true,
  });
  process.exitCode = code;
});
