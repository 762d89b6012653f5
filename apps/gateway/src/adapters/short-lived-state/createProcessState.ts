import { createRateLimiter } from "@marquee/rate-limit";
import { createExpiringMap } from "../../authentication/createExpiringMap.ts";
import type { ShortLivedState } from "./ShortLivedState.ts";

const mostPictures = 20_000;

/** Short-lived state of this process alone, bounded by kind: when one is full, its oldest entry is dropped. */
export function createProcessState(): ShortLivedState {
  const kinds = {
    "banner-ticket-use": createExpiringMap<string>(),
    "captcha-picture": createExpiringMap<string>(mostPictures),
    "captcha-use": createExpiringMap<string>(),
    "passkey-challenge": createExpiringMap<string>(),
    "passkey-challenge-use": createExpiringMap<string>(),
    "social-sign-in": createExpiringMap<string>(mostPictures),
    "social-sign-in-use": createExpiringMap<string>(),
    "social-answer-use": createExpiringMap<string>(),
    "social-ticket": createExpiringMap<string>(mostPictures),
  };

  return {
    store: "process",
    isUp: () => true,
    set: (kind, key, text, milliseconds) => kinds[kind].set(key, text, milliseconds),
    get: (kind, key) => kinds[kind].get(key),
    claim(kind, key, holder, milliseconds) {
      const first = kinds[kind].get(key);
      if (first === undefined) kinds[kind].set(key, holder, milliseconds);
      return first === undefined || first === holder;
    },
    count: createRateLimiter(),
    close: () => {},
  };
}
