import type {Heading, Root, RootContent} from 'mdast';
import type {VFile} from 'vfile';
import {errorId, errorPages, explain, unraisedErrors} from '../../knowledge/errors';
import {dataAttribute, isJsx, type JsxElement, requireOf, withPosition} from './mdx';
import {errorFacts, errorLabel, errorLink, errorLinks} from './errorFacts';

/**
 * Puts a heading with the text of the error above each `<ErrorEntry of="ELEMENT_NOT_FOUND" />`, and
 * gives `ErrorEntry`, `<ErrorList of="sessions" />`, `<UnraisedErrors />`, and `<LogReader />` their facts. It runs before
 * the transforms that collect headings.
 *
 * @throws Error naming page and line when an error or a page of errors does not exist
 */
export function remarkErrors() {
  return (root: Root, file: VFile) => {
    root.children = root.children.flatMap((node) => (isJsx(node) ? filled(file, node) : [node]));
  };
}

function filled(file: VFile, node: JsxElement & RootContent): RootContent[] {
  switch (node.name) {
    case 'ErrorEntry': {
      const name = requireOf(file, node);
      const facts = withPosition(file, node, () => errorFacts(name));
      node.attributes = [dataAttribute('facts', facts)];
      return [headingOf(name), node];
    }
    case 'ErrorList': {
      const page = requireOf(file, node);
      const links = withPosition(file, node, () => errorLinks(page));
      node.attributes = [
        dataAttribute(
          'errors',
          links.map(({label, to}) => ({label, to})),
        ),
      ];
      return [node];
    }
    case 'LogReader': {
      const errors = [
        ...Object.keys(errorPages).flatMap(errorLinks),
        ...unraisedErrors.map(errorLink),
      ];
      node.attributes = [dataAttribute('errors', errors)];
      return [node];
    }
    case 'UnraisedErrors': {
      const errors = unraisedErrors.map((name) => ({
        id: errorId(name),
        name,
        label: errorLabel(name),
        cause: explain(name).cause,
      }));
      node.attributes = [dataAttribute('errors', errors)];
      return [node];
    }
    default:
      return [node];
  }
}

function headingOf(name: string): Heading {
  const id = errorId(name);
  return {
    type: 'heading',
    depth: 3,
    children: [{type: 'inlineCode', value: errorLabel(name)}],
    data: {hProperties: {id}},
  };
}
