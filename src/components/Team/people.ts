import {faisal, wasiq} from '../../../blog/authors.json';

/** The core maintainers, as the blog introduces its authors. */
export const people = [wasiq, faisal];
