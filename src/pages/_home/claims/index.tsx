import React from 'react';
import CodeBlock from '@theme/CodeBlock';
import type {Claim} from '@site/src/components/home/Claims';
import {ELEMENT_NOT_FOUND, fill} from '@site/src/data/click';
import Named from './named.mdx';
import Personas from './personas.mdx';
import Wait from './wait.mdx';

export const claims: Claim[] = [
  {
    title: 'An element is named once',
    text: 'A locator holds a name, and one selector for each platform. The platform of the session decides which selector is used.',
    proof: <Named />,
  },
  {
    title: 'A failure names the element and the platform',
    text: 'When a click, a text entry, or a selection waits in vain, the error carries the name that you gave the element, and the platform of the session.',
    proof: (
      <CodeBlock title="What the error says">
        {fill(ELEMENT_NOT_FOUND, 'Login button', 'ANDROID')}
      </CodeBlock>
    ),
  },
  {
    title: 'The wait and the assertion are one statement',
    text: (
      <>
        Selenium alone needs a wait, a reading, a trim, and an assertion. <code>verifyText()</code>{' '}
        waits, reads, and trims, and hands you a Truth subject to assert on.
      </>
    ),
    proof: <Wait />,
  },
  {
    title: 'Two people can be in one test',
    text: 'A session belongs to a persona. Switch the persona, and the next call goes to the other browser or phone.',
    proof: <Personas />,
  },
];
