const NAME_A_TOKEN = 'Name a token of src/css/tokens.css; add one there when none fits.';

/** @type {import('stylelint').Config} */
export default {
  extends: 'stylelint-config-standard',
  rules: {
    'color-named': ['never', {message: NAME_A_TOKEN}],
    'color-no-hex': [true, {message: NAME_A_TOKEN}],
    'function-disallowed-list': [
      ['rgb', 'rgba', 'hsl', 'hsla', 'hwb', 'lab', 'lch', 'oklab', 'oklch', 'color'],
      {message: NAME_A_TOKEN},
    ],
    // Infima and CSS modules choose their names.
    'selector-class-pattern': null,
    'custom-property-pattern': null,
    'selector-pseudo-class-no-unknown': [true, {ignorePseudoClasses: ['global', 'local']}],
    // Doubled classes are how a rule outranks another part's without !important.
    'no-duplicate-selectors': true,
    'no-descending-specificity': null,
    'color-hex-length': 'long',
    'number-max-precision': 5,
    'value-keyword-case': ['lower', {camelCaseSvgKeywords: true}],
    'declaration-empty-line-before': null,
  },
  overrides: [
    {
      files: ['src/css/tokens.css'],
      rules: {'color-no-hex': null, 'function-disallowed-list': null},
    },
  ],
};
