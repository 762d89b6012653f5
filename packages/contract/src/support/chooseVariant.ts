/**
 * Which of `count` variants of a banner somebody sees: always the same one. Both sides of the contract choose by it: the gateway for a
 * member, a page for a guest.
 *
 * @param who a member's id, or what a page keeps for its session
 * @returns an index below `count`
 */
export function chooseVariant(who: string, bannerId: string, count: number): number {
  let hash = 0x811c9dc5;
  // FNV-1a, its bits then mixed, so that names that differ by their last letter are divided evenly.
  for (const letter of `${bannerId}\n${who}`) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return ((hash ^ (hash >>> 16)) >>> 0) % count;
}
