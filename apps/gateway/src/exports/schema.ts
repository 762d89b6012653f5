import type { ExportState, Permission } from "@marquee/contract/staff";
import type { ColumnType, Generated } from "kysely";
import type { MaybeTime, Time } from "../db/columns.ts";

interface Exports {
  tenant_id: string;
  id: string;
  list: string;
  filters: ColumnType<Readonly<Record<string, string>>, string, never>;
  permissions: Permission[];
  state: ExportState;
  asked_by: string;
  asked_at: Time;
  rows: Generated<number>;
  total: number | null;
  bytes: Generated<string>;
  parts: Generated<number>;
  place: string | null;
  finished_at: MaybeTime;
  expires_at: MaybeTime;
  held_by: string | null;
  held_until: MaybeTime;
  turn_at: MaybeTime;
}

/** Tables of exports. */
export interface ExportTables {
  exports: Exports;
}
