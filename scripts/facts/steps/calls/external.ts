import type {Value} from '../value';
import type {Walk} from '../walk';
import {guardCall} from './guards';
import {optionalCall} from './optionals';
import {tidy} from '../wording';
import {otherCall} from './other';
import type {Request} from './request';
import {waitCall} from './waits';

/** Lines of level `trace` are for those who work on the framework. */
const LEVELS = ['debug', 'info', 'warn', 'error', 'fatal'];

/** A call of something outside the framework: the JDK, Selenium, Log4j, Truth. */
export function externalCall(walk: Walk, request: Request): Value {
  return (
    logCall(walk, request) ??
    assertCall(walk, request) ??
    guardCall(walk, request) ??
    optionalCall(walk, request) ??
    waitCall(walk, request) ??
    otherCall(walk, request)
  );
}

/** A line of the log, by Log4j. */
function logCall(walk: Walk, {node, target, args, text}: Request): Value | undefined {
  if (target?.typeText !== 'Logger') {
    return undefined;
  }
  if (LEVELS.includes(node.name)) {
    const format = args[0]?.string;
    const values = args.slice(1).map((arg) => arg.text);
    walk.trace.add(
      {
        kind: 'log',
        ...(format === undefined ? {} : {text: format}),
        ...(node.name === 'info' ? {} : {level: node.name}),
        values,
      },
      node.line,
    );
  }
  // traceExit hands its argument through.
  return args[0] && node.name === 'traceExit' ? args[0] : {text};
}

/** An assertion by Truth: `assertWithMessage` gives the label, and `that` the value. */
function assertCall(walk: Walk, {node, target, args, text}: Request): Value | undefined {
  if (node.name === 'assertWithMessage') {
    return {text, label: args[0]?.text ?? ''};
  }
  if (target?.label !== undefined && node.name === 'that') {
    walk.trace.add({kind: 'assert', label: tidy(target.label)}, node.line);
    return {text};
  }
  return undefined;
}
