import figures from '@data/figures.json';
import React, {type ReactNode} from 'react';
import {Arrow, Box, Diagram, Text} from '@site/src/components/Diagram';

const {variable, property, folder} = figures.lookup;

/** What can name the folder, the first one that is set first. */
const SOURCES = [
  {name: variable, what: 'environment variable'},
  {name: property, what: 'system property'},
  {name: folder, what: 'in the working directory'},
];

const HEIGHT = 54;
const STEP = HEIGHT + 28;

/** Where the framework looks for its file: the first folder that is set, and no other one. */
export function LookupDiagram(): ReactNode {
  const bottom = 1 + (SOURCES.length - 1) * STEP + HEIGHT;
  return (
    <Diagram
      id="lookup"
      height={bottom + 92}
      title="Where the framework looks for boyka-config.json"
      description={`If the environment variable ${variable} is set, the framework searches only its folder. If it isn’t set, and the system property ${property} is set, the framework searches only that folder. If neither is set, it searches ${folder} in the working directory. If the file isn’t in that one folder, the run fails with NO_JSON_FILE_FOUND.`}
    >
      {SOURCES.map(({name, what}, row) => {
        const y = 1 + row * STEP;
        const isLast = row === SOURCES.length - 1;
        return (
          <g key={name}>
            <Box x={1} y={y} width={182} height={HEIGHT} />
            <Text x={12} y={y + 23} name code text={name} />
            <Text x={12} y={y + 42} text={what} />
            <Arrow from={[183, y + HEIGHT / 2]} to={[222, y + HEIGHT / 2]} />
            {!isLast && <Text x={201} y={y + HEIGHT / 2 - 7} middle text="set" />}
            {!isLast && <Arrow from={[26, y + HEIGHT]} to={[26, y + STEP]} />}
            {!isLast && <Text x={38} y={y + HEIGHT + 18} text="not set" />}
          </g>
        );
      })}
      <Box x={222} y={1} width={137} height={bottom - 1} />
      <Text x={290.5} y={96} name middle text="Only this folder" />
      <Text x={290.5} y={117} middle text="is searched for" />
      <Text x={290.5} y={136} code middle text="boyka-config.json" />

      <Arrow from={[290, bottom]} to={[290, bottom + 34]} />
      <Text x={300} y={bottom + 22} text="found" />
      <Box x={222} y={bottom + 34} width={137} height={HEIGHT} />
      <Text x={290.5} y={bottom + 66} middle text="read once per run" />
      <Arrow from={[236, bottom]} to={[150, bottom + 34]} />
      <Text x={96} y={bottom + 22} text="not found" />
      <Box kind="failed" x={1} y={bottom + 34} width={206} height={HEIGHT} />
      <Text kind="failed" x={12} y={bottom + 57} code text="NO_JSON_FILE_FOUND" />
      <Text x={12} y={bottom + 76} text="no other folder is tried" />
    </Diagram>
  );
}
