import {existsSync, readFileSync} from 'node:fs';
import {z} from 'zod';
import {script} from '../../scripts/lib/script';
import {UserError} from '../../scripts/lib/userError';
import {
  measureRelevance,
  missingTargets,
  rankingOf,
  recordsIn,
  type Query,
} from './measureRelevance';
import {writeSection} from './report';
import {HEAD, measureSearch, readBuiltIndex, row} from './search';

const QUERIES = z.array(
  z.strictObject({
    q: z.string().min(1),
    expected: z
      .array(z.string().startsWith('/', 'must begin with /, as in "/docs/intro#no"'))
      .min(1),
    kind: z.string().default('all'),
  }),
);

/**
 * Reads queries that somebody brings: `[{"q": "…", "expected": ["/route#anchor", …], "kind": "…"}]`.
 *
 * @throws UserError that names the first mistake
 */
export function readQueries(file: string): Query[] {
  if (!existsSync(file)) {
    throw new UserError(`There is no file ${file}: name a JSON file with queries.`);
  }
  let content: unknown;
  try {
    content = JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new UserError(`${file} is no JSON: ${(error as Error).message}`);
  }
  const parsed = QUERIES.safeParse(content);
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    throw new UserError(`${file}: ${issue!.path.join('.') || 'the file'}: ${issue!.message}`);
  }
  return parsed.data.map(({q, expected, kind}) => ({query: q, targets: expected, kind}));
}

/** The figures of a set by kind, and the queries that find nothing. */
export function report(queries: readonly Query[], file: string): string {
  const rank = rankingOf(file);
  const kinds = [...new Set(queries.map(({kind}) => kind))];
  return [
    ...missingTargets(queries, recordsIn(file)).map((line) => `Not on the site: ${line}.`),
    ...HEAD,
    row('all', queries, rank),
    ...(kinds.length > 1 ? kinds : []).map((kind) =>
      row(
        kind,
        queries.filter((query) => query.kind === kind),
        rank,
      ),
    ),
    ...kinds.flatMap((kind) =>
      measureRelevance(
        rank,
        queries.filter((query) => query.kind === kind),
      ).empty.map((query) => `Without a result (${kind}): ${query}`),
    ),
  ].join('\n');
}

script('benchSearch', async () => {
  const [file] = process.argv.slice(2);
  if (file !== undefined) {
    console.log(report(readQueries(file), readBuiltIndex()));
    return;
  }
  for (const section of measureSearch()) {
    await writeSection(section);
    console.log(`${section}\n`);
  }
});
