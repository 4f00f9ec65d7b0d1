/** How many sections a search found, in words. */
export const countText = (count: number): string =>
  count === 1 ? 'One section found' : `${count} sections found`;
