import { row, type SchemaRow } from "../SchemaRow.ts";
import { Nothing } from "../shapes.ts";
import { claimRankGift, getMemberRank } from "./endpoints.ts";
import { ClaimRankGiftSchema, MemberRankSchema } from "./schemas.ts";

/** Calls of domain `rank`. */
export const rankRows: readonly SchemaRow[] = [
  row(getMemberRank, Nothing, MemberRankSchema),
  row(claimRankGift, ClaimRankGiftSchema, MemberRankSchema, [
    "permission.denied",
    "account.frozen",
    "account.closed",
    "rg.timeout",
    "rg.self.excluded",
    "rank.gift.locked",
    "rank.gift.claimed",
    "rank.changed",
  ]),
];
