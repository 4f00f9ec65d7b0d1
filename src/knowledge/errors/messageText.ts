import {message} from '../../framework';
import {explain} from '.';

/**
 * The text of a message as pages show it, with named placeholders: `Element ({name}) not found …`.
 *
 * @param constant constant of Message: `ELEMENT_NOT_FOUND`
 * @throws Error when Message has no such constant, or it has no entry
 */
export function messageText(constant: string): string {
  const {text} = message(constant);
  const names = explain(constant).placeholders ?? [];
  let next = 0;
  return text.replace(/\{(\d*)\}/g, (placeholder, index: string) => {
    const name = names[index === '' ? next++ : Number(index)];
    return name === undefined ? placeholder : `{${name}}`;
  });
}
