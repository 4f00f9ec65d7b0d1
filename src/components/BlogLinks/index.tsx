import React, {type ReactNode} from 'react';
import Link from '@docusaurus/Link';

/** The pages of the blog that are not posts, and its feed. */
export function BlogLinks(): ReactNode {
  return (
    <ul className="bk-plain bk-wrap margin-top--lg">
      <li>
        <Link to="/blog/archive">Archive</Link>
      </li>
      <li>
        <Link to="/blog/authors">Authors</Link>
      </li>
      <li>
        <Link href="pathname:///blog/rss.xml">RSS feed</Link>
      </li>
    </ul>
  );
}
