import React, {useState, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {useLocation} from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {FRAMEWORK_VERSION} from '@site/src/config/identity';
import {useNewIssueUrl} from '../useNewIssueUrl';

/** The section that the contents mark as the one being read. */
const sectionBeingRead = () =>
  document.querySelector<HTMLAnchorElement>('.table-of-contents__link--active') ?? undefined;

/** A link to a new issue that names the page, the section being read, and the documented version. */
export function ReportLink(props: {className?: string; onClick?: () => void}): ReactNode {
  const {url} = useDocusaurusContext().siteConfig;
  const {pathname} = useLocation();
  const newIssueUrl = useNewIssueUrl();
  const [section, setSection] = useState<HTMLAnchorElement>();
  // Read when the reader comes near the link: the contents follow the scrolling.
  const read = () => setSection(sectionBeingRead());
  const body = [
    `Page: ${url}${pathname}${section?.hash ?? ''}`,
    ...(section ? [`Section: ${section.textContent}`] : []),
    `Version: ${FRAMEWORK_VERSION}`,
    '',
    'What is wrong: ',
  ].join('\n');
  return (
    <Link
      {...props}
      href={newIssueUrl(`Mistake on ${pathname}`, body)}
      onFocus={read}
      onPointerEnter={read}
    >
      Report a mistake
    </Link>
  );
}
