import type {Value} from '../value';
import type {Walk} from '../walk';
import {externalCall} from './external';
import {frameworkCall} from './framework';
import type {Request} from './request';

/**
 * Tells what a call does, or walks into it.
 *
 * @returns what is known of the result
 */
export function call(walk: Walk, request: Request): Value {
  return frameworkCall(walk, request) ?? externalCall(walk, request);
}
