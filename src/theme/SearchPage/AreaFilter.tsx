import Translate from '@docusaurus/Translate';
import React, {type ReactNode} from 'react';
import {SEARCH_AREAS} from '@site/src/config/searchAreas';
import styles from './styles.module.css';
import type {SearchArea} from './useArea';

interface Props {
  area: SearchArea | undefined;
  /** Told the name of an area, or nothing for all of them. */
  onChange: (name: string) => void;
}

/** Narrows the results to one area. */
export default function AreaFilter({area, onChange}: Props): ReactNode {
  return (
    <label className={styles.area}>
      <Translate id="site.search.area">Area</Translate>
      <select value={area?.name ?? ''} onChange={(event) => onChange(event.target.value)}>
        <option value="">All areas</option>
        {SEARCH_AREAS.map(({name, label}) => (
          <option key={name} value={name}>
            {label}
          </option>
        ))}
      </select>
    </label>
  );
}
