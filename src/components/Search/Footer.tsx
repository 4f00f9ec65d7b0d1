import React, {useState, type ReactNode} from 'react';
import {Icon} from './icons';
import {isSlashOn, setSlash} from './browserStorage';
import styles from './styles.module.css';

/** The keys of the dialog, and the switch of the one that is a single character. */
export function SearchFooter(): ReactNode {
  const [isOn, setIsOn] = useState(isSlashOn);
  return (
    <div className={`bk-note ${styles.footer}`}>
      <label>
        <input
          type="checkbox"
          checked={isOn}
          onChange={({target}) => {
            setSlash(target.checked);
            setIsOn(target.checked);
          }}
        />
        Open the search with <kbd>/</kbd>
      </label>
      <ul className="bk-plain">
        <li>
          <kbd>
            <Icon name="arrowDown" />
          </kbd>
          <kbd>
            <Icon name="arrowUp" />
          </kbd>
          Navigate
        </li>
        <li>
          <kbd>
            <Icon name="enter" />
          </kbd>
          Select
        </li>
        <li>
          <kbd>Esc</kbd>
          Close
        </li>
      </ul>
    </div>
  );
}
