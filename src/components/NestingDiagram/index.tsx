import React, {type ReactNode} from 'react';
import {Arrow, Box, Diagram, Text} from '@site/src/components/Diagram';

/** A window with a frame, and in that a shadow root, with the calls that lead in and out. */
export function NestingDiagram(): ReactNode {
  return (
    <Diagram
      id="nesting"
      height={270}
      title="The parts of a page that a locator doesn’t reach by itself"
      description="A window contains a frame, and the frame contains an element with a shadow root. onWindow().switchTo(handle) leads into a window. onFrame().switchTo(0) leads into its first frame, and switchToParent() out of it. No call leads into a shadow root: the locator of its host has shadowRoot(true), and the locators inside have that one as their parent."
    >
      <Box x={1} y={1} width={358} height={268} />
      <Text x={14} y={24} name text="Window or tab" />
      <Text x={14} y={43} code text="onWindow().switchTo(handle)" />

      <Arrow from={[32, 56]} to={[32, 90]} />
      <Text x={42} y={77} code text="onFrame().switchTo(0)" />
      <Arrow from={[222, 90]} to={[222, 56]} />
      <Text x={232} y={77} code text="switchToParent()" />

      <Box x={18} y={90} width={324} height={164} />
      <Text x={31} y={113} name text="Frame" />
      <Text x={31} y={132} text="lookups search here and nowhere else" />

      <Arrow from={[49, 142]} to={[49, 172]} />
      <Text x={59} y={160} code text=".parent(host)" />
      <Text x={172} y={160} text="for each lookup inside" />

      <Box x={35} y={172} width={290} height={68} />
      <Text x={48} y={195} name text="Shadow root" />
      <Text x={48} y={213} code text="host: .shadowRoot(true)" />
      <Text x={48} y={231} text="CSS selectors only; nothing to leave" />
    </Diagram>
  );
}
