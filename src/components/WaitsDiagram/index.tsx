import figures from '@data/figures.json';
import React, {type ReactNode} from 'react';
import {Arrow, Box, Diagram, Text} from '@site/src/components/Diagram';
import styles from '@site/src/components/Diagram/styles.module.css';

/** A key of the configuration with its default: `explicit_wait: 10 s`. */
function limitOf(key: keyof typeof figures.limits): string {
  return `${key.split('.').at(-1)}: ${figures.limits[key]}`;
}

/**
 * What a click waits for, from top to bottom, with the setting that limits each wait. Drawn 360
 * units wide, so that text keeps its size on a phone.
 */
export function WaitsDiagram(): ReactNode {
  return (
    <Diagram
      id="waits"
      height={488}
      title="What a click waits for"
      description="First, the click pauses for before_click. Then it waits for the element, for at most explicit_wait: the driver looks the element up, for at most implicit_wait. If the element is missing or can't be clicked, the framework asks again after half a second. If the time runs out, the click fails with ELEMENT_NOT_FOUND. Otherwise, the framework looks up all matches, and filter and index pick one. On the web, if the block sets highlight, the framework highlights the element for highlight_delay. It then looks the element up again in the same way, and clicks it."
    >
      <Box x={1} y={1} width={358} height={54} />
      <Text x={14} y={24} name text="Pause" />
      <Text x={14} y={43} code text={limitOf('ui.delay.before_click')} />

      <Arrow from={[30, 55]} to={[30, 85]} />

      <Box x={1} y={85} width={240} height={150} />
      <Text x={14} y={108} name text="Wait until it can be clicked" />
      <Text x={14} y={127} code text={limitOf('ui.timeout.explicit_wait')} />
      <Box x={14} y={141} width={170} height={54} />
      <Text x={26} y={163} text="driver looks it up" />
      <Text x={26} y={182} code text={limitOf('ui.timeout.implicit_wait')} />
      <path className={styles.line} d="M184 182h24v-28h-16" />
      <path className={styles.head} d="m192 149 -8 5 8 5z" />
      <Text x={14} y={220} text="not yet: again after 500 ms" />

      <Arrow from={[241, 160]} to={[290, 160]} />
      <Text x={296} y={150} text="time is" />
      <Text x={296} y={168} text="over:" />
      <Text x={296} y={186} text="error" />

      <Arrow from={[30, 235]} to={[30, 265]} />

      <Box x={1} y={265} width={358} height={54} />
      <Text x={14} y={288} name text="Pick one of the matches" />
      <Text x={14} y={307} text="by filter and index" />

      <Arrow from={[30, 319]} to={[30, 349]} />

      <Box x={1} y={349} width={358} height={54} />
      <Text x={14} y={372} name text="Highlight, on the web if turned on" />
      <Text x={14} y={391} code text={limitOf('ui.timeout.highlight_delay')} />

      <Arrow from={[30, 403]} to={[30, 433]} />

      <Box x={1} y={433} width={358} height={54} />
      <Text x={14} y={456} name text="Click" />
      <Text x={14} y={475} text="after the same wait and choice again" />
    </Diagram>
  );
}
