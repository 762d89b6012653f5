import type { RawBuilder } from "kysely";

/** What of a member's rows the member's file tells, and the text by which they are ordered and that no two of them share. */
export interface MemberRows {
  readonly columns: RawBuilder<unknown>;
  readonly key: RawBuilder<unknown>;
}

/**
 * A module's table with rows of members, as its manifest names it: its columns `tenant_id` and `member_id` say whose a row is.
 * A deletion removes the member's rows or keeps them, which then name no more than the member's id; the file of the member's data has
 * them as the part of this name.
 */
export interface MemberTable extends MemberRows {
  readonly table: string;
  readonly erasure: "removed" | "kept";
  readonly part: string;
}
