import type {JsonSchema} from '../types';

/** The device asks for iOS itself. */
export const isIos: JsonSchema = {properties: {os: {const: 'IOS'}}, required: ['os']};

/** The device is not one at a cloud provider, or does not say what it is. */
export const notCloud: JsonSchema = {
  not: {properties: {type: {const: 'CLOUD'}}, required: ['type']},
};
