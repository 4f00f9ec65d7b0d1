import Ajv2020 from 'ajv/dist/2020';
import {parseTree} from 'jsonc-parser';
import {describe, expect, test} from 'vitest';
import {validate} from '../../../src/configCheck/validate';
import schema from '../../../static/schema/boyka-config.schema.json';
import {apiBlocks} from '../schema/blocks/api';
import {desktopBlocks} from '../schema/blocks/desktop';
import {fileBlocks} from '../schema/blocks/file';
import {mobileBlocks} from '../schema/blocks/mobile';
import {serverBlocks} from '../schema/blocks/server';
import {uiBlocks} from '../schema/blocks/ui';
import {webBlocks} from '../schema/blocks/web';

const blocks = [
  ...fileBlocks,
  ...apiBlocks,
  ...uiBlocks,
  ...webBlocks,
  ...mobileBlocks,
  ...serverBlocks,
  ...desktopBlocks,
];
const ajv = new Ajv2020({strict: false, allErrors: true}).addSchema(schema);

describe.each(blocks)('"$section" agrees with Ajv', ({section, base, accepts, refuses}) => {
  const reference = section === '' ? '' : `#/$defs/${section}`;
  const byAjv = ajv.getSchema(`${schema.$id}${reference}`);

  test.each([...accepts, ...refuses].map(([change]) => JSON.stringify({...base, ...change})))(
    '%s',
    (text) => {
      const node = parseTree(text);
      const issues = node && validate(schema, node, reference ? {$ref: reference} : schema).issues;
      expect(issues?.map(({keyword}) => keyword).length === 0).toBe(byAjv?.(JSON.parse(text)));
    },
  );
});
