import React, {useEffect, useRef, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {useLocation} from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {useAddressWriter} from '@site/src/components/useAddressWriter';
import {PLATFORM_IDS, PLATFORMS} from '@site/src/knowledge/platforms';
import styles from './filter.module.css';

/**
 * A field and a list that narrow all `<ConfigTable>` of the page. They need JavaScript, and are disabled before.
 *
 * @param facts the number of keys, filled in at build by `src/reference/insert/configFacts.ts`
 */
export function ConfigFilter({facts: total}: {facts: number}): ReactNode {
  const {hash} = useLocation();
  const isDisabled = !useIsBrowser();
  const text = useRef<HTMLInputElement>(null);
  const platform = useRef<HTMLSelectElement>(null);
  const count = useRef<HTMLOutputElement>(null);
  const none = useRef<HTMLParagraphElement>(null);
  const typed = useRef<HTMLQuoteElement>(null);
  const [writeLater, writeNow] = useAddressWriter(writeQuery);

  /**
   * On the elements and not by React, which would render hundreds of rows again for each letter.
   *
   * @returns the first row that is left, or the note that there is none
   */
  function update(): HTMLElement {
    const query = {text: text.current!.value, platform: platform.current!.value};
    const rows = filterRows(query);
    count.current!.textContent = `${rows.length} of ${total} keys`;
    none.current!.hidden = rows.length > 0;
    typed.current!.textContent = query.text.trim();
    writeLater(query);
    return rows[0] ?? none.current!;
  }

  /** The field stays in sight, so a reader may type far below the rows that are left. */
  function narrow(): void {
    update().scrollIntoView({block: 'nearest'});
  }

  function clear(): void {
    text.current!.value = '';
    platform.current!.value = '';
    update();
  }

  useEffect(() => {
    const query = readQuery();
    text.current!.value = query.text;
    platform.current!.value = query.platform;
  }, []);

  useEffect(() => {
    update();
    // Marked by `src/plugins/hashTarget`.
    const target = document.querySelector('[data-target]');
    if (target?.closest('[hidden]')) {
      clear();
      target.scrollIntoView();
    }
    // eslint-disable-next-line react-hooks/exhaustive-deps -- the total never changes
  }, [hash]);

  return (
    <>
      <div className={`bk-screen bk-script bk-wrap bk-note ${styles.filter}`}>
        <label>
          Filter {total} keys
          <input
            ref={text}
            type="search"
            placeholder="timeout, ui.web, screenshot"
            autoComplete="off"
            spellCheck={false}
            readOnly={isDisabled}
            aria-disabled={isDisabled || undefined}
            onInput={narrow}
            onBlur={writeNow}
          />
        </label>
        <label>
          Platform
          <select ref={platform} disabled={isDisabled} onInput={narrow} onBlur={writeNow}>
            <option value="">All platforms</option>
            {PLATFORM_IDS.map((item) => (
              <option key={item} value={item}>
                {PLATFORMS[item].label}
              </option>
            ))}
          </select>
        </label>
        <output ref={count} aria-live="polite" />
      </div>
      <p ref={none} hidden>
        No key matches <q ref={typed} />.{' '}
        <button
          type="button"
          className="button button--sm"
          onClick={() => {
            clear();
            text.current!.focus();
          }}
        >
          Clear the filter
        </button>{' '}
        or <Link to="/docs/guides/config/check">check your file</Link> for misspelled keys.
      </p>
    </>
  );
}

function readQuery(): Query {
  const parameters = new URLSearchParams(window.location.search);
  const platform = PLATFORM_IDS.find((item) => item === parameters.get('platform')) ?? '';
  return {text: parameters.get('filter') ?? '', platform};
}

/** Not by the router, which would render the page again for each letter. */
function writeQuery({text, platform}: Query): void {
  const url = new URL(window.location.href);
  for (const [name, value] of Object.entries({filter: text.trim(), platform})) {
    if (value) {
      url.searchParams.set(name, value);
    } else {
      url.searchParams.delete(name);
    }
  }
  if (url.href !== window.location.href) {
    window.history.replaceState(window.history.state, '', url);
  }
}

/** What a reader looks for in the table of all keys. */
interface Query {
  /** Words with spaces between them; each has to occur in the row. */
  text: string;
  /** A platform's id; empty for all. */
  platform: string;
}

/**
 * Hides the rows that do not match, and with them the groups, tables, and headings that they leave empty.
 *
 * @returns the rows that are left
 */
function filterRows({text, platform}: Query): HTMLTableRowElement[] {
  const words = text.toLowerCase().split(/\s+/);
  const left: HTMLTableRowElement[] = [];
  for (const table of document.querySelectorAll<HTMLTableElement>('[data-config-table]')) {
    for (const body of table.tBodies) {
      const [head, ...rows] = body.rows;
      const label = head?.querySelector('a')?.textContent ?? '';
      for (const row of rows) {
        const platforms = row.dataset['platforms'] ?? body.dataset['platforms'] ?? '';
        // The id is the path without the name of a block: both spellings are typed.
        const content = `${row.id} ${label}.${row.textContent}`.toLowerCase();
        row.hidden = !(
          words.every((word) => content.includes(word)) &&
          (platform === '' || platforms.split(' ').includes(platform))
        );
      }
      const shown = rows.filter(({hidden}) => !hidden);
      body.hidden = shown.length === 0;
      left.push(...shown);
    }
    table.hidden = [...table.tBodies].every(({hidden}) => hidden);
    table.previousElementSibling?.toggleAttribute('hidden', table.hidden);
  }
  return left;
}
