import siteConfig from '@generated/docusaurus.config';
import {createSearchClient} from '@site/src/search/client';

/** The client of the page. Its code is part of each file that imports this one. */
export const client = createSearchClient(siteConfig.baseUrl);
