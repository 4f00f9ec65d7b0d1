import figures from '@data/figures.json';
import React, {type ReactNode} from 'react';
import {Arrow, Box, Diagram, Text} from '@site/src/components/Diagram';
import styles from '@site/src/components/Diagram/styles.module.css';

const {browsers, hosts} = figures;

/** Where a browser can run, with the keys that say so. */
const PLACES = [
  {
    place: 'On this machine',
    keys: `browser: ${browsers[0]}`,
    host: `or ${browsers.slice(1).join(', ')}; host isn’t read`,
  },
  {
    place: 'On a Selenium Grid',
    keys: 'browser: REMOTE, target: LOCAL',
    host: 'host: the Grid’s machine',
  },
  {
    place: 'With BrowserStack',
    keys: 'browser: REMOTE, target: BROWSER_STACK',
    host: `host: ${hosts.BROWSER_STACK}, if left out`,
  },
  {
    place: 'With LambdaTest',
    keys: 'browser: REMOTE, target: LAMBDA_TEST_WEB',
    host: `host: ${hosts.LAMBDA_TEST_WEB}, if left out`,
  },
];

const HEIGHT = 68;
const STEP = HEIGHT + 12;

/** The decision on where a browser runs, from top to bottom, with the keys for each answer. */
export function BrowserPlaceDiagram(): ReactNode {
  const last = 47 + (PLACES.length - 1) * STEP;
  const answers = PLACES.map(({place, keys, host}) => `${place}: ${keys}; ${host}.`);
  return (
    <Diagram
      id="place"
      height={last + HEIGHT + 1}
      title="Where the browser runs, and the keys that say so"
      description={answers.join(' ')}
    >
      <Box kind="active" x={1} y={1} width={358} height={32} />
      <Text kind="active" x={14} y={22} name text="Where does the browser run?" />
      <path className={styles.line} d={`M15 33V${last + HEIGHT / 2}`} />
      {PLACES.map(({place, keys, host}, row) => {
        const y = 47 + row * STEP;
        return (
          <g key={place}>
            <Arrow from={[15, y + HEIGHT / 2]} to={[38, y + HEIGHT / 2]} />
            <Box x={38} y={y} width={321} height={HEIGHT} />
            <Text x={50} y={y + 22} name text={place} />
            <Text x={50} y={y + 41} code text={keys} />
            <Text x={50} y={y + 59} text={host} />
          </g>
        );
      })}
    </Diagram>
  );
}
