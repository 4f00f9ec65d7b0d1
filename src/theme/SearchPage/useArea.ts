import {useQueryString} from '@docusaurus/theme-common/internal';
import {AREAS, type Area} from '@site/src/config/areas';

/** The area that the address names, and how to name another by its id; `undefined` is all of them. */
export function useArea(): [Area | undefined, (id: string) => void] {
  const [id, setId] = useQueryString('area');
  return [AREAS.find((area) => area.id === id), setId];
}
