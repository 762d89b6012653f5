import { toTokenLayer } from "@marquee/design-tokens";

/** True for a name that a token of ours may have. */
export function isOurs(key: string): boolean {
  return toTokenLayer(key) !== undefined && key.split(".").every((name) => name !== "" && !/^\$|[{}]/.test(name));
}
