import type {VFile} from 'vfile';
import {errorAddress} from '../../data/errors';
import {messageText} from '../../data/message-texts';
import {message, readMessages, sourceUrl} from '../../framework';
import {dataAttribute, type JsxElement, fail} from './mdx';
import {requireOf} from './named';
import {nearest} from './nearest';

/**
 * Gives `<ErrorMessage of="CONSTANT" />` its text and, where it stands on its own, its place in the source.
 *
 * @throws Error naming page and line when Message has no such constant
 */
export function fillErrorMessage(file: VFile, node: JsxElement) {
  const name = requireOf(file, node);
  const names = readMessages().messages.map((item) => item.name);
  if (!names.includes(name)) {
    fail(
      file,
      node,
      `Message has no constant "${name}". The nearest: ${nearest(name, names).join(', ')}.`,
    );
  }
  const text = messageText(name);
  const {line} = message(name);
  const to = sourceUrl(readMessages().file, line);
  const inline = node.type === 'mdxJsxTextElement';
  node.attributes = [
    dataAttribute(
      'facts',
      inline ? {name, text} : {name, text, source: {line, to}, entry: errorAddress(name)},
    ),
  ];
}
