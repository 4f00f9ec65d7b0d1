import {at, type Evidence, type Platform} from '../types';

/** The classes that make the sessions of the two platforms. */
export const android = 'manager/AndroidManager';
export const ios = 'manager/IOSManager';

export const both: readonly Platform[] = ['ANDROID', 'IOS'];
export const onAndroid: readonly Platform[] = ['ANDROID'];
export const onIos: readonly Platform[] = ['IOS'];

/** A line that stands in both classes. */
export function inBoth(text: string): readonly Evidence[] {
  return [at(android, text), at(ios, text)];
}
