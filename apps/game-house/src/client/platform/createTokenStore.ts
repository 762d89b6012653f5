import type { TokenStore } from "./createApi.ts";

/** Keeps the token of one game in the tab's session storage, or in memory where that is closed to frames. */
export function createTokenStore(gameCode: string): TokenStore {
  const key = `game:${gameCode}`;
  let kept: string | null = null;
  const attempt = (work: () => void): void => {
    try {
      work();
    } catch {
      // A browser that gives framed pages no storage: a reload then needs a new launch.
    }
  };
  attempt(() => {
    kept = sessionStorage.getItem(key);
  });
  return {
    get: () => kept,
    set: (token) => {
      kept = token;
      attempt(() => sessionStorage.setItem(key, token));
    },
    clear: () => {
      kept = null;
      attempt(() => sessionStorage.removeItem(key));
    },
  };
}
