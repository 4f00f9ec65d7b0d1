import {useQueryString} from '@docusaurus/theme-common/internal';
import {SEARCH_AREAS} from '@site/src/config/searchAreas';

export type SearchArea = (typeof SEARCH_AREAS)[number];

/** The area that the address names, and how to name another; `undefined` is all of them. */
export function useArea(): [SearchArea | undefined, (name: string) => void] {
  const [name, setName] = useQueryString('area');
  return [SEARCH_AREAS.find((area) => area.name === name), setName];
}
