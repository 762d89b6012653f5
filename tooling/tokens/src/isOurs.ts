import { toTokenLayer } from "@marquee/design-tokens";

/** True for a name that our tokens may have. */
export function isOurs(key: string): boolean {
  return toTokenLayer(key) !== undefined && key.split(".").every((name) => name !== "" && !/^\$|[{}]/.test(name));
}
