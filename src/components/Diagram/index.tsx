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
  /** Text beside the drawing. */
  beside?: ReactNode;
  children: ReactNode;
}

/** A drawing with its title and description. */
export function Diagram({id, height, title, description, beside, children}: DiagramProps) {
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
      {beside}
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

/** A framed part of a drawing. */
export function Box(props: {x: number; y: number; width: number; height: number}): ReactNode {
  return <rect className={styles.box} rx="4" {...props} />;
}

interface TextProps {
  x: number;
  y: number;
  /** The name of a part; without it, a detail. */
  name?: boolean;
  code?: boolean;
  /** Centered at `x`, which is otherwise the left end. */
  middle?: boolean;
  text: string;
}

/** A line of text. */
export function Text({x, y, name, code, middle, text}: TextProps): ReactNode {
  const className = clsx(
    name ? styles.name : styles.detail,
    code && styles.mono,
    middle && styles.middle,
  );
  return (
    <text className={className} x={x} y={y}>
      {text}
    </text>
  );
}
