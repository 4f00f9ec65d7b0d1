import type {VFile} from 'vfile';
import {findType} from '../../framework';
import type {ApiType} from '../../framework/types';
import {type JsxElement, required, withPosition} from '../../mdx/nodes';

/**
 * The type that the attribute `of` of an element names.
 *
 * @throws Error naming page and line when there is none
 */
export function typeOfElement(file: VFile, node: JsxElement): ApiType {
  return withPosition(file, node, () => findType(required(file, node)));
}
