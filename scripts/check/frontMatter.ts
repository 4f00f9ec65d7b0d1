import {YAMLException} from 'js-yaml';
import {validatorOf} from '../../src/config/environment/checkedData';
import {readPage} from '../lib/readPage';

const text = {type: 'string'};
const texts = {type: 'array', items: text, minItems: 1};

const shared = {
  title: {type: 'string', minLength: 2, maxLength: 70},
  description: {type: 'string', minLength: 50, maxLength: 160},
  slug: text,
  draft: {type: 'boolean'},
  image: text,
  keywords: texts,
  foreign_names: texts,
  toc_max_heading_level: {type: 'integer', minimum: 2, maximum: 6},
};

const errorsOfDoc = validatorOf({
  properties: {
    ...shared,
    sidebar_label: text,
    pagination_label: text,
    sidebar_position: {type: 'number'},
  },
  required: ['title', 'description'],
  additionalProperties: false,
});

const errorsOfPost = validatorOf({
  properties: {
    ...shared,
    date: {type: 'string', pattern: '^\\d{4}-\\d{2}-\\d{2}$'},
    authors: texts,
    tags: texts,
  },
  required: ['title', 'description', 'slug', 'date', 'authors'],
  additionalProperties: false,
});

/**
 * Checks the front matter of one page.
 *
 * @param file path from the site's folder; pages in `blog/` have other keys
 * @param source the page's text
 * @returns one line for each error, with file, key or line, and rule
 */
export function frontMatterErrors(file: string, source: string): string[] {
  const errorsOf = file.startsWith('blog/') ? errorsOfPost : errorsOfDoc;
  try {
    return errorsOf(readPage(source).data).map((error) => `${file}: ${error}`);
  } catch (error) {
    if (!(error instanceof YAMLException)) {
      throw error;
    }
    // The first line of the page is the mark above the YAML.
    return [`${file}:${error.mark.line + 2}: The YAML is not valid: ${error.reason}.`];
  }
}
