import { sql } from "kysely";
import type { MemberTable } from "../../authentication/MemberTable.ts";

/** The member's file has all of it; a deletion keeps it under the id alone, since it proves what was paid and at which rebate. */
export const rankMemberTables: readonly MemberTable[] = [
  {
    table: "member_ranks",
    erasure: "kept",
    part: "rank",
    columns: sql`growth::text as growth, kept_bet::text as "keptBet", kept_from::text as "keptFrom", level, highest, pinned`,
    key: sql`member_id`,
  },
  {
    table: "rank_steps",
    erasure: "kept",
    part: "rankSteps",
    columns: sql`level, reason, growth::text as growth, at`,
    key: sql`step`,
  },
  {
    table: "rank_gifts",
    erasure: "kept",
    part: "rankGifts",
    columns: sql`level, claim_no as "claimNo", currency, amount::text as amount, at`,
    key: sql`level`,
  },
];
