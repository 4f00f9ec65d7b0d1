import type {BlogContent} from '@docusaurus/plugin-content-blog';
import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import type {Plugin} from '@docusaurus/types';
import type {SitePage} from '../../data/sitePage';

/**
 * Writes the list of published docs and posts, `@generated/site-pages/default/pages.json`. Only the
 * page for unknown addresses loads it, so that no other page grows with the site.
 */
export default function sitePages(): Plugin {
  return {
    name: 'site-pages',
    async allContentLoaded({allContent, actions}) {
      const docs = Object.values(allContent['docusaurus-plugin-content-docs'] ?? {}).flatMap(
        (content) => (content as LoadedContent).loadedVersions.flatMap((version) => version.docs),
      );
      const posts = Object.values(allContent['docusaurus-plugin-content-blog'] ?? {}).flatMap(
        (content) => (content as BlogContent).blogPosts.map((post) => post.metadata),
      );
      const pages: SitePage[] = [...docs, ...posts]
        .filter((page) => !page.unlisted && !('draft' in page && page.draft))
        .map(({permalink, title}) => ({path: permalink, title}));
      await actions.createData('pages.json', pages);
    },
  };
}
