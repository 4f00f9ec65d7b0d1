import React, {useId, type ReactNode} from 'react';
import {PLATFORMS as PLATFORM_FACTS} from '@site/src/knowledge/platforms';
import {
  BUILDS,
  PLACES,
  PLATFORMS,
  RUNNERS,
  placeConflict,
  platformConflict,
  type Build,
  type Choices,
  type Place,
  type Platform,
  type Runner,
} from '@site/src/tools/starter/choices';
import styles from './styles.module.css';

interface Words {
  name: string;
  hint: string;
}

const TESTED: Record<Platform, string> = {
  web: 'Swag Labs in Chrome',
  android: 'My Demo App',
  ios: 'My Demo App',
  macos: 'Calculator',
  api: 'Restful Booker',
};
const PLACE: Record<Place, Words> = {
  local: {name: 'This machine', hint: 'API tests always run here'},
  grid: {name: 'Selenium Grid', hint: 'devices through a relay node'},
  browserstack: {name: 'BrowserStack', hint: 'credentials from placeholders'},
  lambdatest: {name: 'LambdaTest', hint: 'credentials from placeholders'},
};
const BUILD: Record<Build, Words> = {
  maven: {name: 'Maven', hint: 'pom.xml'},
  gradle: {name: 'Gradle', hint: 'build.gradle.kts'},
};
const RUNNER: Record<Runner, Words> = {
  testng: {name: 'TestNG', hint: 'a suite for each platform'},
  junit: {name: 'JUnit 5', hint: 'tests chosen by package'},
};

/** Names of the place and of the tools, for the live region. */
export function toolsOf({place, build, runner}: Choices): string {
  return [PLACE[place].name, BUILD[build].name, RUNNER[runner].name].join(', ');
}

interface OptionProps<Value> extends Words {
  type: 'checkbox' | 'radio';
  group: string;
  value: Value;
  checked: boolean;
  /** Why it cannot be chosen. */
  conflict?: string;
  onChange: (value: Value) => void;
}

function Option<Value extends string>(props: OptionProps<Value>): ReactNode {
  const {type, group, value, name, hint, checked, conflict, onChange} = props;
  const id = useId();
  return (
    <div className={styles.option}>
      <input
        type={type}
        id={id}
        name={group}
        value={value}
        checked={checked}
        disabled={conflict !== undefined}
        aria-describedby={`${id}hint`}
        onChange={() => onChange(value)}
      />
      <label htmlFor={id}>{name}</label>
      <span id={`${id}hint`} className={styles.hint}>
        {conflict ?? hint}
      </span>
    </div>
  );
}

interface RadiosProps<Value extends string> {
  legend: string;
  values: readonly Value[];
  words: Record<Value, Words>;
  chosen: Value;
  conflictOf?: (value: Value) => string | undefined;
  onChange: (value: Value) => void;
}

function Radios<Value extends string>(props: RadiosProps<Value>): ReactNode {
  const {legend, values, words, chosen, conflictOf, onChange} = props;
  const group = useId();
  return (
    <fieldset className={styles.group}>
      <legend>{legend}</legend>
      {values.map((value) => (
        <Option
          key={value}
          type="radio"
          group={group}
          value={value}
          {...words[value]}
          checked={value === chosen}
          conflict={conflictOf?.(value)}
          onChange={onChange}
        />
      ))}
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
  const {platforms, place, build, runner, group} = choices;
  function toggle(platform: Platform): void {
    const others = platforms.filter((item) => item !== platform);
    onChange({platforms: others.length < platforms.length ? others : [...platforms, platform]});
  }
  return (
    <div className={styles.choose}>
      <fieldset className={styles.group}>
        <legend>Platforms</legend>
        {PLATFORMS.map((platform) => (
          <Option
            key={platform}
            type="checkbox"
            group={`${id}platforms`}
            value={platform}
            name={PLATFORM_FACTS[platform].label}
            hint={TESTED[platform]}
            checked={platforms.includes(platform)}
            conflict={platformConflict(platform, place)}
            onChange={toggle}
          />
        ))}
      </fieldset>
      <Radios
        legend="Where sessions run"
        values={PLACES}
        words={PLACE}
        chosen={place}
        conflictOf={(value) => placeConflict(value, platforms)}
        onChange={(value) => onChange({place: value})}
      />
      <Radios
        legend="Build tool"
        values={BUILDS}
        words={BUILD}
        chosen={build}
        onChange={(value) => onChange({build: value})}
      />
      <Radios
        legend="Test runner"
        values={RUNNERS}
        words={RUNNER}
        chosen={runner}
        onChange={(value) => onChange({runner: value})}
      />
      <div className={styles.text}>
        <label htmlFor={id}>Group id</label>
        <input
          id={id}
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
        <p id={`${id}help`} className={groupError ? styles.error : styles.hint}>
          {groupError ?? 'A Java package name. All packages begin with it.'}
        </p>
      </div>
    </div>
  );
}
