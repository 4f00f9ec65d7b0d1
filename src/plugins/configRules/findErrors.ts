import type {I18nConfig} from '@docusaurus/types';
import {nearest} from '../../framework/nearest';
import type {DocsVersion, PageEntry} from '../content';

/** An item of the navbar, as far as a check reads it. */
export interface NavbarItem {
  readonly type?: string;
  readonly docsPluginId?: string;
  readonly docId?: string;
  readonly sidebarId?: string;
  /** Of a drop-down of versions: names, or an object with names as keys. */
  readonly versions?: readonly string[] | Readonly<Record<string, unknown>>;
  /** Of any other drop-down. */
  readonly items?: readonly NavbarItem[];
}

/** The versions of each docs area, by the id of its plugin. */
export type DocsContent = Readonly<Record<string, readonly DocsVersion[]>>;

/** The only locale: the search and the Markdown twins have one language. */
const LOCALE = 'en';

/**
 * The locales that the site is not made for.
 *
 * @param i18n of the configuration
 * @param current locale of the build
 * @returns one line, or nothing
 */
export function findLocaleError(
  {defaultLocale, locales}: Pick<I18nConfig, 'defaultLocale' | 'locales'>,
  current: string,
): string | undefined {
  const others = [...new Set([defaultLocale, ...locales, current])].filter(
    (locale) => locale !== LOCALE,
  );
  return others.length === 0
    ? undefined
    : `Unsupported locale ${others.map((locale) => `"${locale}"`).join(', ')}: the site is in English only (see CONTRIBUTING.md), so keep "${LOCALE}" alone in i18n of docusaurus.config.ts and leave out --locale.`;
}

/**
 * The items of the navbar that no page could show: their ids, versions, or types do not exist.
 *
 * @param items of the navbar
 * @param docs content of the docs areas
 * @param hasOwnTypes whether the site has types of items of its own
 * @returns one line for each
 */
export function findNavbarErrors(
  items: readonly NavbarItem[],
  docs: DocsContent,
  hasOwnTypes: boolean,
): string[] {
  return items.flatMap((item) => {
    const reason = reasonOf(item, docs, hasOwnTypes);
    const inside = findNavbarErrors(item.items ?? [], docs, hasOwnTypes);
    return reason === undefined
      ? inside
      : [`Invalid navbar item ${JSON.stringify(item)}: ${reason}`, ...inside];
  });
}

/** The nearest of the names that there are. */
function hint(wanted: string, names: readonly string[]): string {
  return names.length > 0 ? ` The nearest: ${nearest(wanted, names).join(', ')}.` : '';
}

/** Why no page could show an item; nothing when each can. */
function reasonOf(item: NavbarItem, docs: DocsContent, hasOwnTypes: boolean): string | undefined {
  const {type = 'default', docsPluginId = 'default', docId, sidebarId} = item;
  if (type.startsWith('custom-') && !hasOwnTypes) {
    return `no component has the type "${type}": add it to src/theme/NavbarItem/ComponentTypes.tsx.`;
  }
  if (!['doc', 'docSidebar', 'docsVersion', 'docsVersionDropdown'].includes(type)) {
    return undefined;
  }
  const versions = docs[docsPluginId];
  if (!versions) {
    return `no docs area has the id "${docsPluginId}".${hint(docsPluginId, Object.keys(docs))}`;
  }
  // Pages outside of the area show an item of this version.
  const last = versions.find(({isLast}) => isLast)!;
  if (type === 'doc' && docId !== undefined) {
    return last.ids.includes(docId)
      ? undefined
      : `version "${last.name}" has no page with the id "${docId}".${hint(docId, last.ids)}`;
  }
  if (type === 'docSidebar' && sidebarId !== undefined) {
    const sidebar = last.sidebars[sidebarId];
    if (!sidebar) {
      return `version "${last.name}" has no sidebar with the id "${sidebarId}".${hint(sidebarId, Object.keys(last.sidebars))}`;
    }
    return hasPage(sidebar)
      ? undefined
      : `the sidebar "${sidebarId}" has no page to link to: add one to it.`;
  }
  const names = versions.map(({name}) => name);
  const wanted = Array.isArray(item.versions) ? item.versions : Object.keys(item.versions ?? {});
  const unknown = wanted.find((name: string) => !names.includes(name));
  return type === 'docsVersionDropdown' && unknown !== undefined
    ? `the area has no version "${unknown}".${hint(unknown, names)}`
    : undefined;
}

/** Whether one of the entries, or one inside of a group, is a page. */
const hasPage = (entries: readonly PageEntry[]): boolean =>
  entries.some(({to, items = []}) => to !== undefined || hasPage(items));
