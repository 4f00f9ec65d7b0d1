import React, {type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {PLATFORM_IDS, PLATFORMS, type PlatformId} from '@site/src/knowledge/platforms';
import styles from './styles.module.css';

interface Device {
  /** In units of the drawing; each device is 120 high. */
  width: number;
  /** What makes it a browser, a phone, a Mac window, or a request. */
  frame: ReactNode;
  /** Left edge, width, and radius of the fields and the button of its form. */
  form: readonly [x: number, width: number, radius: number];
}

/** The edge of a device. */
const edge = (width: number, radius: number): ReactNode => (
  <rect className={styles.edge} x="1" y="1" width={width - 2} height="118" rx={radius} />
);

/** The dots at the left of a window's title bar. */
const dots = [11, 21, 31].map((x) => <circle key={x} cx={x} cy="11" r="3" />);

const DEVICES: Record<PlatformId, Device> = {
  web: {
    width: 152,
    frame: (
      <>
        {edge(152, 5)}
        <path className={styles.edge} d="M1 21h150" />
        {dots}
        <rect x="42" y="6.5" width="100" height="9" rx="4.5" />
      </>
    ),
    form: [36, 80, 2],
  },
  android: {
    width: 68,
    frame: (
      <>
        {edge(68, 7)}
        <circle cx="34" cy="10" r="2.5" />
      </>
    ),
    form: [12, 44, 2],
  },
  ios: {
    width: 68,
    frame: (
      <>
        {edge(68, 16)}
        <rect x="22" y="7.5" width="24" height="6" rx="3" />
      </>
    ),
    form: [12, 44, 8],
  },
  macos: {
    width: 94,
    frame: (
      <>
        {edge(94, 8)}
        {dots}
      </>
    ),
    form: [16, 62, 4],
  },
  api: {
    width: 80,
    frame: (
      <>
        {edge(80, 3)}
        <path className={styles.edge} d="M1 21h78" />
        <path className={styles.edge} d="M9 11h12m-4-4 4 4-4 4" />
        <rect x="28" y="6.5" width="43" height="9" />
        <path className={styles.edge} d="M16 31q-5 0-5 6v27q0 5-4 5q4 0 4 5v27q0 6 5 6" />
        <path className={styles.edge} d="M64 31q5 0 5 6v27q0 5 4 5q-4 0-4 5v27q0 6-5 6" />
      </>
    ),
    form: [25, 30, 0],
  },
};

/** Widths of one scale, in rem: devices with larger labels wrap. */
const sizeOf = (width: number) => ({
  flex: `${width} 1 ${(width * 0.033).toFixed(2)}rem`,
  maxWidth: `${(width * 0.0725).toFixed(2)}rem`,
});

/**
 * The same form in a browser, on two phones, in a Mac window, and as a request, with the same step
 * marked. Each is a link that opens the platform's tab.
 */
export function Devices(): ReactNode {
  return (
    <nav aria-label="Platforms">
      <ul className={`bk-plain bk-wrap ${styles.devices}`}>
        {PLATFORM_IDS.map((id) => {
          const {width, frame, form} = DEVICES[id];
          const [x, length, radius] = form;
          return (
            <li key={id} style={sizeOf(width)}>
              <Link className="text--secondary" to={`/?platform=${id}#tests`}>
                <svg viewBox={`0 0 ${width} 120`} aria-hidden="true">
                  {frame}
                  <rect x={x} y="36" width={length} height="11" rx={radius} />
                  <rect x={x} y="55" width={length} height="11" rx={radius} />
                  <g className={styles.step}>
                    <rect x={x} y="79" width={length} height="18" rx={radius} />
                    <rect
                      x={x - 5}
                      y="74"
                      width={length + 10}
                      height="28"
                      rx={radius && radius + 3}
                    />
                  </g>
                </svg>
                <b>{PLATFORMS[id].label}</b> <span>{PLATFORMS[id].library}</span>
              </Link>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
