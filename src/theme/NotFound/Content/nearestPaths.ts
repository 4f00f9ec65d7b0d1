const words = (path: string) =>
  new Set(
    path
      .toLowerCase()
      .split(/[^a-z0-9]+/)
      .filter(Boolean),
  );

/**
 * The pages whose addresses share most words with an address that has no page.
 *
 * @param address pathname that nothing answers
 * @param pages pathnames of the site
 * @param most how many to return
 * @returns best first; of equally good ones the shorter first; none that shares no word
 */
export function nearestPaths(address: string, pages: string[], most = 3): string[] {
  const wanted = words(address);
  const everywhere = pages.length > 0 ? words(pages[0]!.split('/')[1] ?? '') : new Set<string>();
  const scored = pages.map((page) => {
    const own = [...words(page)].filter((word) => !everywhere.has(word));
    const shared = own.filter((word) => wanted.has(word)).length;
    return {page, score: shared / Math.max(own.length, wanted.size - everywhere.size, 1)};
  });
  return scored
    .filter(({score}) => score > 0)
    .sort((a, b) => b.score - a.score || a.page.length - b.page.length)
    .slice(0, most)
    .map(({page}) => page);
}
