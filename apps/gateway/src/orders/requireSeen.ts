import { Refusal } from "../http/Refusal.ts";
import type { OrderRow } from "./OrderKind.ts";

/**
 * Requires that a decision is about the order as it is: `seen` is the version on the page of whoever decides; undefined from a page of the release
 * before. @throws Refusal `state.changed` when somebody or something has changed the order since
 */
export function requireSeen({ version }: Pick<OrderRow, "version">, seen: number | undefined): void {
  if (seen !== undefined && version !== seen) throw new Refusal("state.changed");
}
