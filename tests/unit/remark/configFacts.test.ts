import {describe, expect, test} from 'vitest';
import {findConfigKey} from '../../../src/framework/config';
import {
  configKeyAddress,
  configRows,
  configSectionFacts,
  configSnippet,
} from '../../../src/remark/configFacts';

function keyOf(section: string, anchor: string) {
  return configSectionFacts(section).keys.find((key) => key.anchor === anchor);
}

function snippetOf(anchor: string): string | undefined {
  return configSnippet(findConfigKey(anchor)!)?.join('');
}

describe('the facts of a section', () => {
  test('lead to the section of an object, on whichever page it is', () => {
    expect(keyOf('ui.web', 'ui.web.custom_size')?.opens).toEqual({
      text: 'ui.web.<key>.custom_size',
      to: '/docs/guides/config/web#ui-web-custom-size',
    });
    expect(keyOf('ui.desktop', 'ui.desktop.server')?.opens).toEqual({
      text: 'server',
      to: '/docs/guides/config/server#server',
    });
    expect(keyOf('ui.web', 'ui.web.browser')?.opens).toBeUndefined();
  });

  test('lead to the text of each error that they name', () => {
    expect(configSectionFacts('ui.web').messages).toHaveProperty(
      'INVALID_BROWSER',
      '/docs/guides/config/configuration#invalid-browser',
    );
  });

  test('name an object that has one path by it, and another by its section', () => {
    expect(configSectionFacts('ui.mobile.device').label).toBe('ui.mobile.<key>.device');
    expect(configSectionFacts('api.logging').label).toBe('api.<key>.logging');
    expect(configSectionFacts('server').label).toBe('server');
    expect(configSectionFacts('').label).toBe('');
  });
});

describe('a snippet', () => {
  test('has the key in its objects, with a block in the place of its name', () => {
    expect(snippetOf('ui.timeout.explicit_wait')).toBe(
      '{"ui": {"timeout": {"explicit_wait": 20}}}',
    );
    expect(snippetOf('ui.web.headless')).toBe('{"ui": {"web": {"shop": {"headless": false}}}}');
    expect(snippetOf('file.listeners_package')).toBe('{"listeners_package": "com.shop.listeners"}');
  });

  test('shows what is not the default, and one key of an object', () => {
    expect(snippetOf('video.enabled')).toContain('"enabled": true');
    expect(snippetOf('ui.web.protocol')).toContain('"protocol": "HTTPS"');
    expect(snippetOf('ui.web.language')).toContain('"language": {"language": "AR"}');
  });

  test('is left out for a key that is not read', () => {
    expect(snippetOf('common_setting.api.language')).toBeUndefined();
  });
});

describe('a row', () => {
  const rows = configRows('ui.web, ui.timeout');
  const row = (name: string) =>
    rows.flatMap((group) => group.rows).find((item) => item.name === name);

  test('has the page of its section', () => {
    expect(rows.map(({page, heading}) => `${page}#${heading}`)).toEqual([
      '/docs/guides/config/web#ui-web',
      '/docs/guides/config/general#ui-timeout',
    ]);
  });

  test('says what is required in every case, and nothing of a condition', () => {
    expect(row('browser')?.required).toBe(true);
    expect(row('target')?.required).toBe(false);
  });

  test('names platforms only where they differ from those of the section', () => {
    expect(row('highlight_delay')?.platforms).toEqual(['WEB']);
    expect(row('explicit_wait')).not.toHaveProperty('platforms');
  });
});

test('the address of a key is on the page of its section', () => {
  expect(configKeyAddress('ui.delay.before_click')).toBe(
    '/docs/guides/config/general#ui.delay.before_click',
  );
  expect(configKeyAddress('file.ui')).toBe('/docs/guides/config/general#file.ui');
  expect(configKeyAddress('ui.none')).toBe('/docs/guides/config/configuration');
});
