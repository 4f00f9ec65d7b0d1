import React, {type ReactNode} from 'react';
import {Arrow, Box, Diagram, Text} from '@site/src/components/Diagram';
import styles from '@site/src/components/Diagram/styles.module.css';

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
      description="createSession gives a persona a session and makes it the current one. switchPersona makes a different session current and leaves this one open, until switchPersona returns to it. If createSession fails, the persona has a session that may lack a driver. clearSession removes the current session in both cases, and the current persona is empty again."
    >
      <Box x={1} y={1} width={358} height={54} />
      <Text x={14} y={24} name text="No session" />
      <Text x={14} y={43} text="the thread’s current persona is empty" />

      <Arrow from={[30, 55]} to={[30, 101]} />
      <Text x={42} y={82} code text="createSession" />
      <Arrow from={[216, 55]} to={[216, 101]} />
      <Text x={228} y={82} text="it fails" />

      <Box x={1} y={101} width={171} height={74} />
      <Text x={14} y={126} name text="Current session" />
      <Text x={14} y={145} text="every action of the" />
      <Text x={14} y={163} text="thread uses it" />

      <Box x={188} y={101} width={171} height={74} />
      <Text x={201} y={126} name text="Failed session" />
      <Text x={201} y={145} text="current, often without" />
      <Text x={201} y={163} text="driver; server may run" />

      <Arrow from={[18, 175]} to={[18, 231]} />
      <Text x={30} y={208} code text="switchPersona" />
      <Arrow from={[148, 231]} to={[148, 175]} />

      <Box x={1} y={231} width={165} height={74} />
      <Text x={14} y={256} name text="Open session" />
      <Text x={14} y={275} text="not current; keeps its" />
      <Text x={14} y={293} text="browser and its data" />

      <path className={styles.line} d="M172 138h8" />
      <Arrow from={[180, 138]} to={[180, 349]} />
      <Text x={194} y={270} code text="clearSession" />
      <Arrow from={[306, 175]} to={[306, 349]} />

      <Box x={1} y={349} width={358} height={74} />
      <Text x={14} y={374} name text="No session" />
      <Text x={14} y={393} text="driver quit, own Appium server stopped," />
      <Text x={14} y={411} text="data removed; the current persona is empty" />
    </Diagram>
  );
}
