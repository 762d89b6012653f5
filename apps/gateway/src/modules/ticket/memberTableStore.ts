import { sql } from "kysely";
import type { MemberTable } from "../../authentication/MemberTable.ts";

/** A member's tickets with what was written in them, for the member's file; they go with the account, notes of staff too. */
export const ticketMemberTables: readonly MemberTable[] = [
  {
    table: "ticket_images",
    erasure: "removed",
    part: "ticketPictures",
    columns: sql`line_id as "lineId", place, upload_id as "uploadId"`,
    key: sql`line_id::text || place::text`,
  },
  {
    table: "ticket_lines",
    erasure: "removed",
    part: "ticketLines",
    columns: sql`id, ticket_no as "ticketNo", is_staff as "isStaff", content, at`,
    key: sql`id::text`,
  },
  {
    table: "live_chats",
    erasure: "removed",
    part: "liveChats",
    columns: sql`ticket_no as "ticketNo", state, begun_at as "begunAt", taken_at as "takenAt", ended_at as "endedAt", ended_by as "endedBy", stars, comment`,
    key: sql`ticket_no`,
  },
  {
    table: "tickets",
    erasure: "removed",
    part: "tickets",
    columns: sql`ticket_no as "ticketNo", category, title, contact, language, state, created_at as "createdAt", changed_at as "changedAt", closed_at as "closedAt", close_reason as "closeReason", merged_into as "mergedInto"`,
    key: sql`ticket_no`,
  },
];
