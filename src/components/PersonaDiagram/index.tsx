import React, {type ReactNode} from 'react';
import clsx from 'clsx';
import {Arrow, Box, Diagram} from '@site/src/components/Diagram';
import styles from '@site/src/components/Diagram/styles.module.css';

const call = clsx(styles.detail, styles.mono);

/**
 * The life of a persona from top to bottom: created, switched, and cleared; a failed start is on
 * the right.
 */
export function PersonaDiagram(): ReactNode {
  return (
    <Diagram
      id="persona"
      height={424}
      title="The life of a persona"
      description="createSession gives a persona a session and makes it the current one. switchPersona makes another session current and leaves this one open, until switchPersona comes back to it. If createSession fails, the persona has a session that may lack a driver. clearSession removes the current session in both cases, and the current persona is empty again."
    >
      <Box x={1} y={1} width={358} height={54} />
      <text className={styles.name} x="14" y="24">
        No session
      </text>
      <text className={styles.detail} x="14" y="43">
        the current persona of the thread is empty
      </text>

      <Arrow from={[30, 55]} to={[30, 101]} />
      <text className={call} x="42" y="82">
        createSession
      </text>
      <Arrow from={[216, 55]} to={[216, 101]} />
      <text className={styles.detail} x="228" y="82">
        it fails
      </text>

      <Box x={1} y={101} width={171} height={74} />
      <text className={styles.name} x="14" y="126">
        Current session
      </text>
      <text className={styles.detail} x="14" y="145">
        every action of the
      </text>
      <text className={styles.detail} x="14" y="163">
        thread works with it
      </text>

      <Box x={188} y={101} width={171} height={74} />
      <text className={styles.name} x="201" y="126">
        Failed session
      </text>
      <text className={styles.detail} x="201" y="145">
        current, often without
      </text>
      <text className={styles.detail} x="201" y="163">
        driver; server may run
      </text>

      <Arrow from={[18, 175]} to={[18, 231]} />
      <text className={call} x="30" y="208">
        switchPersona
      </text>
      <Arrow from={[148, 231]} to={[148, 175]} />

      <Box x={1} y={231} width={165} height={74} />
      <text className={styles.name} x="14" y="256">
        Open session
      </text>
      <text className={styles.detail} x="14" y="275">
        not current; keeps its
      </text>
      <text className={styles.detail} x="14" y="293">
        browser and its data
      </text>

      <path className={styles.line} d="M172 138h8" />
      <Arrow from={[180, 138]} to={[180, 349]} />
      <text className={call} x="194" y="270">
        clearSession
      </text>
      <Arrow from={[306, 175]} to={[306, 349]} />

      <Box x={1} y={349} width={358} height={74} />
      <text className={styles.name} x="14" y="374">
        No session
      </text>
      <text className={styles.detail} x="14" y="393">
        driver quit, own Appium server stopped,
      </text>
      <text className={styles.detail} x="14" y="411">
        data removed; the current persona is empty
      </text>
    </Diagram>
  );
}
