import {HOST, portFrom, requireFreePort} from './lib/port';
import {docusaurus, ROOT} from './lib/run';
import {script} from './lib/script';
import {requireWholeSearch} from './lib/site';
import {installHooks} from './lib/hooks';

script('start', async () => {
  await requireWholeSearch();
  installHooks(ROOT);
  const port = portFrom(process.env['PORT']);
  // The generator would ask whether to take another port.
  await requireFreePort(port);
  const {code} = await docusaurus(['start', '--host', HOST, '--port', String(port), '--no-open'], {
    show: true,
  });
  process.exitCode = code;
});
