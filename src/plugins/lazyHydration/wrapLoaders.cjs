/** A loader that wraps each function that the option `pattern` finds in `lazy` of the module `wrapper`. */
module.exports = function wrapLoaders(source) {
  const {pattern, wrapper} = this.getOptions();
  const wrapped = source.replace(new RegExp(pattern, 'g'), '[lazy($1)');
  if (wrapped === source) {
    this.emitWarning(new Error('No page was found in the registry of chunks.'));
  }
  return `import {lazy} from ${JSON.stringify(wrapper)};\n${wrapped}`;
};
