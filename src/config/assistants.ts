/** What coding assistants read in a reader's project, and where the built site offers it. */
export const AGENTS_FILE = 'AGENTS.md';

/** The index of all pages in Markdown, from the base path of the site. */
export const LLMS_FILE = 'llms.txt';

/** All pages in Markdown with their index, from the base path of the site. */
export const MARKDOWN_ARCHIVE = 'downloads/boyka-markdown.zip';
