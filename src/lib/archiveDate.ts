/**
 * The date of all files in an archive: the oldest that the format knows. It is one of local time: made
 * from its parts, it gives the same bytes in every time zone.
 */
export const ARCHIVE_DATE = new Date(1980, 0, 1);
