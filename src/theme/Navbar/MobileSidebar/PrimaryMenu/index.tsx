// Change: below the areas, the search, the way to support the project, and to report a problem.
// Swizzle: wrap.
import React, {type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {useNavbarMobileSidebar} from '@docusaurus/theme-common/internal';
import PrimaryMenu from '@theme-original/Navbar/MobileSidebar/PrimaryMenu';
import {ReportLink} from '@site/src/components/PageActions';

export default function PrimaryMenuWrapper(): ReactNode {
  const {toggle} = useNavbarMobileSidebar();
  const row = {className: 'menu__link', onClick: () => toggle()};
  return (
    <>
      <PrimaryMenu />
      <ul className="menu__list bk-menu-more">
        <li className="menu__list-item">
          <Link to="/search" {...row}>
            Search
          </Link>
        </li>
        <li className="menu__list-item">
          <Link to="/community/support-us" {...row}>
            Support us
          </Link>
        </li>
        <li className="menu__list-item">
          <ReportLink {...row} />
        </li>
      </ul>
    </>
  );
}
