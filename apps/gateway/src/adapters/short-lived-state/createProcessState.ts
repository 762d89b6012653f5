import { createRateLimiter } from "@marquee/rate-limit";
import { createExpiringMap } from "../../identity/createExpiringMap.ts";
import type { ShortLivedState } from "./ShortLivedState.ts";

const mostPictures = 20_000;

/** Short-lived state of this process alone, bounded by kind: when one is full, its oldest entry makes room. */
export function createProcessState(): ShortLivedState {
  const kinds = {
    "captcha-picture": createExpiringMap<string>(mostPictures),
    "captcha-proof": createExpiringMap<string>(),
    "body-nonce": createExpiringMap<string>(),
  };

  return {
    store: "process",
    isUp: () => true,
    set: (kind, key, text, milliseconds) => kinds[kind].set(key, text, milliseconds),
    take: (kind, key) => kinds[kind].take(key),
    add(kind, key, milliseconds) {
      if (kinds[kind].get(key) !== undefined) return false;
      kinds[kind].set(key, "", milliseconds);
      return true;
    },
    count: createRateLimiter(),
    close: () => {},
  };
}
