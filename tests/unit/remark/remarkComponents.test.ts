// cspell:ignore mdxjs
import {expect, it} from 'vitest';
import {remarkComponents} from '../../../src/remark/remarkComponents';
import {transformed} from './transformed';

/** The names that a page imports, by module. */
function importsOf(page: string): unknown {
  const declarations = transformed(remarkComponents(), page)
    .children.filter((node) => node.type === 'mdxjsEsm')
    .flatMap(({data}) => data?.estree?.body ?? []);
  return Object.fromEntries(
    declarations.map((one) =>
      one.type === 'ImportDeclaration'
        ? [one.source.value, one.specifiers.map(({local}) => local.name)]
        : [],
    ),
  );
}

it('imports the components of the reference that a page has, however often it has them', () => {
  const sheet = '<MethodSheet of="A.b">\n<Throws />\n</MethodSheet>\n\n';
  expect(importsOf(`${sheet}${sheet}A <ErrorMessage of="C" /> in a line.\n\n<Tabs />`)).toEqual({
    '@site/src/components/MethodSheet': ['MethodSheet', 'Throws'],
    '@site/src/components/ErrorMessage': ['ErrorMessage'],
  });
});

it('adds nothing to other pages', () => {
  expect(importsOf('# Title\n\n<Tabs>Text</Tabs>')).toEqual({});
});
