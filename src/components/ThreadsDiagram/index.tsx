import React, {type ReactNode} from 'react';
import {Box, Diagram, Text} from '@site/src/components/Diagram';

interface BarProps {
  x: number;
  y: number;
  width: number;
  text: string;
}

/** What a runner runs on a thread without a break, with its session. */
function Bar({x, y, width, text}: BarProps): ReactNode {
  return (
    <>
      <Box x={x} y={y} width={width} height={54} />
      <Text x={x + 10} y={y + 20} code text={text} />
      <Box kind="active" x={x + 8} y={y + 28} width={width - 16} height={19} />
      <Text kind="active" x={x + width / 2} y={y + 42} middle text="session" />
    </>
  );
}

/** Threads as lanes: with classes in parallel, each has its session; with methods, one has none. */
export function ThreadsDiagram(): ReactNode {
  return (
    <Diagram
      id="threads"
      height={310}
      title="Sessions of two threads"
      description="With classes in parallel, thread 1 runs LoginTest and then CartTest, and thread 2 runs SearchTest. Each class opens and closes its session on its own thread. With methods in parallel, thread 1 runs the setup of LoginTest, which opens a session there, and thread 2 runs its test method, which has no session."
    >
      <Text x={0} y={14} name text="Classes in parallel" />
      <Text x={0} y={57} text="Thread 1" />
      <Bar x={60} y={26} width={138} text="LoginTest" />
      <Bar x={206} y={26} width={153} text="CartTest" />
      <Text x={0} y={121} text="Thread 2" />
      <Bar x={60} y={90} width={222} text="SearchTest" />

      <Text x={0} y={178} name text="Methods in parallel" />
      <Text x={0} y={221} text="Thread 1" />
      <Bar x={60} y={190} width={222} text="LoginTest, setup" />
      <Text x={0} y={285} text="Thread 2" />
      <Box kind="failed" x={137} y={254} width={222} height={54} />
      <Text x={147} y={274} code text="LoginTest, test" />
      <Text kind="failed" x={147} y={296} text="no session on this thread" />
    </Diagram>
  );
}
