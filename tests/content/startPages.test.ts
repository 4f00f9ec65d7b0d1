import {expect, test} from 'vitest';
import community from '../../sidebarsCommunity';
import contributing from '../../sidebarsContributing';
import api from '../../sidebarsApi';
import docs from '../../sidebars';
import {DOCS_AREAS} from '../../src/config/areas';

const SIDEBARS = {docs, api, contributing, community};

test.each(DOCS_AREAS)('the sidebar of $id begins with $start', ({id, start}) => {
  const [first] = Object.values(SIDEBARS[id]).flat();
  expect(`/${id}/${String(first)}`).toBe(start);
});
