/** A loader that replaces each match of the option `pattern` by the option `text`. */
module.exports = function replace(source) {
  const {pattern, text} = this.getOptions();
  return source.replace(new RegExp(pattern, 'g'), () => text);
};
