// Change: below the areas, the search, the way to support the project, and to report a problem.
// Swizzle: wrap.
import React, {type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import PrimaryMenu from '@theme-original/Navbar/MobileSidebar/PrimaryMenu';
import {ReportLink} from '@site/src/components/PageActions';

export default function PrimaryMenuWrapper(): ReactNode {
  return (
    <>
      <PrimaryMenu />
      <ul className="menu__list bk-menu-more">
        <li className="menu__list-item">
          <Link to="/search" className="menu__link">
            Search
          </Link>
        </li>
        <li className="menu__list-item">
          <Link to="/community/support-us" className="menu__link">
            Support us
          </Link>
        </li>
        <li className="menu__list-item">
          <ReportLink className="menu__link" />
        </li>
      </ul>
    </>
  );
}
