import type {Api, ApiType} from '../../src/framework/types';
import {compare, snakeCase} from './model';

/** By fact, the first release that has it: `ElementActions.draw`, `WebSetting.resize`. */
export type Since = Readonly<Record<string, string>>;

/**
 * Since when each type, method, and key of a release is there, for those that are newer than 2.0.0.
 * What the release brings is what the one before lacks. Nothing is reported of a type that was in another
 * package before, nor of what it brings in that release: its file was moved, and may have been
 * renamed.
 *
 * @param since of the release before
 * @param before the release before
 * @param after the release
 * @returns sorted by fact, with versions such as `2.5.0`
 */
export function extendSince(since: Since, before: Api, after: Api): Record<string, string> {
  const version = after.tag.slice(1);
  const known = new Map(before.types.map((type) => [typeId(type), type]));
  const namesakes = (api: Api, name: string) => api.types.filter((type) => type.name === name);
  const isUnique = ({name}: ApiType) => namesakes(after, name).length === 1;
  const dated = after.types.filter(isUnique).flatMap((type) => {
    const [same, ...others] = namesakes(before, type.name);
    // A type with a name of its own may have moved to another package.
    const old = known.get(typeId(type)) ?? (others.length === 0 ? same : undefined);
    const isNew = same === undefined;
    const had = new Set(old && membersOf(old));
    // Of a new type, the type alone is dated.
    const members = (old ? membersOf(type) : []).map((member) => {
      const fact = `${type.name}.${member}`;
      return [fact, had.has(member) ? since[fact] : version] as const;
    });
    return [[type.name, isNew ? version : since[type.name]] as const, ...members];
  });
  return Object.fromEntries(
    dated
      .filter((entry): entry is [string, string] => entry[1] !== undefined)
      .sort(([a], [b]) => compare(a, b)),
  );
}

const typeId = ({package: of, name}: ApiType) => `${of}.${name}`;

/** Methods by name, constants, and the fields of settings as their keys are written. */
function membersOf({
  package: of,
  methods = [],
  fields = [],
  enumConstants = [],
}: ApiType): string[] {
  const isSetting = /\.config(?:\.|$)/.test(of);
  return [
    ...new Set([
      ...methods.filter(({generated}) => !isSetting || !generated).map(({name}) => name),
      ...fields.map(({name}) => (isSetting ? snakeCase(name) : name)),
      ...enumConstants.map(({name}) => name),
    ]),
  ];
}
