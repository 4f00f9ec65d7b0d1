const BEFORE = /^[^]*?(?=\{)/;

/** A loader that leaves out the option `keys`, as `key` or `key.inner`, of a module of JSON. */
module.exports = function omitKeys(source) {
  const [before] = BEFORE.exec(source);
  const content = JSON.parse(source.slice(before.length).replace(/;\s*$/, ''));
  for (const key of this.getOptions().keys) {
    const [name, inner] = key.split('.');
    if (inner === undefined) {
      delete content[name];
    } else {
      delete content[name]?.[inner];
    }
  }
  return `${before}${JSON.stringify(content)}${before === '' ? '' : ';'}`;
};
