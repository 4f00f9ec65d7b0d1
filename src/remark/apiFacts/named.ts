import type {VFile} from 'vfile';
import {attribute, type JsxElement, refuse} from './mdx';

/** Runs what may not find its name, and adds the place to the error. */
export function at<T>(file: VFile, node: JsxElement, find: () => T): T {
  try {
    return find();
  } catch (error) {
    return refuse(file, node, (error as Error).message);
  }
}

/** What an element is about: its attribute `of`, which it has to have. */
export function nameOf(file: VFile, node: JsxElement): string {
  return (
    attribute(node, 'of') ??
    refuse(file, node, `<${node.name}> says of what: write of="…" with the name in quotes.`)
  );
}
