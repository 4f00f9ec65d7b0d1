import React, {type ReactNode} from 'react';
import {Arrow, Box, Diagram, Text} from '@site/src/components/Diagram';

interface Part {
  readonly name: string;
  readonly detail: string;
}

interface Props {
  /** Unique on its page. */
  readonly id: string;
  readonly title: string;
  /** The whole drawing in words, for those who do not see it. */
  readonly description: string;
  /** Rows from top to bottom, each with one to three parts; a row imports from the rows below. */
  readonly layers: readonly (readonly Part[])[];
}

const WIDTH = 360;
const HEIGHT = 52;
const GAP = 10;
const ROW = HEIGHT + 26;

/** Folders or packages in layers. Drawn 360 units wide, so that text keeps its size on a phone. */
export function LayerDiagram({id, title, description, layers}: Props): ReactNode {
  const height = layers.length * ROW - (ROW - HEIGHT);
  return (
    <Diagram id={id} height={height + 2} title={title} description={description}>
      {layers.map((parts, row) => {
        const width = (WIDTH - 2 - GAP * (parts.length - 1)) / parts.length;
        const top = 1 + row * ROW;
        return (
          <g key={parts[0]?.name}>
            {row > 0 && <Arrow from={[WIDTH / 2, top - ROW + HEIGHT]} to={[WIDTH / 2, top - 2]} />}
            {parts.map(({name, detail}, column) => {
              const left = 1 + column * (width + GAP);
              const middle = left + width / 2;
              return (
                <g key={name}>
                  <Box x={left} y={top} width={width} height={HEIGHT} />
                  <Text x={middle} y={top + 22} name code middle text={name} />
                  <Text x={middle} y={top + 41} middle text={detail} />
                </g>
              );
            })}
          </g>
        );
      })}
    </Diagram>
  );
}
