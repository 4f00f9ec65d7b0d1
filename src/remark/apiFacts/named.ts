import type {VFile} from 'vfile';
import {attribute, fail, type JsxElement} from './mdx';

/** Runs a lookup and adds file and line to its error. */
export function withPosition<T>(file: VFile, node: JsxElement, find: () => T): T {
  try {
    return find();
  } catch (error) {
    return fail(file, node, (error as Error).message);
  }
}

/** The required attribute `of` of an element. */
export function requireOf(file: VFile, node: JsxElement): string {
  return (
    attribute(node, 'of') ??
    fail(file, node, `<${node.name}> needs \`of\`, for example of="ElementActions".`)
  );
}
