import type { TipKind } from "@marquee/contract";
import type { TipSettings } from "@marquee/contract/staff";
import type { ColumnType, JSONColumnType } from "kysely";
import type { Time } from "../../db/columns.ts";

/** What one member has given, or got. */
interface ChatTips {
  tenant_id: string;
  tip_id: string;
  side: "OUT" | "IN";
  member_id: string;
  /** Null for the giver's side of a rain. */
  other_id: string | null;
  kind: TipKind;
  currency: string;
  /** In 1/10,000 of the unit. */
  amount: ColumnType<string, bigint, never>;
  people: number;
  is_linked: boolean;
  created_at: Time;
}

interface ChatTipSettings {
  tenant_id: string;
  currency: string;
  settings: JSONColumnType<TipSettings>;
  version: number;
}

/** Tables of tips in chat rooms. */
export interface ChatTipTables {
  chat_tips: ChatTips;
  chat_tip_settings: ChatTipSettings;
}
