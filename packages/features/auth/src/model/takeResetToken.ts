const tokenText = /^#[A-Za-z0-9_-]{43}$/;

let taken: string | null = null;

/**
 * The token of the mail's link: it stands behind `#`, which no server sees, and leaves the address bar at once, without an entry
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

/** Forgets the token, which is used or void. */
export function forgetResetToken(): void {
  taken = null;
}
