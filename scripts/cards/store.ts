import {createHash} from 'node:crypto';
import {existsSync, readFileSync, rmSync, statSync} from 'node:fs';
import {copyFile, mkdir, rename, utimes, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {globSync} from 'tinyglobby';
import {ROOT} from '../lib/run';
import {DRAWN_FROM} from './inputs';
import type {Card} from './layout';

/** Cards by what they say and how they are drawn; may be deleted at any time. */
const CACHE = path.join(ROOT, '.cache', 'cards');

/**
 * Writes social cards. One that an earlier build drew is copied.
 *
 * @param cards by the absolute paths of their files
 * @param cache folder of the cards that were drawn
 * @returns how many had to be drawn
 * @throws UserError when a card cannot be drawn
 */
export async function storeCards(
  cards: ReadonlyMap<string, Card>,
  cache: string = CACHE,
): Promise<number> {
  const style = createHash('sha256');
  for (const file of [
    ...globSync('scripts/cards/*.ts', {cwd: ROOT, absolute: true}).sort(),
    ...DRAWN_FROM,
  ]) {
    style.update(readFileSync(file));
  }
  const styleHash = style.digest('hex');
  const items = [...cards].map(([file, card]) => {
    const hash = createHash('sha256').update(styleHash + JSON.stringify(card));
    return {file, card, cached: path.join(cache, `${hash.digest('hex').slice(0, 32)}.png`)};
  });
  const missing = items.filter(({cached}) => !existsSync(cached));
  if (missing.length > 0) {
    await mkdir(cache, {recursive: true});
    // The canvas is a native module, which most builds do not need.
    const {createPainter} = await import('./draw');
    const {draw} = createPainter();
    await Promise.all(
      missing.map(async ({card, cached}) => {
        // Another build may write the same card.
        const partial = `${cached}.${process.pid}`;
        await writeFile(partial, await draw(card));
        await rename(partial, cached);
      }),
    );
  }
  const now = new Date();
  await Promise.all(
    items.map(async ({file, cached}) => {
      await mkdir(path.dirname(file), {recursive: true});
      await copyFile(cached, file);
      await utimes(cached, now, now);
    }),
  );
  removeUnused(cache);
  return missing.length;
}

/** Removes the cards that no build used for a month: those of other branches may be used again. */
function removeUnused(cache: string): void {
  const oldest = Date.now() - 30 * 24 * 60 * 60 * 1000;
  for (const file of globSync('*', {cwd: cache, absolute: true})) {
    if (statSync(file).mtimeMs < oldest) {
      rmSync(file);
    }
  }
}
