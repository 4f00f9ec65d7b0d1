/** Keywords and literals of Java, which are no names (Java Language Specification, 3.9). */
const RESERVED = new Set(
  (
    'abstract assert boolean break byte case catch char class const continue default do double ' +
    'else enum extends final finally float for goto if implements import instanceof int ' +
    'interface long native new package private protected public return short static strictfp ' +
    'super switch synchronized this throw throws transient try void volatile while _ ' +
    'true false null'
  ).split(' '),
);

/** Windows allows 260 characters in a path, and a class of the project needs 60 beside its package. */
const LONGEST = 100;

/**
 * Checks that a group id can be the root of the packages.
 *
 * @returns an error in one line; undefined when it is a Java package of ASCII letters
 */
export function checkGroupId(group: string): string | undefined {
  if (group === '') {
    return 'The group id is empty: write a Java package, such as com.example.';
  }
  if (group.length > LONGEST) {
    return `The group id has ${group.length} characters: use at most ${LONGEST}, because its folders must fit into a path on Windows.`;
  }
  for (const part of group.split('.')) {
    const illegal = /[^A-Za-z0-9_]/.exec(part)?.[0];
    if (part === '') {
      return `“${group}” has an empty part: write one dot between two names.`;
    }
    if (illegal !== undefined) {
      return `“${part}” contains “${illegal}”: use letters, digits, and underscores.`;
    }
    if (/^\d/.test(part)) {
      return `“${part}” begins with a digit: put a letter before it.`;
    }
    if (RESERVED.has(part)) {
      return `“${part}” is a reserved word in Java: use a different name.`;
    }
  }
  return /^java(?:\.|$)/.test(group)
    ? "Java doesn't load classes from packages that begin with “java”: use a different name."
    : undefined;
}
