import {script} from '../../scripts/lib/script';
import {UserError} from '../../scripts/lib/userError';
import {measureBlocking} from './blocking';
import {measureBuild} from './buildTime';
import {measureDialog} from './dialog';
import {measurePaint} from './paint';
import {writeSection} from './report';
import {measureSearch} from './search';
import {measureWeight} from './weight';

/** What is measured, in the order of the report. Each part returns its sections. */
const PARTS: Readonly<Record<string, () => Promise<string> | string[]>> = {
  weight: measureWeight,
  blocking: measureBlocking,
  paint: measurePaint,
  dialog: measureDialog,
  search: measureSearch,
  build: measureBuild,
};

script('bench', async () => {
  const names = process.argv.slice(2);
  const unknown = names.filter((name) => !Object.hasOwn(PARTS, name));
  if (unknown.length > 0) {
    throw new UserError(
      `Unknown part ${unknown.join(', ')}: name some of ${Object.keys(PARTS).join(', ')}, or none for all.`,
    );
  }
  for (const name of names.length > 0 ? names : Object.keys(PARTS)) {
    for (const section of [await PARTS[name]!()].flat()) {
      await writeSection(section);
      console.log(`${section}\n`);
    }
  }
});
