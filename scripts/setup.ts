import {Problem} from './lib/problem';
import {script} from './lib/script';
import {ensureChromium, ensureGit, ensureJdk, thisInstaller} from './setup/install';

// Finds or installs what the tests need besides Node, and prints what they will use.
script('setup', async () => {
  const installer = thisInstaller();
  const steps = [
    async () => `git: ${await ensureGit(undefined, installer)}`,
    async () => `Chromium: ${await ensureChromium(undefined, installer)}`,
    async () => {
      const {version, home} = await ensureJdk(undefined, installer);
      return `JDK ${version}: ${home}`;
    },
  ];
  const missing: string[] = [];
  for (const step of steps) {
    try {
      console.log(await step());
    } catch (error) {
      if (!(error instanceof Problem)) {
        throw error;
      }
      missing.push(error.message);
    }
  }
  if (missing.length > 0) {
    throw new Problem(missing.join('\n'));
  }
});
