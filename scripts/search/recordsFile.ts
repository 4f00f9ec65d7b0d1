import path from 'node:path';

/** Where a build leaves the records for publishing and measuring. */
export const RECORDS_FILE = path.resolve(
  __dirname,
  '../..',
  '.docusaurus',
  'search',
  'records.json',
);
