// cspell:ignore languageservice
import {describe, expect, test} from 'vitest';
import {getLanguageService, TextDocument} from 'vscode-json-languageservice';
import {readConfigSchema} from '../../src/framework/config';
import {renamedKeys} from '../../src/knowledge/renamedKeys';
import {HOME, readBuilt} from '../site/support/buildOutput';
import {linkError} from './support/site';

const FILE = 'schema/boyka-config.schema.json';
const TEXT = readBuilt(FILE);

/** The language service of Visual Studio Code, with the published schema. */
const service = getLanguageService({});
service.configure({
  validate: true,
  schemas: [{uri: `file:///${FILE}`, fileMatch: ['*'], schema: JSON.parse(TEXT) as object}],
});

/** A file with a value at a path, in which `<key>` stands for the name of a block. */
function fileWith(path: string, value: unknown) {
  const names = path.replaceAll('<key>', 'shop').split('.');
  const whole = names.reduceRight((inner, name) => ({[name]: inner}), value);
  const document = TextDocument.create('file:///a.json', 'json', 1, JSON.stringify(whole));
  return {document, parsed: service.parseJSONDocument(document)};
}

/** What the editor marks. */
function problemsOf(path: string, value: unknown) {
  const {document, parsed} = fileWith(path, value);
  return service.doValidation(document, parsed);
}

test('the schema has the committed one under its own address, and beside it only what editors show', () => {
  const schema = readConfigSchema();
  expect(schema.$id).toBe(
    'https://boykaframework.github.io/boyka-framework/schema/boyka-config.schema.json',
  );
  const shared: unknown = JSON.parse(TEXT, (key, value: unknown) => {
    const isAdded = key === 'markdownDescription' || Object(value).deprecationMessage;
    return isAdded ? undefined : value;
  });
  expect(shared).toEqual(schema);
});

test('each description has a link to a place on the site that is there', () => {
  const links: string[] = [];
  JSON.parse(TEXT, (_, value: {description?: unknown; markdownDescription?: string} | null) => {
    if (typeof value?.description === 'string') {
      links.push(/\n\n\[Documentation\]\((.+)\)$/.exec(value.markdownDescription ?? '')?.[1] ?? '');
      expect(value.markdownDescription).toContain(value.description);
    }
    return value;
  });
  expect(links.length).toBe(TEXT.match(/^ *"description":/gm)?.length);
  expect(links.filter((link) => !link.startsWith(`${HOME}docs/`) || !link.includes('#'))).toEqual(
    [],
  );
  expect(links.flatMap((link) => linkError(link, HOME) ?? [])).toEqual([]);
});

describe('an editor', () => {
  test('completes the keys of a block, without renamed ones', async () => {
    const {document, parsed} = fileWith('ui.web.<key>', {});
    const at = document.positionAt(document.getText().indexOf('{}') + 1);
    const {items = []} = (await service.doComplete(document, at, parsed)) ?? {};
    const labels = items.map(({label}) => label);
    expect(labels).toEqual(expect.arrayContaining(['base_url', 'browser', 'headless']));
    expect(labels).not.toContain('cloud');
  });

  test.each(renamedKeys)('marks $from, and says what $version made of it', async (key) => {
    const messages = (await problemsOf(key.from, {})).map((problem) => String(problem.message));
    expect(messages).toContain('The framework ignores this key.');
    const message = messages.find((text) => text.startsWith('Version'));
    expect(message).toContain(key.version);
    expect(message).toContain(`\`${key.from}\``);
    expect(message).toContain(key.to ? `\`${key.to}\`` : 'removed');
  });

  test('marks a wrong value, and supports each standard keyword of the schema', async () => {
    const block = {browser: 'CHROME', base_url: 'https://shop.example'};
    expect(await problemsOf('ui.web.<key>', block)).toEqual([]);
    const [wrong] = await problemsOf('ui.web.<key>', {...block, browser: 'chrome'});
    expect(wrong?.message).toContain('"CHROME"');
  });
});
