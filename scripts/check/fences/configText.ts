import {checkConfig, type Finding} from '../../../src/tools/checker';
import type {SchemaNode} from '../../../src/tools/checker/schema';
import {readConfigSchema} from '../../../src/framework/config';

const whole: SchemaNode = readConfigSchema();
const withoutDemands = JSON.parse(
  JSON.stringify(whole, (key, value: unknown) =>
    key === 'required' || key === 'allOf' ? undefined : value,
  ),
) as SchemaNode;

/**
 * Finds what the schema rejects in a `boyka-config.json`.
 *
 * @param text JSON
 * @param section that the text shows a part of, such as `ui.web`, or `` for the top of the file.
 *   Nothing is missed in a part; every key, type, and value in it has to be right.
 * @throws Error when the schema has no such section
 */
export function configFindings(text: string, section?: string): Finding[] {
  const schema = section === undefined ? whole : partSchema(section);
  // What has no effect is no error of an example.
  return checkConfig(text, schema).findings.filter(
    ({rule}) => rule !== 'no-effect' && rule !== 'trap',
  );
}

function partSchema(section: string): SchemaNode {
  const {$defs, $id} = withoutDemands;
  const object = section === '' ? withoutDemands : $defs?.[section];
  if (!object) {
    throw new Error(
      `"${section}" is not a section of boyka-config.json. Sections: ${Object.keys($defs ?? {}).join(', ')}.`,
    );
  }
  // The references in it are resolved by this id.
  return {...object, $defs, $id};
}
