// Change: one main landmark with its heading in it and years one level below; the original has a
// second banner, and leaves out a level.
// Swizzle: eject. Remove when the generator's archive has its heading in main and years as h2.
import React, {type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {translate} from '@docusaurus/Translate';
import {HtmlClassNameProvider, PageMetadata, ThemeClassNames} from '@docusaurus/theme-common';
import type {ArchiveBlogPost, Props} from '@theme/BlogArchivePage';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';
import {BlogLinks} from '@site/src/components/BlogLinks';

/** Posts by year, as they come; a post's date begins with the year. */
function byYear(posts: readonly ArchiveBlogPost[]): [string, ArchiveBlogPost[]][] {
  const years = new Map<string, ArchiveBlogPost[]>();
  for (const post of posts) {
    const year = post.metadata.date.slice(0, 4);
    years.set(year, [...(years.get(year) ?? []), post]);
  }
  return [...years];
}

const DAY = new Intl.DateTimeFormat('en-US', {day: 'numeric', month: 'long', timeZone: 'UTC'});

export default function BlogArchivePage({archive}: Props): ReactNode {
  const title = translate({id: 'theme.blog.archive.title', message: 'Archive'});
  const description = translate({id: 'theme.blog.archive.description', message: 'Archive'});
  return (
    <HtmlClassNameProvider className={ThemeClassNames.wrapper.blogPages}>
      <PageMetadata title={title} description={description} />
      <Layout>
        <main className="container margin-vert--lg">
          <h1>{title}</h1>
          <p>{description}</p>
          {byYear(archive.blogPosts).map(([year, posts]) => (
            <section key={year}>
              <Heading as="h2" id={year}>
                {year}
              </Heading>
              <ul>
                {posts.map(({metadata}) => (
                  <li key={metadata.permalink}>
                    <Link to={metadata.permalink}>{metadata.title}</Link>,{' '}
                    {DAY.format(new Date(metadata.date))}
                  </li>
                ))}
              </ul>
            </section>
          ))}
          <BlogLinks />
        </main>
      </Layout>
    </HtmlClassNameProvider>
  );
}
