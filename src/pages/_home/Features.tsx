import React, {type ReactNode} from 'react';
import figures from '@data/figures.json';
import Link from '@docusaurus/Link';
import CodeBlock from '@theme/CodeBlock';
import MDXContent from '@theme/MDXContent';
import clsx from 'clsx';
import Failure from './features/failure.mdx';
import Named from './features/named.mdx';
import Personas from './features/personas.mdx';
import styles from './styles.module.css';

const FIGURES = [
  {count: figures.methods, of: 'methods'},
  {count: figures.keys, of: 'configuration keys'},
  {count: figures.messages, of: 'error messages'},
  {count: figures.samples, of: 'compiled Java files'},
];

/** Each with the code or the output that shows it. */
const FEATURES = [
  {
    title: 'Name an element once',
    text: 'Give a locator a name, and one selector for each platform. The session’s platform decides which selector it uses.',
    proof: <Named />,
  },
  {
    title: 'A failure names the element and the platform',
    text: 'If a click times out, the log shows the step, and the error names your element and the platform. Selenium’s own error shows the condition and the selector.',
    proof: (
      <>
        <Failure />
        <CodeBlock title="With Boyka Framework: log, then error" language="text">
          {`${figures.click.log}\n…\n${figures.click.error}`}
        </CodeBlock>
        <CodeBlock title="With Selenium alone" language="text">
          {figures.click.seleniumError}
        </CodeBlock>
      </>
    ),
  },
  {
    title: 'Put two users in one test',
    text: 'A session belongs to a persona. Switch the persona, and the next call goes to the other browser or phone.',
    proof: <Personas />,
  },
  {
    title: 'The reference comes from the source',
    text: (
      <>
        Signatures, steps, and error messages come from the framework’s source, and every framework
        sample is compiled. See the <Link to="/api/intro">API</Link> and the{' '}
        <Link to="/docs/guides/config/configuration">configuration</Link>.
      </>
    ),
    proof: (
      <ul className={clsx('bk-plain text--secondary', styles.figures)}>
        {FIGURES.map(({count, of}) => (
          <li key={of}>
            <b>{count}</b> {of}
          </li>
        ))}
      </ul>
    ),
  },
];

/** Features at the left, and beside each the code that shows it. */
export function Features(): ReactNode {
  return (
    <div>
      {FEATURES.map(({title, text, proof}) => (
        <div key={title} className={`bk-wrap ${styles.feature}`}>
          <div>
            <h3 className="margin-bottom--xs">{title}</h3>
            <p className="text--secondary margin--none">{text}</p>
          </div>
          <div className={styles.proof}>
            <MDXContent>{proof}</MDXContent>
          </div>
        </div>
      ))}
    </div>
  );
}
