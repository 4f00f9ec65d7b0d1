import type {Api, Messages} from '../../src/framework/types';
import {apiTypes} from './api';
import {addSteps} from './steps';
import {errorMessages, MESSAGE_TYPE} from './messages';
import {Model} from './model';
import {extractRaw} from './raw';
import type {FrameworkSource} from './source';
import {SOURCE_ROOT} from './source';

/**
 * Reads all facts off a source tree.
 *
 * @param source the checkout, as `openSource` returns it
 * @throws UserError when the tree cannot be parsed or holds no Java
 */
export function extractFacts(source: FrameworkSource): {api: Api; messages: Messages} {
  const model = new Model(extractRaw(source.folder));
  const read = {tag: source.tag, commit: source.commit, root: SOURCE_ROOT};
  const types = apiTypes(model);
  addSteps(model, types);
  const enumFile = types.find((type) => type.name === MESSAGE_TYPE)?.file ?? '';
  return {
    api: {...read, topLevelTypes: types.filter((type) => !type.outer).length, types},
    messages: {...read, file: enumFile, messages: errorMessages(model)},
  };
}
