import Translate from '@docusaurus/Translate';
import React, {type ReactNode} from 'react';
import {AREAS, type Area} from '@site/src/config/areas';
import styles from './styles.module.css';

interface Props {
  area: Area | undefined;
  /** Called with the id of an area, or an empty string for all of them. */
  onChange: (id: string) => void;
}

/** Narrows the results to one area. */
export default function AreaFilter({area, onChange}: Props): ReactNode {
  return (
    <label className={styles.area}>
      <Translate id="site.search.area">Area</Translate>
      <select value={area?.id ?? ''} onChange={(event) => onChange(event.target.value)}>
        <option value="">All areas</option>
        {AREAS.map(({id, label}) => (
          <option key={id} value={id}>
            {label}
          </option>
        ))}
      </select>
    </label>
  );
}
