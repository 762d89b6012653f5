/**
 * The way out of a game: an address of one of the sites that may show it (`origins`). Anything else, also one with a name or
 * a password in it, is a stranger's.
 */
export function toOwnBack(text: unknown, origins: readonly string[]): string | undefined {
  const url = typeof text === "string" && text.length <= 2_000 ? URL.parse(text) : null;
  if (!url || !/^https?:$/.test(url.protocol) || url.username !== "" || url.password !== "") return undefined;
  return origins.includes(url.origin) ? url.href : undefined;
}
