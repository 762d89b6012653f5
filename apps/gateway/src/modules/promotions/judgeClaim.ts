import type { ClaimRule } from "@marquee/contract";
import type { Claim } from "./claimStore.ts";

/** What the rules look at beside the stored claim. */
export interface Claimed {
  /** The member takes a time-out or has excluded himself. */
  readonly isExcluded: boolean;
  /** The deposit's credit in 1/10,000 of the unit; undefined while it is not known. */
  readonly amount: bigint | undefined;
  /** An offer that has ended by now holds for what was chosen before. */
  readonly isChosen: boolean;
}

/** The first rule that speaks against a claim; null where none does. */
export function judgeClaim(claim: Claim, { isExcluded, amount, isChosen }: Claimed): ClaimRule | null {
  if (!claim.is_open && !isChosen) return "closed";
  if (!claim.is_hour && !isChosen) return "hours";
  if (isExcluded) return "excluded";
  if (claim.has_bonus) return "active";
  if (claim.turn === "DAY" ? claim.claimed_today : claim.claimed) return "claimed";
  if (claim.turn === "FIRST" && claim.deposits_before > 0) return "first.deposit";
  if (claim.nth !== null && claim.deposits_before !== claim.nth - 1) return "nth.deposit";
  if (claim.linked.length > 0) return "linked.account";
  return amount !== undefined && amount < BigInt(claim.min_deposit) ? "minimum" : null;
}
