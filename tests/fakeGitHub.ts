import http from 'node:http';
import type {AddressInfo} from 'node:net';
import {onTestFinished} from 'vitest';

interface Issue {
  number: number;
  title: string;
  body: string;
  state: 'open' | 'closed';
  user: {type: string};
  pull_request?: object;
}

/**
 * Serves the issues of a repository as GitHub's API does, two on a page.
 *
 * @param issues that are there at the start
 * @param status of each answer
 * @returns the issues as they become, and the environment in which a workflow would run
 */
export async function fakeGitHub(issues: Issue[] = [], status = 200) {
  const PAGE = 2;
  const server = http.createServer((request, response) => {
    let text = '';
    request.on('data', (chunk: Buffer) => (text += chunk.toString()));
    request.on('end', () => {
      const {pathname, searchParams} = new URL(request.url!, 'http://github');
      const [, number] = /^\/repos\/a\/b\/issues(?:\/(\d+))?$/.exec(pathname) ?? [];
      const content = (text ? JSON.parse(text) : {}) as Partial<Issue>;
      const isAllowed = request.headers.authorization === 'Bearer secret';
      let answer: unknown = {};
      if (request.method === 'POST') {
        const opened = {number: issues.length + 1, state: 'open', user: {type: 'Bot'}} as const;
        issues.push({title: '', body: '', ...opened, ...content});
      } else if (request.method === 'PATCH') {
        Object.assign(
          issues.find((issue) => String(issue.number) === number)!,
          content,
        );
      } else {
        const start = (Number(searchParams.get('page')) - 1) * PAGE;
        answer = issues.filter(({state}) => state === 'open').slice(start, start + PAGE);
      }
      response.writeHead(isAllowed ? status : 401, {'content-type': 'application/json'});
      response.end(JSON.stringify(answer));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  const env = {
    GITHUB_API_URL: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    GITHUB_REPOSITORY: 'a/b',
    GITHUB_TOKEN: 'secret',
  };
  return {issues, env};
}

/** Issues that no nightly job may touch: of a person who writes as the job does, and a pull request. */
export const OTHERS = ['User', 'Bot', 'Bot'].map((type, index) => ({
  number: index + 1,
  title: `Other ${index + 1}`,
  body: index === 2 ? 'Not ours.' : '<!-- nightly: release -->',
  state: 'open' as const,
  user: {type},
  ...(index === 1 && {pull_request: {}}),
}));
