import Link from '@docusaurus/Link';
import React, {type ReactNode} from 'react';
import {STARTING_POINTS} from '@site/src/config/searchStart';

/**
 * Links to start from, which the style sheet shows while the field is empty.
 *
 * @param onFollow closes the search
 */
export default function StartingPoints({onFollow}: {onFollow: () => void}): ReactNode {
  return (
    <nav className="bk-search-start" aria-label="Starting points">
      <ul>
        {STARTING_POINTS.map(({label, to}) => (
          <li key={to}>
            <Link to={to} onClick={onFollow}>
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
