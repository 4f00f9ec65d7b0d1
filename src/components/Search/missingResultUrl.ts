/** An address longer than about 8 KB is refused. */
const LONGEST = 300;

/**
 * The address of a new issue that is filled in already.
 *
 * @param newIssue where an issue is written
 * @param query that found nothing, cut when it is long
 */
export function missingResultUrl(newIssue: string, query: string): string {
  const asked = [...query.trim()].slice(0, LONGEST).join('');
  const fields = new URLSearchParams({
    title: `Docs search finds nothing for "${asked}"`,
    body: `I searched the documentation for:\n\n    ${asked}\n\nand expected to find: `,
    labels: 'documentation',
  });
  return `${newIssue}?${fields.toString()}`;
}
