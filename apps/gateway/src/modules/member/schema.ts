import type { LabelNames } from "@marquee/contract/staff";
import type { ColumnType, Generated } from "kysely";
import type { Time } from "../../db/columns.ts";

interface Labels {
  tenant_id: string;
  id: string;
  kind: Generated<"CLUB" | "ADMIN">;
  names: ColumnType<LabelNames, string, string>;
  color: string;
  color2: string;
  rank: number;
  service: "NORMAL" | "VIP";
  version: ColumnType<string, never, unknown>;
  created_at: Time;
}

interface MemberLabels {
  tenant_id: string;
  label_id: string;
  member_id: string;
  set_at: Time;
}

/** Tables of domain `member`. */
export interface MemberTables {
  labels: Labels;
  member_labels: MemberLabels;
}
