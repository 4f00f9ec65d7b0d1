import siteConfig from '@generated/docusaurus.config';

/** The forms of `.github/ISSUE_TEMPLATE` that the site fills in, each with the ids of those fields. */
interface IssueForms {
  'page-wrong.yml': {page: string; version: string; text?: string};
  'page-missing.yml': {page?: string; query?: string};
}

/** In characters. GitHub rejects an address of about 8 KB, and one character takes up to 12 bytes. */
const MAX_FIELD = 500;
const MAX_TITLE = 100;

function truncate(text: string, length: number): string {
  const characters = [...text.trim()];
  return characters.length > length ? `${characters.slice(0, length).join('')}…` : text.trim();
}

/** The address of a form of this site's repository, filled in. */
export function issueForm<Name extends keyof IssueForms>(
  template: Name,
  title: string,
  fields: IssueForms[Name],
): string {
  const parameters = new URLSearchParams({template, title: truncate(title, MAX_TITLE)});
  for (const [id, value] of Object.entries(fields)) {
    parameters.set(id, truncate(value, MAX_FIELD));
  }
  const {organizationName, projectName} = siteConfig;
  return `https://github.com/${organizationName}/${projectName}/issues/new?${parameters.toString()}`;
}

/** The form for a missing page, filled in with a query that found nothing. */
export const missingResultUrl = (query: string): string =>
  issueForm('page-missing.yml', `Docs search finds nothing for "${query.trim()}"`, {query});
