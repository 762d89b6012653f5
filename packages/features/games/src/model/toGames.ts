/** The games of pages that came one after another. A game that was added meanwhile moves others on to the next page: each stands once, where it was seen first. */
export function toGames<Game extends { readonly nodeId: string }>(
  pages: readonly { readonly games: readonly Game[] }[],
): readonly Game[] {
  const seen = new Set<string>();
  return pages.flatMap(({ games }) => games).filter(({ nodeId }) => seen.size < seen.add(nodeId).size);
}
