import {build} from './build';
import {portFrom, requireFreePort} from './lib/port';
import {script} from './lib/script';
import {serveBuild} from './serve';

script('site', async () => {
  // Before the build, which takes a minute, and not after it.
  await requireFreePort(portFrom(process.env['PORT']));
  await build();
  await serveBuild();
});
