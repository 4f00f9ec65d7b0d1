import {UserError} from './lib/userError';
import {script} from './lib/script';
import {ensureChromium, ensureGit, ensureJdk, localInstaller} from './setup/install';

// Finds or installs what the tests need besides Node, and prints what they will use.
script('setup', async () => {
  const installer = localInstaller();
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
      if (!(error instanceof UserError)) {
        throw error;
      }
      missing.push(error.message);
    }
  }
  if (missing.length > 0) {
    throw new UserError(missing.join('\n'));
  }
});
