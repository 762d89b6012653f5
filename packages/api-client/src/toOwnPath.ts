/** Any origin does: what leaves it leaves the site. */
const base = "http://site.invalid";

/**
 * A path of this site from an address that comes from elsewhere (a query, a banner, a router's state), as the browser reads
 * it: blanks, backslashes and dots that would lead to another host do not pass. Null for anything else.
 */
export function toOwnPath(text: string): string | null {
  const url = text.startsWith("/") ? URL.parse(text, base) : null;
  if (url?.origin !== base || url.username !== "" || url.password !== "") return null;
  const path = `${url.pathname}${url.search}${url.hash}`;
  // What is normal by itself may be another host's address when it is read once more: `/.//host`.
  return URL.parse(path, base)?.origin === base ? path : null;
}
