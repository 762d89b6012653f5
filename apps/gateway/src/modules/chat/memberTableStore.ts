import { sql } from "kysely";
import type { MemberTable } from "../../authentication/MemberTable.ts";

/** What a deletion and the file of a member's data do with it. Lines go with the account, and with them the reports of them. */
export const chatMemberTables: readonly MemberTable[] = [
  {
    table: "chat_reports",
    erasure: "removed",
    part: "chatReports",
    columns: sql`room_id as "roomId", seq::text as seq, reason, at`,
    key: sql`room_id, seq`,
  },
  {
    table: "chat_lines",
    erasure: "removed",
    part: "chatLines",
    columns: sql`room_id as "roomId", seq::text as seq, text, rain_amount as "rainAmount", rain_currency as "rainCurrency", rain_count as "rainCount", at,
      removed_by is not null as "isRemoved"`,
    key: sql`room_id, lpad(seq::text, 20, '0')`,
  },
  {
    table: "chat_mutes",
    erasure: "removed",
    part: "chatMutes",
    columns: sql`at`,
    key: sql`muted_id`,
  },
  {
    table: "chat_reads",
    erasure: "removed",
    part: "chatReads",
    columns: sql`room_id as "roomId", seq::text as seq`,
    key: sql`room_id`,
  },
  {
    table: "chat_silences",
    erasure: "removed",
    part: "chatSilence",
    columns: sql`until, shown_reason as reason, at`,
    key: sql`member_id`,
  },
  {
    table: "chat_people",
    erasure: "removed",
    part: "chatPerson",
    columns: sql`person_id as "personId"`,
    key: sql`member_id`,
  },
];
