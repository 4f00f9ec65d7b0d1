/** What coding assistants read in a reader's project, and where the built site offers it. */
export const AGENTS_FILE = 'AGENTS.md';
