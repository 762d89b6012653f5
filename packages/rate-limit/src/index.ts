export { createRateLimiter, type Limit, type RateLimiter } from "./createRateLimiter.ts";
export { toAddressKey } from "./toAddressKey.ts";
