import {globSync} from 'tinyglobby';
import {areaOf} from '../../../config/areas';
import {apiPages} from '../../../knowledge/apiPages';
import {errorAddress, errorPages, explain} from '../../../knowledge/errors';
import {messageText} from '../../../knowledge/errors/messageText';
import {findType, readMessages} from '../../../framework';
import {isListener} from '../../../reference/insert/typeFacts';
import type {PageText, SectionText} from '../../../search/records';
import type {Kind} from '../../../search/types';
import {readChecked} from '../../../config/environment/checkedData';
import {UserError} from '../../../config/environment/userError';

/**
 * Completes what the search knows of the pages of a site by what it knows of all of them.
 *
 * @param pages of the site; their sections change in place
 */
export function mergePages(pages: readonly PageText[]): void {
  mergeObjects(pages);
  addMessages(pages);
  addKinds(pages);
  addPhrases(pages, readPhrases());
}

/** The sections of pages by their addresses below the base path: `/docs/intro#part`. */
function byAddress(pages: readonly PageText[]): Map<string, SectionText> {
  return new Map(
    pages.flatMap(({path, sections}) =>
      sections.map((section) => [`/${path}#${section.anchor}`.replace(/#$/, ''), section]),
    ),
  );
}

/**
 * Makes one section of a key whose value is an object and of the heading for the keys in it: both
 * have one name, and the heading has the description.
 *
 * @param pages in any order; the key and the heading may be on different ones
 */
function mergeObjects(pages: readonly PageText[]): void {
  const headings = new Map(
    pages
      .filter(({sections}) => sections.some(({kind}) => kind === 'key'))
      .flatMap(({sections}) => sections.filter(({kind}) => !kind))
      .map((section) => [section.anchor, section]),
  );
  for (const page of pages) {
    page.sections = page.sections.filter((section) => {
      const {kind, anchor, text} = section;
      const heading = headings.get(anchor.replaceAll(/[._]/g, '-'));
      if (kind !== 'key' || !heading || heading === section) {
        return true;
      }
      heading.kind = 'key';
      heading.text = heading.text.includes(text) ? heading.text : `${heading.text}\n${text}`;
      return false;
    });
  }
}

/**
 * Gives each error message of the framework one section, so that a pasted error text finds it: its
 * entry. Sections in which other pages show a message leave the index.
 *
 * @param pages of the site; their sections change in place
 * @throws UserError when a message has no entry
 */
export function addMessages(pages: readonly PageText[]): void {
  const sections = byAddress(pages);
  for (const {name} of readMessages().messages) {
    const section = sections.get(errorAddress(name) ?? '');
    if (!section) {
      throw new UserError(
        `The message ${name} has no place in the search: add <ErrorEntry of="${name}" /> to a page of docs/guides/troubleshooting.`,
      );
    }
    section.kind = 'message';
    section.title = name;
    section.details = section.text;
    section.text = messageText(name);
    section.logTexts = [section.text];
    for (const page of pages) {
      page.sections = page.sections.filter((item) => item.title !== name || item === section);
    }
  }
}

/**
 * Says of sections what they describe: an error that is no message of the framework, an enum, a listener, or,
 * on a page of the documentation without keys and errors, a task.
 *
 * @param pages of the site; their sections change in place
 */
function addKinds(pages: readonly PageText[]): void {
  const sections = byAddress(pages);
  for (const name of Object.values(errorPages).flat()) {
    const section = sections.get(errorAddress(name)!);
    if (section && !section.kind) {
      const {exception = '', also = [], text, texts = []} = explain(name);
      section.kind = 'error';
      section.logTexts = [text ?? exception, ...also, ...texts];
    }
  }
  for (const {type, page, anchor} of apiPages) {
    const facts = findType(type);
    const ofPage = pages.find(({path}) => `/${path}` === page)?.sections ?? [];
    if (facts.kind === 'enum') {
      setKind(
        ofPage.filter((section) => section.anchor === anchor),
        'enum',
      );
    } else if (isListener(facts)) {
      setKind(ofPage, 'listener');
    }
  }
  const guides = pages.filter(
    ({path, sections: ofPage}) =>
      areaOf(path)?.id === 'docs' && ofPage.every(({kind}) => kind === undefined),
  );
  guides.forEach((page) => setKind(page.sections, 'guide'));
}

function setKind(sections: readonly SectionText[], kind: Kind): void {
  for (const section of sections) {
    section.kind = kind;
  }
}

/** The phrases of testers for a page or section. */
export interface PhraseEntry {
  /** Path of the page, with the anchor of the section. */
  address: string;
  phrases: readonly string[];
  /** Where they are, from the folder of the site on. */
  file: string;
}

/**
 * Reads what testers type for the pages and sections of the site.
 *
 * @throws UserError when a file does not fit the schema
 */
export function readPhrases(): PhraseEntry[] {
  return globSync('src/knowledge/search/*.yml')
    .sort()
    .flatMap((file) =>
      Object.entries(readChecked<Record<string, string[]>>(file)).map(([address, phrases]) => ({
        address,
        phrases,
        file,
      })),
    );
}

/**
 * Gives sections the phrases with which testers ask for them.
 *
 * @param pages of the site; their sections change in place
 * @throws UserError when the site has no such page or section
 */
export function addPhrases(pages: readonly PageText[], entries: readonly PhraseEntry[]): void {
  const sections = byAddress(pages);
  const unknown = entries.filter(({address}) => !sections.has(address));
  if (unknown.length > 0) {
    const places = unknown.map(({file, address}) => `${address} (${file})`).join(', ');
    throw new UserError(
      `There is no section at ${places}: correct the address, or remove its phrases.`,
    );
  }
  for (const {address, phrases} of entries) {
    sections.get(address)!.phrases = phrases;
  }
}
