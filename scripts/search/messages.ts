import {readMessages} from '../../src/framework';
import {errorAddress} from '../../src/knowledge/errors';
import {messageText} from '../../src/knowledge/errors/messageText';
import type {PageText, SectionText} from '../../src/search/types';

/**
 * Gives each error message of the framework one section, so that a pasted error text finds it: its
 * entry. Sections in which other pages show a message leave the index.
 *
 * @param pages of the site; their sections change in place
 * @throws Error when a message has no entry
 */
export function addMessages(pages: readonly PageText[]): void {
  for (const {name} of readMessages().messages) {
    const section = entryOf(name, pages);
    const text = messageText(name);
    section.kind = 'message';
    section.title = name;
    section.details = section.text;
    section.text = text;
    for (const page of pages) {
      page.sections = page.sections.filter((item) => item.title !== name || item === section);
    }
  }
}

function entryOf(name: string, pages: readonly PageText[]): SectionText {
  const address = errorAddress(name) ?? '';
  const [path, anchor] = address.slice(1).split('#');
  const section = pages
    .find((page) => page.path === path)
    ?.sections.find((item) => item.anchor === anchor);
  if (!section) {
    throw new Error(
      `The message ${name} has no place in the search: add <ErrorEntry of="${name}" /> to a page of docs/guides/troubleshooting.`,
    );
  }
  return section;
}
