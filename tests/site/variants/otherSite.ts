import {browserslist} from '../../../package.json';
import {configModule, type Files} from '../../build/support/fixture';

const doc = (title: string) =>
  `---\ntitle: ${title}\n---\n\n[Further](./second.mdx)\n\n## Part {#part}\n\nMore.\n`;
// The generator gives a page outside of the docs no heading.
const page = (title: string, text = 'A page.') =>
  `---\ntitle: ${title}\n---\n\n# ${title}\n\n${text}\n`;

/** A site with what the real one lacks: two color modes alone, analytics, and pages that crash. */
export const OTHER_SITE: Files = {
  'docusaurus.config.ts': configModule(`
    import {analyticsServices} from './src/config/analytics';
    import analytics from './src/plugins/analytics';
    import headScript from './src/plugins/headScript';
    config.plugins.push(headScript, analytics(analyticsServices));
    // Our footer links to the keyboard shortcuts, whose page this site lacks.
    config.onBrokenLinks = 'ignore';
    config.favicon = 'dot.svg';
    themeConfig.colorMode = {respectPrefersColorScheme: false};
    themeConfig.navbar = {
      title: 'Fixture',
      items: [
        {to: '/one', label: 'One'},
        {to: '/two', label: 'Two'},
      ],
    };
  `),
  // Without the browsers of the real site, cascade layers are compiled away, and Infima's colors win.
  'package.json': JSON.stringify({name: 'fixture', private: true, browserslist}),
  'sidebars.js': `module.exports = {main: ['start', 'second']};`,
  'docs/start.mdx': doc('Start'),
  'docs/second.mdx': doc('Second'),
  'pages/one.mdx': page('One', '[Part](#part), [asked](/one?q=1)\n\n## Part {#part}'),
  'pages/two.mdx': page('Two'),
  'docs/crash.mdx': `${doc('Danger')}\nimport {Danger} from '@site/src/danger';\n\n<Danger />\n`,
  'pages/boom.jsx': `
    import React from 'react';
    import Layout from '@theme/Layout';
    import {useDanger} from '@site/src/danger';
    export default function Boom() {
      const button = useDanger();
      return <Layout title="Boom"><h1>Boom</h1>{button}</Layout>;
    }
  `,
  'src/danger.jsx': `
    import React, {useState} from 'react';
    export function useDanger() {
      const [isPressed, press] = useState(false);
      if (isPressed) {
        throw new Error('outer', {cause: new Error('middle', {cause: new Error('inner')})});
      }
      return <button onClick={() => press(true)}>Crash</button>;
    }
    export const Danger = () => useDanger();
  `,
};
