import { toHouseAccount, toMemberAccount } from "../src/ledger/accounts.ts";
import type { Transfer } from "../src/ledger/postTransfer.ts";

/** The tenant and scope of the kills' transfers. */
export const place = { tenant: "kills", scope: "bet" } as const;

/** How many members play. */
export const memberCount = 1_000;

/** The main account of a member, by number. */
export function toAccount(member: number): string {
  return toMemberAccount("real", `m${member}`, "main");
}

/** Who bets in transfer `number`, and how much; computed, so that sender and checker need no storage. */
export function toStake(number: number): { readonly member: number; readonly amount: bigint } {
  return { member: (number * 7919) % memberCount, amount: BigInt(1 + (number % 997)) };
}

/** The transfers `from` to `from + size - 1`: their numbers are their keys. */
export function toBets(from: number, size: number): readonly Transfer[] {
  return Array.from({ length: size }, (_, index) => {
    const { member, amount } = toStake(from + index);
    return {
      ...place,
      key: `${from + index}`,
      ref: "round",
      postings: [
        { account: toAccount(member), asset: "VND", kind: "BET", amount: -amount },
        { account: toHouseAccount("real", place.tenant, "game:G1"), asset: "VND", kind: "BET", amount },
      ],
    };
  });
}
