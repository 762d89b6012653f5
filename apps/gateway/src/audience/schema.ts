import type { AudienceRules } from "@marquee/contract";
import type { Generated, JSONColumnType } from "kysely";
import type { Time } from "../db/columns.ts";

interface Segments {
  tenant_id: string;
  id: string;
  version: Generated<number>;
  name: string;
  folded_name: string;
  rules: JSONColumnType<AudienceRules>;
  saved_by: string;
  saved_at: Time;
}

/** Tables of audiences. */
export interface AudienceTables {
  segments: Segments;
}
