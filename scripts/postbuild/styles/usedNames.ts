import jsTokens from 'js-tokens';
import type {Markup} from '../markup';

/**
 * Classes of components that are in the HTML of each page that shows them. The scripts of the theme
 * name them on every site, so that a script alone does not count as a use.
 */
const IN_HTML =
  /^(?:alert|badge|dropdown)(?:$|--|__)|^(?:collapsibleContent|details|tag|tags|tagRegular|tagWithCount)_/;

/** Names that a page has, or that a script can give to one. */
export class UsedNames {
  readonly ids = new Set<string>();
  readonly tags = new Set<string>();
  /** Custom properties, with their dashes. */
  readonly properties = new Set<string>();

  /** Classes of elements of the pages. */
  private readonly pageClasses = new Set<string>();

  /** Classes that scripts may give to an element. */
  private readonly scriptClasses = new Set<string>();

  /** Beginnings of names whose rest a script adds, such as `alert--`. */
  private readonly beginnings = new Set<string>();

  private readonly scripts = new Set<string>();

  /** Whether an element can have the class. */
  hasClass(name: string): boolean {
    const component = name.split(/--|__/)[0]!;
    return (
      this.pageClasses.has(name) ||
      (this.isScriptClass(name) && (!IN_HTML.test(name) || this.pageClasses.has(component)))
    );
  }

  private isScriptClass(name: string): boolean {
    return (
      this.scriptClasses.has(name) ||
      [...name.matchAll(/-/g)].some(({index}) => this.beginnings.has(name.slice(0, index + 1)))
    );
  }

  /** Adds what a page has, and what its inline scripts name. */
  addPage({tags, ids, classes, styles, scripts}: Markup): void {
    addAll(this.tags, tags);
    addAll(this.ids, ids);
    addAll(this.pageClasses, classes);
    styles.forEach((style) => addAll(this.properties, style.match(PROPERTY)));
    // Pages share most of their inline scripts.
    scripts
      .filter((script) => !this.scripts.has(script))
      .forEach((script) => this.addScript(script));
    addAll(this.scripts, scripts);
  }

  /**
   * Adds the words of the texts in a script and the keys of its objects: any of them can become a
   * name.
   */
  addScript(code: string): void {
    let last = '';
    for (const {type, value} of jsTokens(code)) {
      if (type === 'StringLiteral' || TEMPLATE.test(type)) {
        this.addText(value.replace(DELIMITERS, ''));
      } else if (type === 'Punctuator' && value === ':') {
        // Or what is between the two marks of a condition, which does no harm.
        this.scriptClasses.add(last);
      }
      last = value;
    }
  }

  private addText(text: string): void {
    const words = text.split(/(?:\s|\\[nrt])+/);
    for (const names of [this.scriptClasses, this.ids, this.tags]) {
      addAll(names, words);
    }
    addAll(this.properties, text.match(PROPERTY));
    const last = words.at(-1)!;
    if (/^[a-z][\w-]*-$/i.test(last)) {
      this.beginnings.add(last);
    }
  }
}

const PROPERTY = /--[\w-]+/g;
const TEMPLATE = /Template/;
/** Of a text, or of a part of a template. */
const DELIMITERS = /^["'`}]|(?:["'`]|\$\{)$/g;

function addAll(set: Set<string>, names: Iterable<string> | null | undefined): void {
  for (const name of names ?? []) {
    set.add(name);
  }
}
