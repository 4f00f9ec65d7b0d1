import React, {type ReactNode} from 'react';
import {Arrow, Box, Diagram, Text, type Point} from '@site/src/components/Diagram';

const TOP = 24;
const ROW = 48;

/** For each row the persona who acts, what she does, and what the other one's browser does. */
const ROWS = [
  {acts: 'susan', does: ['browser opens'], call: 'createSession', other: ''},
  {acts: 'sally', does: ['browser opens'], call: 'switchPersona', other: 'stays open'},
  {
    acts: 'susan',
    does: ['logs in,', 'adds a backpack'],
    call: 'switchPersona',
    other: 'stays open',
  },
  {acts: 'sally', does: ['logs in, sees', 'an empty cart'], call: '', other: 'keeps its cart'},
];

/** Left edges of the lanes. */
const LANES = {susan: 1, sally: 239} as const;
const WIDTH = 120;

/** The two browsers of a test as lanes, from top to bottom, and the calls that cross over. */
export function PersonaLanes(): ReactNode {
  const bottom = TOP + ROWS.length * ROW;
  return (
    <Diagram
      id="lanes"
      height={bottom + 62}
      title="Two personas take turns"
      description="createSession opens a browser for susan, and then one for sally, who is the current persona now. switchPersona makes susan the current one: she logs in and adds a backpack, while the browser of sally stays open. switchPersona makes sally the current one: she logs in and sees an empty cart, and the other browser keeps its cart. clearAllSessions closes both."
    >
      {Object.entries(LANES).map(([name, x]) => (
        <g key={name}>
          <Text x={x + WIDTH / 2} y={14} name code middle text={name} />
          <Box x={x} y={TOP} width={WIDTH} height={bottom - TOP} />
          <Arrow from={[x + WIDTH / 2, bottom]} to={[x + WIDTH / 2, bottom + 26]} />
        </g>
      ))}
      {ROWS.map(({acts, does, call, other}, row) => {
        const y = TOP + row * ROW;
        const isLeft = acts === 'susan';
        const [own, others] = isLeft ? [LANES.susan, LANES.sally] : [LANES.sally, LANES.susan];
        const inner: Point[] = [
          [LANES.susan + WIDTH, y + ROW],
          [LANES.sally, y + ROW],
        ];
        const [from, to] = isLeft ? inner : inner.toReversed();
        return (
          <g key={`${acts} ${does.join(' ')}`}>
            <Box kind="active" x={own} y={y} width={WIDTH} height={ROW} />
            {does.map((line, index) => (
              <Text
                key={line}
                kind="active"
                x={own + WIDTH / 2}
                y={y + 37 - does.length * 9 + index * 18}
                middle
                text={line}
              />
            ))}
            <Text x={others + WIDTH / 2} y={y + 28} middle text={other} />
            {call && <Arrow from={from!} to={to!} />}
            {call && <Text x={180} y={y + ROW - 8} code middle text={call} />}
          </g>
        );
      })}
      <Box x={1} y={bottom + 26} width={358} height={34} />
      <Text x={180} y={bottom + 47} code middle text="clearAllSessions" />
    </Diagram>
  );
}
