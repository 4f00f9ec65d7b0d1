import React, {type ReactNode} from 'react';
import clsx from 'clsx';
import styles from './styles.module.css';

export type Point = readonly [x: number, y: number];

interface DiagramProps {
  /** Start of the ids of title and description, different for each drawing of a page. */
  id: string;
  /** In units of the drawing, which is 360 wide: so text keeps its size on a phone. */
  height: number;
  title: string;
  /** What the drawing shows, for those who do not see it. */
  description: string;
  children: ReactNode;
}

/** A drawing with its title and description. */
export function Diagram({id, height, title, description, children}: DiagramProps): ReactNode {
  return (
    <figure className={styles.figure}>
      <svg
        className={styles.diagram}
        viewBox={`0 0 360 ${height}`}
        role="img"
        aria-labelledby={`${id}-title ${id}-description`}
      >
        <title id={`${id}-title`}>{title}</title>
        <desc id={`${id}-description`}>{description}</desc>
        {children}
      </svg>
    </figure>
  );
}

/** An arrow whose head ends at `to`. */
export function Arrow({from: [x1, y1], to: [x2, y2]}: {from: Point; to: Point}): ReactNode {
  const angle = Math.atan2(y2 - y1, x2 - x1);
  // The line ends inside the head, so that its end does not show beside the tip.
  const end = `${round(x2 - 6 * Math.cos(angle))} ${round(y2 - 6 * Math.sin(angle))}`;
  return (
    <>
      <path className={styles.line} d={`M${x1} ${y1}L${end}`} />
      <path
        className={styles.head}
        d="m0 0-8-5v10z"
        transform={`translate(${x2} ${y2}) rotate(${round((angle * 180) / Math.PI)})`}
      />
    </>
  );
}

const round = (value: number) => Math.round(value * 100) / 100;

interface BoxProps {
  x: number;
  y: number;
  width: number;
  height: number;
  /** `active` is what a reader should see first; `failed` is what goes wrong. */
  kind?: 'active' | 'failed';
}

/** A framed part of a drawing. */
export function Box({kind, ...box}: BoxProps): ReactNode {
  return <rect className={clsx(styles.box, kind && styles[kind])} rx="4" {...box} />;
}

interface TextProps {
  x: number;
  y: number;
  /** The name of a part; without it, a detail. */
  name?: boolean;
  code?: boolean;
  /** On an active box, or of what goes wrong. */
  kind?: 'active' | 'failed';
  /** Centered at `x`, which is otherwise the left end. */
  middle?: boolean;
  text: string;
}

/** A line of text. */
export function Text({x, y, name, code, kind, middle, text}: TextProps): ReactNode {
  const className = clsx(
    name ? styles.name : styles.detail,
    code && styles.mono,
    kind && styles[kind],
    middle && styles.middle,
  );
  return (
    <text className={className} x={x} y={y}>
      {text}
    </text>
  );
}
