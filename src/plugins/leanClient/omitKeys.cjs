const BEFORE = /^[^]*?(?=\{)/;

/**
 * A loader that leaves out values of a module of JSON, and returns another module unchanged. The
 * option `keys` has paths such as `key` or `key.inner`: `*` is every value of an object or list, `**`
 * every value at any depth.
 */
module.exports = function omitKeys(source) {
  const before = BEFORE.exec(source)?.[0] ?? '';
  let content;
  try {
    content = JSON.parse(source.slice(before.length).replace(/;\s*$/, ''));
  } catch {
    return source;
  }
  for (const key of this.getOptions().keys) {
    omit(content, key.split('.'));
  }
  return `${before}${JSON.stringify(content)}${before === '' ? '' : ';'}`;
};

function omit(content, path) {
  const [name, ...rest] = path;
  if (typeof content !== 'object' || content === null) {
    return;
  }
  if (name === '**') {
    omit(content, rest);
    Object.values(content).forEach((value) => omit(value, path));
  } else if (rest.length > 0) {
    (name === '*' ? Object.values(content) : [content[name]]).forEach((value) => omit(value, rest));
  } else if (name === '*') {
    // A list becomes empty: its readers expect one.
    if (Array.isArray(content)) {
      content.length = 0;
    }
  } else {
    delete content[name];
  }
}
