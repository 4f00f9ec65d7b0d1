const BEFORE = /^[^]*?export default /;

/** A loader that leaves out the option `keys` of a module that exports JSON. */
module.exports = function omitKeys(source) {
  const {keys} = this.getOptions();
  const [before = ''] = BEFORE.exec(source) ?? [];
  const content = JSON.parse(source.slice(before.length).replace(/;\s*$/, ''));
  const rest = Object.entries(content).filter(([key]) => !keys.includes(key));
  return `export default ${JSON.stringify(Object.fromEntries(rest))};`;
};
