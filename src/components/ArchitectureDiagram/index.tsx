import React, {type ReactNode} from 'react';
import {Arrow, Box, Diagram, Text} from '@site/src/components/Diagram';
import styles from '@site/src/components/Diagram/styles.module.css';

/** The three libraries that do the work, from left to right, with what each one reaches. */
const LIBRARIES = [
  {name: 'Selenium', reaches: ['browsers']},
  {name: 'Appium', reaches: ['Android, iOS,', 'macOS']},
  {name: 'OkHttp', reaches: ['APIs']},
];

/**
 * The parts of the framework: a test at the left, and at the right, from top to bottom, what its
 * call passes.
 */
export function ArchitectureDiagram(): ReactNode {
  return (
    <Diagram
      id="architecture"
      height={424}
      title="The parts of Boyka Framework"
      description="A test calls an action, for example through withMouse, onElement, or withRequest. The action asks the session of the current persona for its driver, wait, settings, listeners, and platform. The session has read its settings from boyka-config.json. The action then uses Selenium, Appium, or OkHttp, which reach browsers, Android, iOS, and macOS, and APIs."
    >
      <rect className={styles.stem} x="0" y="0" width="5" height="424" />
      <g transform="translate(26 212) rotate(-90)">
        <Text x={0} y={0} name middle text="Your test and its page objects" />
      </g>

      <Arrow from={[5, 38]} to={[80, 38]} />
      <Box x={80} y={1} width={279} height={74} />
      <Text x={94} y={27} name text="Action" />
      <Text x={94} y={46} text="logs, calls the listener, pauses, waits, acts" />
      <Text x={94} y={64} code text="withMouse, onElement, withRequest" />

      <Arrow from={[150, 75]} to={[150, 113]} />
      <Text x={162} y={98} text="asks for" />
      <Box x={80} y={113} width={252} height={74} />
      <Text x={94} y={139} name text="The persona’s session" />
      <Text x={94} y={158} text="driver, wait, settings, listeners," />
      <Text x={94} y={176} text="platform, shared data" />

      <Arrow from={[150, 225]} to={[150, 187]} />
      <Text x={162} y={211} text="read once" />
      <Box x={80} y={225} width={252} height={34} />
      <Text x={94} y={247} name code text="boyka-config.json" />

      <path className={styles.line} d="M346 75v212H124.5" />
      <Text x={80} y={279} text="and uses one of these" />
      {LIBRARIES.map(({name, reaches}, index) => {
        const x = 80 + index * 95;
        return (
          <g key={name}>
            <Arrow from={[x + 44.5, 287]} to={[x + 44.5, 304]} />
            <Box x={x} y={304} width={89} height={40} />
            <Text x={x + 44.5} y={329} name middle text={name} />
            <Arrow from={[x + 44.5, 344]} to={[x + 44.5, 378]} />
            {reaches.map((line, row) => (
              <Text key={line} x={x + 44.5} y={396 + row * 17} middle text={line} />
            ))}
          </g>
        );
      })}
    </Diagram>
  );
}
