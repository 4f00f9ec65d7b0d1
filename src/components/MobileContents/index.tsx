import React, {type ReactNode} from 'react';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import Contents from '@theme-original/DocItem/TOC/Mobile';

/** The contents of a page in a narrow window, which `src/remark/remarkMobileContents` puts below the lead. */
export default function MobileContents(): ReactNode {
  const {toc, frontMatter} = useDoc();
  return !frontMatter.hide_table_of_contents && toc.length > 0 ? <Contents /> : null;
}
