import {releases} from '../knowledge/releases.json';
import {TITLE} from './identity';

/** The page that says what each release changed. */
const PAGE = 'docs/guides/migrate/upgrade';

/**
 * The releases of the framework as items of a feed.
 *
 * @param home the site's absolute address, with a slash at the end
 * @returns one item for each section of the upgrade page, in its order
 */
export function releaseItems(home: string) {
  return releases.map(({versions, section, date}) => {
    const link = `${home}${PAGE}#${section}`;
    const title = `${TITLE} ${versions}`;
    const day = new Date(date);
    return {
      title,
      link,
      id: link,
      date: day,
      published: day,
      description: `What ${title} changed, and what to do about it.`,
    };
  });
}
