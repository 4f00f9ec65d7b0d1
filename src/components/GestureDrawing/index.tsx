import React, {type ReactNode} from 'react';
import {Arrow, Box, Diagram, Text, type Point} from '@site/src/components/Diagram';
import styles from '@site/src/components/Diagram/styles.module.css';

/** The way of one finger: a dot where it is pressed down, an arrow to where it is lifted. */
function Finger({from, to}: {from: Point; to: Point}): ReactNode {
  const [cx, cy] = from;
  return (
    <>
      <Arrow from={from} to={to} />
      <circle className={styles.start} cx={cx} cy={cy} r="5" />
    </>
  );
}

/**
 * Where a swipe over a screen of 1080 by 2400 pixels begins and ends in each direction, at the
 * default distance of 75 percent (FingerGestureBuilder.getSwipeEndPosition).
 */
const SWIPES = [
  {direction: 'UP', end: [540, 300], label: [88, 46]},
  {direction: 'LEFT', end: [135, 1200], label: [13, 140]},
  {direction: 'RIGHT', end: [945, 1200], label: [93, 140]},
  {direction: 'DOWN', end: [540, 2100], label: [88, 268]},
] as const;
const SWIPE_SCALE = 0.125;

/** The four directions of a swipe over the whole screen, with the numbers beside it. */
export function SwipeDrawing(): ReactNode {
  const scaled = ([x, y]: Point): Point => [5 + x * SWIPE_SCALE, 5 + y * SWIPE_SCALE];
  return (
    <Diagram
      id="swipe"
      height={310}
      title="Swipes on a screen of 1080 by 2400 pixels"
      description="The finger goes down in the center, at 540, 1200. With a distance of 75 percent, it is lifted at 540, 300 for UP, at 135, 1200 for LEFT, at 945, 1200 for RIGHT, and at 540, 2100 for DOWN."
    >
      <Box x={5} y={5} width={135} height={300} />
      {SWIPES.map(({direction, end, label: [x, y]}) => (
        <g key={direction}>
          <Finger from={scaled([540, 1200])} to={scaled(end)} />
          <Text x={x} y={y} name code text={direction} />
        </g>
      ))}
      <Text x={168} y={84} text="1080 × 2400, 75 percent" />
      <Text x={168} y={116} text="start" />
      <Text x={228} y={116} text="540, 1200" />
      {SWIPES.map(({direction, end}, row) => (
        <g key={direction}>
          <Text x={168} y={140 + row * 24} name code text={direction} />
          <Text x={228} y={140 + row * 24} text={end.join(', ')} />
        </g>
      ))}
    </Diagram>
  );
}

/** Where both fingers begin and end on an element of 1080 by 800 pixels, from left to right. */
const ZOOM = {center: 530, left: 133, right: 927};
const ZOOM_SCALE = 0.15;

/** Both zooms on an element as wide as the screen, side by side, with the numbers below. */
export function ZoomDrawing(): ReactNode {
  const zooms = [
    {method: 'zoomIn', left: 5, inward: false, numbers: '530 → 133 and 530 → 927'},
    {method: 'zoomOut', left: 193, inward: true, numbers: '133 → 530 and 927 → 530'},
  ];
  return (
    <Diagram
      id="zoom"
      height={176}
      title="Zooms on an element of 1080 by 800 pixels"
      description="For zoomIn, both fingers go down at 530 pixels from the left of the screen, 10 left of the center. One is lifted at 133, the other at 927. For zoomOut, they go down at 133 and 927, and both are lifted at 530."
    >
      {zooms.map(({method, left, inward, numbers}) => (
        <g key={method}>
          <Box x={left} y={5} width={162} height={120} />
          {[ZOOM.left, ZOOM.right].map((outer) => {
            const inside: Point = [left + ZOOM.center * ZOOM_SCALE, 65];
            const outside: Point = [left + outer * ZOOM_SCALE, 65];
            return (
              <Finger key={outer} from={inward ? outside : inside} to={inward ? inside : outside} />
            );
          })}
          <Text x={left + 81} y={148} name code middle text={method} />
          <Text x={left + 81} y={168} middle text={numbers} />
        </g>
      ))}
    </Diagram>
  );
}

/** A drag between the centers of two elements, with what the finger does at each. */
export function DragDrawing(): ReactNode {
  const parts = [
    {name: 'element', x: 65, steps: ['goes down', 'rests']},
    {name: 'destination', x: 295, steps: ['is lifted']},
  ];
  return (
    <Diagram
      id="drag"
      height={140}
      title="A drag from one element to another"
      description="The finger goes down in the center of the element, rests there, moves in a straight line to the center of the destination, and is lifted."
    >
      {parts.map(({name, x, steps}) => (
        <g key={name}>
          <Box x={x - 60} y={5} width={120} height={70} />
          <Text x={x} y={96} name middle text={name} />
          {steps.map((step, row) => (
            <Text key={step} x={x} y={115 + row * 18} middle text={step} />
          ))}
        </g>
      ))}
      <Finger from={[65, 40]} to={[295, 40]} />
      <Text x={180} y={30} middle text="moves" />
    </Diagram>
  );
}
