import type {Platform} from '../framework/referenceProps';
import {support} from './platform-support.json';

const byName = new Map(
  support.flatMap(({names, platforms}) => names.map((name) => [name, platforms as Platform[]])),
);

/**
 * On which platforms a type works, or a method where it differs from its type.
 *
 * @param name of the type, or of both: `ElementActions.getStyle`
 */
export function platformsOf(name: string): Platform[] | undefined {
  return byName.get(name);
}
