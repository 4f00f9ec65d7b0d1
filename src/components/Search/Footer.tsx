import React, {useState, type ReactNode} from 'react';
import {Icon} from './icons';
import {isSlashOn, setSlash} from './slashSetting';
import styles from './styles.module.css';
import {TEXTS} from './texts';

const texts = TEXTS.footer;

/** The keys of the dialog, and the switch of the one that is a single character. */
export function Footer(): ReactNode {
  const [isOn, setIsOn] = useState(isSlashOn);
  return (
    <div className={styles.footer}>
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
          {texts['navigateText']}
        </li>
        <li>
          <kbd>
            <Icon name="enter" />
          </kbd>
          {texts['selectText']}
        </li>
        <li>
          <kbd>Esc</kbd>
          {texts['closeText']}
        </li>
      </ul>
    </div>
  );
}
