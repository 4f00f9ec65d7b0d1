import {HOST, portFrom, requireFreePort} from './lib/port';
import {docusaurus} from './lib/run';
import {script} from './lib/script';
import {siteAddress} from './lib/site';

script('start', async () => {
  await siteAddress();
  const port = portFrom(process.env['PORT']);
  // The generator would ask whether to take another port.
  await requireFreePort(port);
  const {code} = await docusaurus(['start', '--host', HOST, '--port', String(port), '--no-open'], {
    show: true,
  });
  process.exitCode = code;
});
