import {readFileSync} from 'node:fs';
import {script} from '../lib/script';
import {throwAll, UserError} from '../../src/config/environment/userError';

/** The advisories that stay, each with a day and a reason. */
const ACCEPTED = '.github/advisories.json';

/** An advisory that nothing can be done about yet. */
export interface Accepted {
  readonly id: string;
  readonly package: string;
  /** The day on which the reason was written, and the last one on which it holds: `2026-11-28`. */
  readonly written: string;
  readonly until: string;
  readonly reason: string;
}

/** What `npm audit --json` prints, as far as it is read. */
interface Report {
  readonly vulnerabilities?: Record<string, {via: (Advisory | string)[]}>;
  readonly message?: string;
}
interface Advisory {
  readonly name: string;
  readonly severity: string;
  readonly title: string;
  readonly url: string;
}

const FAILING = new Set(['high', 'critical']);
const DAY = /^\d{4}-\d\d-\d\d$/;

/**
 * The advisories of level high or critical that nobody has written down, and what is wrong with those
 * that somebody has.
 *
 * @param report what `npm audit --json` printed
 * @param accepted the advisories that stay
 * @param today the day: `2026-11-28`
 * @returns an error in one line for each
 * @throws UserError when the report is none: npm has not reached the registry
 */
export function advisoryErrors(
  report: string,
  accepted: readonly Accepted[],
  today: string,
): string[] {
  const found = advisoriesOf(report);
  const byId = new Map(accepted.map((entry) => [entry.id, entry]));
  const unknown = found
    .filter(({severity, url}) => FAILING.has(severity) && !byId.has(idOf(url)))
    .map(
      ({name, severity, title, url}) =>
        `${name}: ${title} (${severity}, ${url}). Update the package, override it in package.json, or write it down in ${ACCEPTED}.`,
    );
  const outdated = accepted.flatMap(({id, written, until, reason}) =>
    !DAY.test(written) || !DAY.test(until) || !reason
      ? `${ACCEPTED}: ${id} needs the days "written" and "until", such as 2026-11-28, and a "reason".`
      : until < today
        ? `${ACCEPTED}: ${id} was accepted until ${until}: update the package, or review the reason and set a new day.`
        : [],
  );
  return [...new Set([...unknown, ...outdated])];
}

/** Each advisory once. Packages that only require an affected one name it as a text. */
function advisoriesOf(report: string): Advisory[] {
  let parsed: Report;
  try {
    parsed = JSON.parse(report) as Report;
  } catch {
    parsed = {};
  }
  if (!parsed.vulnerabilities) {
    throw new UserError(
      `npm audit printed no report${parsed.message ? ` (${parsed.message})` : ''}: pass the output of npm audit --json, from a machine that reaches the registry.`,
    );
  }
  return Object.values(parsed.vulnerabilities).flatMap(({via}) =>
    via.filter((item) => typeof item !== 'string'),
  );
}

const idOf = (url: string) => url.split('/').at(-1)!;

/**
 * Reads the advisories that stay.
 * @throws UserError when the file is no list in JSON
 */
export function readAccepted(): Accepted[] {
  try {
    return (JSON.parse(readFileSync(ACCEPTED, 'utf8')) as Accepted[]).slice();
  } catch (error) {
    throw new UserError(`${ACCEPTED} is not a list in JSON: ${(error as Error).message}`);
  }
}

// npm audit --json | tsx scripts/nightly/advisories.ts
script(module, () => {
  const accepted = readAccepted();
  const today = new Date().toISOString().slice(0, 10);
  throwAll(advisoryErrors(readFileSync(0, 'utf8'), accepted, today));
  console.log(`No other advisory of level high; ${accepted.length} written down.`);
});
