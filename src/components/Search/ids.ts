/** The id of the list below the field. */
export const LIST_ID = 'search-list';

/** The id of a row, by which the field names the active one. */
export const rowId = (index: number) => `search-row-${index}`;
