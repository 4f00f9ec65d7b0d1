import Link from '@docusaurus/Link';
import React, {type ReactNode} from 'react';
import {unescapeHtml} from '@site/src/search/escape';
import {pathOf} from '@site/src/search/records';
import type {SearchHit, SearchRecord} from '@site/src/search/types';
import MarkedText from './MarkedText';

interface Props {
  /** A result, or a recent, favorite, or stored entry, which has lost its snippet. */
  hit: SearchRecord & Partial<Pick<SearchHit, '_snippetResult'>>;
  /** Icon, heading, and buttons, as DocSearch draws them. */
  children: ReactNode;
}

/** A result of the modal: DocSearch's heading, then where it stands, and the text around the hit. */
export default function Hit({hit, children}: Props): ReactNode {
  // A stored conversation stands nowhere on the site.
  const path = hit.url ? pathOf(hit).map(unescapeHtml) : [];
  const snippet = hit._snippetResult?.content?.value;
  return (
    <div className="bk-hit" role="gridcell">
      <Link to={hit.url}>
        {children}
        {path.length > 0 && <span className="bk-hit__path">{path.join(' › ')}</span>}
        {snippet && (
          <span className="bk-hit__snippet">
            <MarkedText value={snippet} />
          </span>
        )}
      </Link>
    </div>
  );
}
