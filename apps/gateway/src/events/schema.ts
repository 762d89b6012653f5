import type { LiveEventKind } from "@marquee/contract";
import type { ColumnType, Generated } from "kysely";
import type { Time } from "../db/columns.ts";

interface LiveEvents {
  /** The transaction that wrote it; both databases give it as text. */
  xid: Generated<string>;
  id: Generated<string>;
  tenant_id: string;
  /** The member whom it concerns; null: everybody at the merchant. */
  member_id: string | null;
  /** The hash of the one session that it concerns; null: all of the member's. */
  session: string | null;
  /** `desk`: pages of the back office alone. */
  kind: LiveEventKind | "desk";
  data: ColumnType<Readonly<Record<string, string>>, string | undefined, never>;
  at: Time;
}

interface LiveEventsKept {
  id: number;
  removed: string;
}

/** Tables of live events. */
export interface EventTables {
  live_events: LiveEvents;
  live_events_kept: LiveEventsKept;
}
