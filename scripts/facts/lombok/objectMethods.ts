import type {Generated} from '../../../src/framework/types';
import type {RawType} from '../raw';
import {annotation} from './annotations';
import type {Draft} from './members';

/** Methods of every object that Lombok writes anew: `equals`, `canEqual`, and `hashCode`, and `toString`. */
export function objectMethods(type: RawType): Draft[] {
  const {line} = type;
  const equality = askedBy(type, 'EqualsAndHashCode');
  const text = askedBy(type, 'ToString');
  const drafts: Draft[] = [];
  if (equality) {
    const base = {line, generated: equality};
    const anObject = (name: string) => [{name, type: 'Object'}];
    drafts.push(
      {
        ...base,
        name: 'equals',
        modifiers: ['public'],
        returns: 'boolean',
        parameters: anObject('o'),
      },
      {
        ...base,
        name: 'canEqual',
        modifiers: ['protected'],
        returns: 'boolean',
        parameters: anObject('other'),
      },
      {...base, name: 'hashCode', modifiers: ['public'], returns: 'int'},
    );
  }
  if (text) {
    drafts.push({
      name: 'toString',
      line,
      modifiers: ['public'],
      returns: 'String',
      generated: text,
    });
  }
  return drafts;
}

/** The annotation that asks for a part: its own one, or one that comes with all parts. */
function askedBy(type: RawType, own: 'EqualsAndHashCode' | 'ToString'): Generated | undefined {
  const name = ([own, 'Data', 'Value'] as const).find((item) => annotation(type, item));
  return name && `@${name}`;
}
