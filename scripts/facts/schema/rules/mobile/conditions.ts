import {has} from '../conditions';
import type {JsonSchema} from '../types';

/** The device asks for this system itself. */
export const isAndroid: JsonSchema = has('os', {const: 'ANDROID'});
export const isIos: JsonSchema = has('os', {const: 'IOS'});

/** The device is one at a cloud provider. */
export const isCloud: JsonSchema = has('type', {const: 'CLOUD'});

/** The device is not one at a cloud provider, or does not say what it is. */
export const notCloud: JsonSchema = {not: isCloud};
