import {spawnSync} from 'node:child_process';
import path from 'node:path';
import {describe, expect, it} from 'vitest';

describe('require-node.cjs', () => {
  const script = path.resolve('scripts/require-node.cjs');
  const withNode = (version: string) =>
    spawnSync(
      process.execPath,
      [
        '-e',
        `Object.defineProperty(process.versions, 'node', {value: '${version}'}); require(${JSON.stringify(script)})`,
      ],
      {encoding: 'utf8'},
    );

  it.each(['18.20.4', '20.18.3'])('refuses Node %s in one line', (version) => {
    const {status, stderr} = withNode(version);
    expect(status).toBe(1);
    expect(stderr).toBe(
      `Node 20.19 or newer is required, but this is Node ${version}: install a newer version, for example with \`nvm install\`.\n`,
    );
  });

  it.each(['20.19.0', '20.20.2', '22.1.0', '26.0.0'])('accepts Node %s', (version) => {
    expect(withNode(version)).toMatchObject({status: 0, stderr: ''});
  });
});
