import { createHash, randomBytes } from "node:crypto";
import { readFileSync } from "node:fs";
import { toMoney } from "@marquee/contract";
import { type Static, Type } from "typebox";
import { Value } from "typebox/value";
import { ConfigError } from "../config.ts";
import { addOrders, type Db, type NewOrder } from "./orderStore.ts";

const Past = Type.Array(
  Type.Object({
    merchant: Type.String({ pattern: "^[A-Z0-9_]{1,32}$" }),
    kind: Type.Enum(["DEPOSIT", "PAYOUT"]),
    orderNo: Type.String({ pattern: "^[A-Za-z0-9-]{1,40}$" }),
    providerRef: Type.String({ minLength: 1, maxLength: 60 }),
    status: Type.Enum(["OPEN", "PAID", "FAILED", "EXPIRED"]),
    /** A decimal text. */
    amount: Type.String({ minLength: 1, maxLength: 24 }),
    currency: Type.String({ pattern: "^[A-Z]{3,5}$" }),
    reason: Type.String({ maxLength: 500 }),
    /** In milliseconds since the epoch, as is the end. */
    at: Type.Integer({ minimum: 1 }),
    expiresAt: Type.Integer({ minimum: 1 }),
  }),
);

/** Orders that a demo's past has made without a pay-house: whose they are, what became of them, and when. */
export type Past = Static<typeof Past>;

const states = {
  DEPOSIT: { OPEN: "OPEN", PAID: "PAID", FAILED: "DECLINED", EXPIRED: "EXPIRED" },
  // A payout of the past that nobody has ended is not paid by itself.
  PAYOUT: { OPEN: "ACCEPTED", PAID: "PAID", FAILED: "REFUSED", EXPIRED: "REFUSED" },
} as const;

const toOrder = (order: Past[number]): NewOrder => ({
  id: order.providerRef,
  merchant: order.merchant,
  kind: order.kind,
  order_no: order.orderNo,
  method: "bank",
  amount: toMoney(order.amount),
  currency: order.currency,
  state: states[order.kind][order.status],
  digest: createHash("sha256").update(JSON.stringify(order)).digest("hex"),
  page: randomBytes(24).toString("base64url"),
  return_url: null,
  pay: { kind: "REDIRECT" },
  reason: order.reason === "" ? null : order.reason,
  expires_at: new Date(order.expiresAt),
  due_at: null,
  created_at: new Date(order.at),
});

/** Takes over the orders of a file once, where there is one; those that are known stay as they are. @throws ConfigError when it is no list of orders */
export async function takePast(db: Db, file: string): Promise<void> {
  let past: unknown;
  try {
    past = JSON.parse(readFileSync(file, "utf8"));
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ENOENT") return;
    throw new ConfigError("PAY_HOUSE_PAST: is not a file of JSON");
  }
  if (!Value.Check(Past, past)) throw new ConfigError("PAY_HOUSE_PAST: a list of orders");
  await addOrders(db, past.map(toOrder));
}
