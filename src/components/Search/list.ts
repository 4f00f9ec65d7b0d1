import siteConfig from '@generated/docusaurus.config';
import type {MouseEvent, ReactNode} from 'react';
import {handOver} from '@site/src/search/handOver';
import type {DialogIcon} from './icons';

/** The id of the list below the field. */
export const LIST_ID = 'search-list';

/** The id of a row, by which the field names the active one. */
export const rowId = (index: number) => `search-row-${index}`;

/** A link of the dialog. */
export interface ListEntry {
  /** Unique in its list. */
  href: string;
  /** What the router hands to the page beside the address. */
  state?: object;
  icon: DialogIcon;
  title: ReactNode;
  path?: string;
  snippet?: ReactNode;
  /** Buttons behind the link. */
  actions?: ReactNode;
  /** Called when the reader opens the link, in this tab or another. */
  onOpen?: () => void;
}

/** The rows below a heading. */
export interface ListGroup {
  title: string;
  isTitleHidden?: boolean;
  entries: readonly ListEntry[];
}

/** The row that hands a query to the log reader. */
export const logReaderEntry = (query: string): ListEntry => ({
  href: `${siteConfig.baseUrl}docs/guides/troubleshooting#paste-your-log`,
  state: handOver(query),
  icon: 'search',
  title: 'Look it up in the log reader',
  snippet:
    'It names the cause and the fix of each error in a text. The text stays in your browser.',
});

/** Whether a click is for this page: with a key, the browser opens another tab or window itself. */
export const opensHere = ({metaKey, ctrlKey, shiftKey, altKey}: MouseEvent): boolean =>
  !(metaKey || ctrlKey || shiftKey || altKey);
