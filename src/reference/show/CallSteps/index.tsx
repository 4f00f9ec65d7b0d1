import React, {type ReactNode} from 'react';
import clsx from 'clsx';
import {Runs} from '../Runs';
import type {Step} from '../../fill/methodFacts';
import styles from './styles.module.css';

const STOP = {listener: styles.notify, caught: styles.fail};

/**
 * What a call does, in order: one stem with a stop for each step. Amber stops call a listener, red
 * ones replace an error; the words say the same. The search leaves the steps out: they are alike in
 * most methods.
 *
 * @param props.steps filled in at build from `src/knowledge/steps`
 * @param props.id of the list
 */
export function CallSteps({steps, id}: {steps: Step[]; id?: string}): ReactNode {
  return (
    <ol id={id} className={clsx('bk-plain', styles.steps)} data-search="skip">
      {steps.map(({text, mark}, index) => (
        <li key={index} className={mark && STOP[mark]}>
          <Runs of={text} />
        </li>
      ))}
    </ol>
  );
}
