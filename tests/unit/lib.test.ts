import {spawnSync} from 'node:child_process';
import {statSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {run} from '../../scripts/lib/run';
import {temporaryFolder} from './temporaryFolder';

describe('run', () => {
  it('gives the exit code and what was printed on both streams', async () => {
    const code = 'console.log("out"); console.error("err"); process.exit(3)';
    const result = await run(process.execPath, ['-e', code]);
    expect(result).toMatchObject({code: 3, timedOut: false});
    expect(result.output).toContain('out\n');
    expect(result.output).toContain('err\n');
  });

  it('gives code 127 for a command that is not there', async () => {
    expect(await run('/no/such/program', [])).toMatchObject({code: 127});
  });

  it('ends what takes too long, with what that had started', async () => {
    const file = path.join(temporaryFolder(), 'beats');
    const beat = `setInterval(() => require('fs').appendFileSync(${JSON.stringify(file)}, '.'), 20)`;
    const parent = `require('child_process').spawn(process.execPath, ['-e', ${JSON.stringify(beat)}]); setInterval(() => {}, 1000)`;
    const result = await run(process.execPath, ['-e', parent], {timeoutMs: 5000});
    expect(result.timedOut).toBe(true);
    expect(result.code).not.toBe(0);
    const beats = statSync(file).size;
    expect(beats).toBeGreaterThan(0);
    await new Promise((resolve) => setTimeout(resolve, 200));
    expect(statSync(file).size).toBe(beats);
  });
});

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
      `Node 20.19 or newer is needed, and this is Node ${version}: install a newer one, for example by \`nvm install\`.\n`,
    );
  });

  it.each(['20.19.0', '20.20.2', '22.1.0', '26.0.0'])('accepts Node %s', (version) => {
    expect(withNode(version)).toMatchObject({status: 0, stderr: ''});
  });
});
