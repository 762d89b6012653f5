const tokenText = /^#[A-Za-z0-9_-]{43}$/;

let taken: string | null = null;

/**
 * The token of the mail's link: it follows `#`, which no server sees, and is removed from the address bar at once, without an entry
 * in the history. @returns null when there is none
 */
export function takeResetToken(): string | null {
  const { hash, pathname, search } = globalThis.location;
  if (tokenText.test(hash)) {
    taken = hash.slice(1);
    globalThis.history.replaceState(globalThis.history.state, "", `${pathname}${search}`);
  }
  return taken;
}

/** Removes the token once it is used or invalid. */
export function forgetResetToken(): void {
  taken = null;
}
