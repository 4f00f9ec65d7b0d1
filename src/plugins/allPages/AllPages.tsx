import React, {type ReactNode} from 'react';
import areas from '@data/all-pages.json';
import Head from '@docusaurus/Head';
import Link from '@docusaurus/Link';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';
import type {PageEntry} from './content';

function Entries({entries}: {entries: readonly PageEntry[]}): ReactNode {
  return (
    <ul>
      {entries.map(({label, to, items}) => (
        <li key={to ?? label}>
          {to ? <Link to={to}>{label}</Link> : label}
          {items && <Entries entries={items} />}
        </li>
      ))}
    </ul>
  );
}

/** The page `/pages`, to which a sidebar links where JavaScript is off. */
export default function AllPages(): ReactNode {
  return (
    <Layout title="All pages" description="A list of all pages of each area of this site.">
      <Head>
        <meta name="robots" content="noindex, follow" />
      </Head>
      <main className="container margin-vert--lg">
        <h1>All pages</h1>
        {areas.map(({id, label, entries}) => (
          <section key={id}>
            <Heading as="h2" id={id}>
              {label}
            </Heading>
            <Entries entries={entries} />
          </section>
        ))}
      </main>
    </Layout>
  );
}
