import { row, type SchemaRow } from "../SchemaRow.ts";
import { Nothing } from "../shapes.ts";
import * as endpoint from "./endpoints.ts";
import * as schema from "./schemas.ts";

const refused = ["chat.tip.forbidden", "chat.agent.refused", "rg.timeout", "rg.self.excluded"] as const;

const codes = [
  ...refused,
  "account.frozen",
  "account.closed",
  "fields",
  "chat.room.unknown",
  "chat.muted",
  "chat.tip.min",
  "chat.tip.max",
  "chat.tip.daily",
  "chat.tip.waiting",
  "wallet.insufficient",
  "turnover.required",
  "withdraw.bonus",
  "terms.not.accepted",
  "payment.password.unset",
  "payment.password.invalid",
  "payment.password.locked",
  "payment.password.required",
] as const;

/** Calls of domain `chat-tip`. */
export const chatTipRows: readonly SchemaRow[] = [
  row(endpoint.getTipOptions, Nothing, schema.TipOptionsSchema, refused),
  row(endpoint.sendTip, schema.SendTipSchema, schema.SentTipSchema, [...codes, "chat.tip.pair", "chat.tip.receiver"]),
  row(endpoint.sendRain, schema.SendRainSchema, schema.SentTipSchema, [...codes, "chat.tip.nobody"]),
];
