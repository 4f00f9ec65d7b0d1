import type {ListItem, RootContent} from 'mdast';
import {ofKind} from '../../../marks';
import {findType} from '../../../framework';
import type {ApiType, Method} from '../../../framework/types';
import {apiPages} from '../../../knowledge/apiPages';
import {headingId, propertyId} from '../../../reference/insert/apiAddresses';
import {documentedMethods} from '../../../reference/insert/members';
import {signatureSpans, supertypesText, textOf} from '../../../reference/insert/signature';
import type {Element, OpenPage} from '../openPage';
import {paragraph, text} from './handlers';

/**
 * The compact section of an API page: each type that the page documents, and each member of it with
 * its whole signature and its summary in one line.
 *
 * @param page of which the summaries are read
 * @returns nothing for a page that documents no type
 */
export function signatures(page: OpenPage): RootContent[] {
  const documented = apiPages
    .filter((entry) => entry.page === `/${page.path}`)
    .map(({type, anchor}) => ({type: findType(type), anchor}));
  if (documented.length === 0) {
    return [];
  }
  const places = page.content.find<Element>('[id]').toArray();
  const items = documented.flatMap(({type, anchor}) => {
    // Two types of a page may have a member of the same name.
    const first = places.findIndex(({attribs}) => attribs['id'] === anchor) + 1;
    const repeated = repeatedMethods(
      type,
      documented.map((entry) => entry.type),
    );
    const methods = documentedMethods(type).filter(({signature}) => !repeated.has(signature));
    const summaryOf = (method: Method): string => {
      const {name, property} = method;
      const id = property ? propertyId(type.name, property) : headingId(name);
      const index = places.findIndex(({attribs}, at) => at >= first && attribs['id'] === id);
      const place = page.$(index < 0 ? [] : places.slice(index, index + 1));
      const head = place.parent(ofKind('method-head'));
      const summary = head.length > 0 ? head.nextAll('p').first() : place.find('dd').clone();
      // The last line of a property has its calls.
      summary.children('p').last().remove();
      return summary.text().replace(/\s+/g, ' ').trim();
    };
    return [
      typeItem(type),
      ...(type.kind === 'enum' ? [] : methods).map((method) =>
        item(signatureOf(type, method), summaryOf(method)),
      ),
    ];
  });
  return [
    {type: 'heading', depth: 2, children: [text('Signatures')]},
    {type: 'list', ordered: false, spread: false, children: items},
  ];
}

/** The signatures that an interface repeats of the class that implements it, where the page has both. */
function repeatedMethods(type: ApiType, others: ApiType[]): Set<string> {
  const classes = others.filter(({implements: interfaces = []}) => interfaces.includes(type.name));
  return new Set(classes.flatMap(documentedMethods).map(({signature}) => signature));
}

function item(value: string, summary: string): ListItem {
  const line = paragraph({type: 'inlineCode', value}, ...(summary ? [text(`: ${summary}`)] : []));
  return {type: 'listItem', spread: false, children: [line]};
}

function typeItem(type: ApiType): ListItem {
  const {kind, name, enumConstants = []} = type;
  return item(
    [kind, `${type.package}.${name}`, supertypesText(type)].filter(Boolean).join(' '),
    enumConstants.map((constant) => constant.name).join(', '),
  );
}

function signatureOf(type: ApiType, method: Method): string {
  return textOf(signatureSpans(type, method)).replace(/\(\s+/g, '(').replace(/\s+/g, ' ');
}
