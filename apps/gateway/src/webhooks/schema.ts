import type { WebhookDeliveryState, WebhookKind } from "@marquee/contract/staff";
import type { ColumnType, Generated } from "kysely";
import type { MaybeTime, Time } from "../db/columns.ts";

interface WebhookEndpoints {
  tenant_id: string;
  id: string;
  name: string;
  url: string;
  kinds: WebhookKind[];
  state: "ON" | "OFF";
  note: string | null;
  version: Generated<number>;
  sealed_secret: string;
  sealed_old_secret: string | null;
  old_secret_until: MaybeTime;
  seen: Generated<string>;
  last_sequence: Generated<string>;
  last_turn: Generated<string>;
  next_try_at: Time;
  failing_since: MaybeTime;
  delivered_at: MaybeTime;
  held_by: string | null;
  held_until: MaybeTime;
  created_at: Time;
  /** Whose it is; null for the merchant's own. */
  member_id: Generated<string | null>;
}

interface WebhookEvents {
  tenant_id: string;
  number: Generated<string>;
  id: Generated<string>;
  xid: Generated<string>;
  kind: string;
  endpoint_id: string | null;
  data: ColumnType<Readonly<Record<string, unknown>>, string, never>;
  at: Time;
}

interface WebhookDeliveries {
  tenant_id: string;
  endpoint_id: string;
  sequence: string;
  turn: string;
  event: string;
  state: WebhookDeliveryState;
  tries: Generated<number>;
  queued_at: Time;
  ended_at: MaybeTime;
  status_code: number | null;
  milliseconds: number | null;
  failure: string | null;
}

interface WebhookAttempts {
  tenant_id: string;
  endpoint_id: string;
  sequence: string;
  at: Time;
  status_code: number | null;
  milliseconds: number;
  answer: string;
  failure: string | null;
}

/** Tables of webhooks. */
export interface WebhookTables {
  webhook_endpoints: WebhookEndpoints;
  webhook_events: WebhookEvents;
  webhook_deliveries: WebhookDeliveries;
  webhook_attempts: WebhookAttempts;
}
