import React, {useEffect, useId, useRef, useState, type ReactNode} from 'react';
import {useLocation} from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {PLATFORM_IDS, PLATFORMS} from '@site/src/data/platforms';
import styles from './filter.module.css';

/**
 * A field and a list that narrow all `<ConfigTable>` of the page. They need JavaScript, and have their room before:
 * nothing moves when they appear.
 *
 * @param facts the number of keys, filled in at build by `src/remark/configFacts.ts`
 */
export function ConfigFilter({facts}: {facts: number}): ReactNode {
  return <div className={styles.filter}>{useIsBrowser() && <Fields total={facts} />}</div>;
}

function Fields({total}: {total: number}): ReactNode {
  const id = useId();
  const {hash} = useLocation();
  const [start] = useState(readQuery);
  const text = useRef<HTMLInputElement>(null);
  const platform = useRef<HTMLSelectElement>(null);
  const count = useRef<HTMLOutputElement>(null);

  // On the elements and not by React, which would render hundreds of rows again for each letter.
  function update(): void {
    const query = {text: text.current!.value, platform: platform.current!.value};
    count.current!.textContent = `${filterRows(query)} of ${total} keys`;
    writeQuery(query);
  }

  useEffect(() => {
    update();
    const target = hash && document.getElementById(decodeURIComponent(hash.slice(1)));
    if (target && target.closest('[hidden]')) {
      text.current!.value = '';
      platform.current!.value = '';
      update();
      target.scrollIntoView();
    }
    // eslint-disable-next-line react-hooks/exhaustive-deps -- the total never changes
  }, [hash]);

  return (
    <>
      <label htmlFor={`${id}text`}>Filter {total} keys</label>
      <input
        ref={text}
        id={`${id}text`}
        type="search"
        placeholder="timeout, ui.web, screenshot"
        autoComplete="off"
        spellCheck={false}
        defaultValue={start.text}
        onInput={update}
      />
      <label htmlFor={`${id}platform`}>Platform</label>
      <select ref={platform} id={`${id}platform`} defaultValue={start.platform} onInput={update}>
        <option value="">All platforms</option>
        {PLATFORM_IDS.map((item) => (
          <option key={item} value={item}>
            {PLATFORMS[item].label}
          </option>
        ))}
      </select>
      <output ref={count} aria-live="polite" />
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
 * @returns how many rows are left
 */
function filterRows({text, platform}: Query): number {
  const words = text.toLowerCase().split(/\s+/);
  let total = 0;
  for (const table of document.querySelectorAll<HTMLTableElement>('[data-config-table]')) {
    let inTable = 0;
    for (const body of table.tBodies) {
      const [head, ...rows] = body.rows;
      const label = head?.querySelector('a')?.textContent ?? '';
      let inBody = 0;
      for (const row of rows) {
        const platforms = row.dataset['platforms'] ?? body.dataset['platforms'] ?? '';
        // The id is the path without the name of a block: both spellings are typed.
        const content = `${row.id} ${label}.${row.textContent}`.toLowerCase();
        row.hidden = !(
          words.every((word) => content.includes(word)) &&
          (platform === '' || platforms.split(' ').includes(platform))
        );
        inBody += row.hidden ? 0 : 1;
      }
      body.hidden = inBody === 0;
      inTable += inBody;
    }
    table.hidden = inTable === 0;
    table.previousElementSibling?.toggleAttribute('hidden', table.hidden);
    total += inTable;
  }
  return total;
}
