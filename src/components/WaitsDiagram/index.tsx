import React, {type ReactNode} from 'react';
import clsx from 'clsx';
import {Arrow, Box, Diagram} from '@site/src/components/Diagram';
import styles from '@site/src/components/Diagram/styles.module.css';

const setting = clsx(styles.detail, styles.mono);

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
      description="First the pause before_click. Then the wait for the element, for at most explicit_wait: the driver looks the element up, for at most implicit_wait; if it is missing or cannot be clicked, the framework asks again after half a second. When the time is over, the click ends with ELEMENT_NOT_FOUND. Otherwise all matches are looked up, filter and index pick one, and it is highlighted for highlight_delay, on the web and if the block has highlight. The element is then looked up again in the same way, and clicked."
    >
      <Box x={1} y={1} width={358} height={54} />
      <text className={styles.name} x="14" y="24">
        Pause
      </text>
      <text className={setting} x="14" y="43">
        before_click: 0 ms
      </text>

      <Arrow from={[30, 55]} to={[30, 85]} />

      <Box x={1} y={85} width={240} height={150} />
      <text className={styles.name} x="14" y="108">
        Wait until it can be clicked
      </text>
      <text className={setting} x="14" y="127">
        explicit_wait: 10 s
      </text>
      <Box x={14} y={141} width={170} height={54} />
      <text className={styles.detail} x="26" y="163">
        driver looks it up
      </text>
      <text className={setting} x="26" y="182">
        implicit_wait: 1 s
      </text>
      <path className={styles.line} d="M184 182h24v-28h-16" />
      <path className={styles.head} d="m192 149 -8 5 8 5z" />
      <text className={styles.detail} x="14" y="220">
        not yet: again after 500 ms
      </text>

      <Arrow from={[241, 160]} to={[290, 160]} />
      <text className={styles.detail} x="296" y="150">
        time is
      </text>
      <text className={styles.detail} x="296" y="168">
        over:
      </text>
      <text className={styles.detail} x="296" y="186">
        error
      </text>

      <Arrow from={[30, 235]} to={[30, 265]} />

      <Box x={1} y={265} width={358} height={54} />
      <text className={styles.name} x="14" y="288">
        Pick one of the matches
      </text>
      <text className={styles.detail} x="14" y="307">
        by filter and index
      </text>

      <Arrow from={[30, 319]} to={[30, 349]} />

      <Box x={1} y={349} width={358} height={54} />
      <text className={styles.name} x="14" y="372">
        Highlight, on the web if switched on
      </text>
      <text className={setting} x="14" y="391">
        highlight_delay: 100 ms
      </text>

      <Arrow from={[30, 403]} to={[30, 433]} />

      <Box x={1} y={433} width={358} height={54} />
      <text className={styles.name} x="14" y="456">
        Click
      </text>
      <text className={styles.detail} x="14" y="475">
        after the same wait and choice once more
      </text>
    </Diagram>
  );
}
