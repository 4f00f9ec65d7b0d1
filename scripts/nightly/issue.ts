import {UserError} from '../../src/config/environment/userError';
import {GITHUB_REPOSITORY, variable} from '../../src/config/environment/variables';

/** An issue that a nightly job opens once, and renews as long as it is open. */
export interface NightlyIssue {
  /** Distinguishes the issues of the jobs: `release`. */
  readonly name: string;
  readonly title: string;
  /** Markdown. */
  readonly body: string;
}

/** An issue as GitHub lists it; pull requests are listed, too. */
interface Listed {
  readonly number: number;
  readonly body: string | null;
  readonly user: {type: string};
  readonly pull_request?: unknown;
}

/** GitHub accepts 65,536 characters. */
const LONGEST = 60_000;

/**
 * Opens an issue, or renews the one of the same name that is open. Without `GITHUB_TOKEN`, prints it.
 *
 * @returns what was done, in a line
 * @throws UserError with GitHub's answer when it rejects the request
 */
export async function openOrRenew({name, title, body}: NightlyIssue): Promise<string> {
  const text = `${markerOf(name)}\n\n${shorten(body)}`;
  if (!isOnGitHub()) {
    return `${title}\n\n${text}`;
  }
  const number = await findOpen(name);
  const path = number === undefined ? '/issues' : `/issues/${number}`;
  await github(number === undefined ? 'POST' : 'PATCH', path, {title, body: text});
  return number === undefined ? `Opened an issue: ${title}` : `Renewed issue ${number}: ${title}`;
}

/**
 * Closes the open issue of a name.
 *
 * @returns what was done, in a line
 * @throws UserError with GitHub's answer when it rejects the request
 */
export async function closeIfOpen(name: string): Promise<string> {
  const number = isOnGitHub() ? await findOpen(name) : undefined;
  if (number === undefined) {
    return 'No issue is open.';
  }
  await github('PATCH', `/issues/${number}`, {state: 'closed', state_reason: 'completed'});
  return `Closed issue ${number}.`;
}

const isOnGitHub = () => Boolean(variable('GITHUB_TOKEN'));

/** Begins the body of an issue; no reader sees it. */
const markerOf = (name: string) => `<!-- nightly: ${name} -->`;

/** The open issue of a name that a workflow has opened: anybody else's may begin in the same way. */
async function findOpen(name: string): Promise<number | undefined> {
  for (let page = 1; ; page += 1) {
    const listed = (await github(
      'GET',
      `/issues?state=open&per_page=100&page=${page}`,
    )) as Listed[];
    const found = listed.find(
      ({body, user, pull_request: pullRequest}) =>
        !pullRequest && user.type === 'Bot' && body?.startsWith(markerOf(name)),
    );
    if (found || listed.length === 0) {
      return found?.number;
    }
  }
}

async function github(method: string, path: string, content?: object): Promise<unknown> {
  const [api, repository] = [variable('GITHUB_API_URL'), GITHUB_REPOSITORY];
  if (!api || !repository) {
    throw new UserError(
      'GITHUB_TOKEN is set, but not GITHUB_API_URL and GITHUB_REPOSITORY: set all three, or none to see the issue printed.',
    );
  }
  const response = await fetch(`${api}/repos/${repository}${path}`, {
    method,
    headers: {
      authorization: `Bearer ${variable('GITHUB_TOKEN')}`,
      accept: 'application/vnd.github+json',
    },
    ...(content && {body: JSON.stringify(content)}),
  });
  if (!response.ok) {
    throw new UserError(
      `GitHub answers ${response.status} to ${method} ${path}: give the job the permission "issues: write".`,
    );
  }
  return response.json();
}

function shorten(body: string): string {
  return body.length > LONGEST
    ? `${body.slice(0, body.lastIndexOf('\n', LONGEST))}\n\nThe rest does not fit into an issue: run the command above to read it.\n`
    : body;
}
