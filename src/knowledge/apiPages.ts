import {pages} from './api-pages.json';

/** A public type of the framework, and the page that documents it. */
export interface ApiPage {
  readonly type: string;
  readonly page: string;
  /** Id of the type's heading, on a page that documents several types. */
  readonly anchor?: string;
}

/** Every public type that a page documents. */
export const apiPages: readonly ApiPage[] = Object.entries(pages).flatMap(([address, types]) => {
  const [page = '', anchor] = address.split('#');
  return types.map((type) => ({type, page, ...(anchor !== undefined && {anchor})}));
});
