/** The token of a link that was sent: it follows `#`, which no server sees. */
export type LinkToken = {
  /** Takes it out of the address bar at once, without an entry in the history; null when there is none. */
  readonly take: () => string | null;
  /** Removes the token once it is used or invalid. */
  readonly forget: () => void;
};

/** Takes tokens of one form from the page's address. */
export function createLinkToken(form: RegExp): LinkToken {
  let taken: string | null = null;
  return {
    take() {
      const { hash, pathname, search } = globalThis.location;
      if (form.test(hash)) {
        taken = hash.slice(1);
        globalThis.history.replaceState(globalThis.history.state, "", `${pathname}${search}`);
      }
      return taken;
    },
    forget() {
      taken = null;
    },
  };
}
