import {useEffect, useState} from 'react';
import type {SitePage} from '@site/src/data/sitePage';

/** The published pages of the site, once they are loaded; none when that fails. */
export function usePages(): readonly SitePage[] {
  const [pages, setPages] = useState<readonly SitePage[]>([]);
  useEffect(() => {
    import('@generated/site-pages/default/pages.json').then(
      (module) => setPages(module.default),
      (error: unknown) => console.warn('The list of pages could not be loaded.', error),
    );
  }, []);
  return pages;
}
