import React, {useId, type ReactNode} from 'react';
import {OPTIONS, placeConflict, type Choices} from '@site/src/tools/starter/choices';
import styles from '@site/src/tools/styles.module.css';

interface GroupProps<Value extends string> {
  legend: string;
  type?: 'checkbox' | 'radio';
  options: Record<Value, {name: string; hint: string}>;
  chosen: readonly Value[];
  /** Why an option cannot be chosen. */
  conflictOf?: (value: Value) => string | undefined;
  onChange: (value: Value) => void;
}

function Group<Value extends string>(props: GroupProps<Value>): ReactNode {
  const {legend, type = 'radio', options, chosen, conflictOf, onChange} = props;
  const id = useId();
  return (
    <fieldset className={styles.group}>
      <legend className={styles.label}>{legend}</legend>
      {(Object.keys(options) as Value[]).map((value) => {
        const conflict = conflictOf?.(value);
        return (
          <div key={value} className={`bk-wrap ${styles.option}`}>
            <input
              type={type}
              id={id + value}
              name={id}
              value={value}
              checked={chosen.includes(value)}
              disabled={conflict !== undefined}
              aria-describedby={`${id}${value}hint`}
              onChange={() => onChange(value)}
            />
            <label htmlFor={id + value}>{options[value].name}</label>
            <span id={`${id}${value}hint`} className="bk-note">
              {conflict ?? options[value].hint}
            </span>
          </div>
        );
      })}
    </fieldset>
  );
}

interface Props {
  choices: Choices;
  /** Why there is no project with this group id. */
  groupError?: string;
  onChange: (part: Partial<Choices>) => void;
  /** Called when the reader has left the group id. */
  onLeave: () => void;
}

/** What a reader chooses, as a form; what does not go together is disabled, with the reason. */
export function Choose({choices, groupError, onChange, onLeave}: Props): ReactNode {
  const id = useId();
  const {platforms, place, build, runner, java, group} = choices;
  return (
    <div className={styles.choose}>
      <Group
        legend="Platforms"
        type="checkbox"
        options={OPTIONS.platforms}
        chosen={platforms}
        conflictOf={(value) => (value === 'macos' ? placeConflict(place, [value]) : undefined)}
        onChange={(value) => {
          const others = platforms.filter((item) => item !== value);
          onChange({platforms: others.length < platforms.length ? others : [...others, value]});
        }}
      />
      <Group
        legend="Where sessions run"
        options={OPTIONS.place}
        chosen={[place]}
        conflictOf={(value) => placeConflict(value, platforms)}
        onChange={(value) => onChange({place: value})}
      />
      <Group
        legend="Build tool"
        options={OPTIONS.build}
        chosen={[build]}
        onChange={(value) => onChange({build: value})}
      />
      <Group
        legend="Test runner"
        options={OPTIONS.runner}
        chosen={[runner]}
        onChange={(value) => onChange({runner: value})}
      />
      <Group
        legend="Java version"
        options={OPTIONS.java}
        chosen={[java]}
        onChange={(value) => onChange({java: value})}
      />
      <div className={styles.text}>
        <label htmlFor={id} className={styles.label}>
          Group id
        </label>
        <input
          id={id}
          className={styles.field}
          type="text"
          value={group}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          aria-invalid={groupError !== undefined}
          aria-describedby={`${id}help`}
          onChange={(event) => onChange({group: event.target.value})}
          onBlur={onLeave}
        />
        <p id={`${id}help`} className={groupError ? 'text--danger' : 'bk-note'}>
          {groupError ?? 'A Java package name. All packages begin with it.'}
        </p>
      </div>
    </div>
  );
}
