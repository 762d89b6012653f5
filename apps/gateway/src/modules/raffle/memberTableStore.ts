import { sql } from "kysely";
import type { MemberTable } from "../../authentication/MemberTable.ts";

/** What a deletion and the file of a member's data do with it: tickets are kept, since they prove what was paid. */
export const raffleMemberTables: readonly MemberTable[] = [
  {
    table: "raffle_tickets",
    erasure: "kept",
    part: "raffleTickets",
    columns: sql`raffle_id as "raffleId", number, prize, period::text as period, record_no as "recordNo", drawn_at as "drawnAt",
      gift_state as "giftState", gift_remark as "giftRemark", gift_at as "giftAt"`,
    key: sql`record_no`,
  },
  {
    table: "raffle_progress",
    erasure: "removed",
    part: "raffleProgress",
    columns: sql`raffle_id as "raffleId", period::text as period, valid_bet::text as "validBet"`,
    key: sql`raffle_id, period`,
  },
];
