import {errorConditions} from '../../src/data/error-conditions';
import {messageText} from '../../src/data/message-texts';
import {readMessages} from '../../src/framework';
import type {ErrorMessage} from '../../src/framework/types';
import {pageOf} from '../../src/remark/apiFacts/links';
import {containsMessage, messagePattern, plainWords} from '../../src/search/messagePattern';
import type {PageText, SectionText} from '../../src/search/types';

/** Pages that explain messages, the best first. */
const MESSAGE_PAGES = ['docs/guides/config/configuration'];

/** What explains messages as such, for a message that no page shows. */
const ALL_MESSAGES = 'docs/getting-started/architecture#errors';

/** A section and the page that it is on. */
interface Place {
  page: PageText;
  section: SectionText;
}

/**
 * Gives each error message of the framework one section, so that a pasted error text finds it: the
 * section that a page has for it, or one of its own where the message is explained.
 *
 * @param pages of the site; their sections change in place
 * @throws Error when a message has no place at all
 */
export function addMessages(pages: readonly PageText[]): void {
  const places = pages
    .toSorted((one, other) => priority(one) - priority(other))
    .flatMap((page) => page.sections.map((section) => ({page, section})));
  for (const message of readMessages().messages) {
    addMessage(message, places);
  }
}

function priority({path}: PageText): number {
  const rank = MESSAGE_PAGES.indexOf(path);
  return rank >= 0 ? rank : MESSAGE_PAGES.length;
}

function addMessage(message: ErrorMessage, places: readonly Place[]): void {
  const {name} = message;
  const [own, ...others] = places.filter(({section}) => section.title === name);
  const text = messageText(name);
  const section = own?.section ?? besideExplanation(message, text, places);
  section.kind = 'message';
  section.details = [section.text.replace(text, ''), section.details, errorConditions[name]]
    .filter(Boolean)
    .join(' ')
    .trim();
  section.text = text;
  for (const {page, section: other} of others) {
    page.sections.splice(page.sections.indexOf(other), 1);
  }
}

/** A new section below the one that explains a message best: a guide before the method that raises it. */
function besideExplanation(
  message: ErrorMessage,
  text: string,
  places: readonly Place[],
): SectionText {
  const place =
    mentionOf(
      text,
      places.filter(({page}) => page.path.startsWith('docs/')),
    ) ??
    raiserOf(message, places) ??
    mentionOf(text, places) ??
    placeAt(ALL_MESSAGES, places);
  if (!place) {
    throw new Error(
      `The message ${message.name} has no place in the search: restore the heading ${ALL_MESSAGES}, or name another one in scripts/search/messages.ts.`,
    );
  }
  const {sections} = place.page;
  const {anchor, depth} = place.section;
  const section = {depth: Math.min(6, depth + 1), anchor, title: message.name, text: ''};
  sections.splice(sections.indexOf(place.section) + 1, 0, section);
  return section;
}

/** The section that shows the text of a message. */
function mentionOf(text: string, places: readonly Place[]): Place | undefined {
  const pattern = messagePattern(text);
  return places.find(
    ({section}) =>
      section.kind !== 'message' &&
      containsMessage(plainWords(`${section.text} ${section.details ?? ''}`), pattern),
  );
}

/** The method that raises a message, or the page of its type. */
function raiserOf({places: lines}: ErrorMessage, places: readonly Place[]): Place | undefined {
  const addresses = [
    ...lines.map(({type, method}) => pageOf(type, method)),
    ...lines.map(({type}) => pageOf(type)),
  ];
  return addresses
    .filter((address) => address !== undefined)
    .map((address) => placeAt(address.slice(1), places))
    .find(Boolean);
}

function placeAt(address: string, places: readonly Place[]): Place | undefined {
  const [path, anchor = ''] = address.split('#');
  return places.find(({page, section}) => page.path === path && section.anchor === anchor);
}
