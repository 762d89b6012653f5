const longest = 200;

/**
 * The value of `?token=` in the address (SH-04). It is removed from the address bar at once, without an entry in the history, so that
 * no script, link or bookmark contains it. @returns null if there is none
 */
export function takeAddressToken(): string | null {
  const address = new URL(globalThis.location.href);
  const token = address.searchParams.get("token");
  if (token === null) return null;
  address.searchParams.delete("token");
  globalThis.history.replaceState(globalThis.history.state, "", address);
  return token === "" || token.length > longest ? null : token;
}
