import {describe, expect, test} from 'vitest';
import community from '../../sidebarsCommunity';
import contributing from '../../sidebarsContributing';
import api from '../../sidebarsApi';
import docs from '../../sidebars';
import {START_PAGES} from '../../src/config/startPages';

describe('the first page of a sidebar is the start page of its area', () => {
  test.each(Object.entries({docs, api, contributing, community}))('%s', (area, sidebars) => {
    const [first] = Object.values(sidebars).flat();
    expect(`/${area}/${String(first)}`).toBe(START_PAGES[area as keyof typeof START_PAGES]);
  });
});

test('the community area opens with the supporters', () => {
  expect(START_PAGES.community).toBe('/community/our-supporters');
});
