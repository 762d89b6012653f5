import { createHash, randomBytes } from "node:crypto";
import { MoneyError, toMoney } from "@marquee/contract";
import { type Static, Type } from "typebox";
import { Value } from "typebox/value";
import type { House } from "../House.ts";
import { hasQr, toEmvQr } from "../qr/toEmvQr.ts";
import { Refusal } from "../Refusal.ts";
import { type Method, methods } from "./methods.ts";
import { addOrder, findOrder, type Order } from "./orderStore.ts";
import type { PayDetails } from "./PayDetails.ts";
import { toQuote } from "./toQuote.ts";

const common = {
  orderNo: Type.String({ pattern: "^[A-Za-z0-9-]{1,40}$" }),
  method: Type.String({ minLength: 1, maxLength: 20 }),
  /** A decimal text. */
  amount: Type.String({ minLength: 1, maxLength: 24 }),
  currency: Type.String({ pattern: "^[A-Z]{3,5}$" }),
};

const DepositRequest = Type.Object({
  ...common,
  returnUrl: Type.String({ minLength: 1, maxLength: 500 }),
  /** In milliseconds since the epoch; a day from now at the most. */
  expiresAt: Type.Integer({ minimum: 1 }),
});

const PayoutRequest = Type.Object({
  ...common,
  account: Type.String({ pattern: "^[A-Za-z0-9]{4,64}$" }),
  holder: Type.String({ minLength: 1, maxLength: 100 }),
});

/** How long a deposit may stay open. In milliseconds. */
const longest = 86_400_000;

type Deposit = Static<typeof DepositRequest>;

const isMethod = (text: string): text is Method => methods.some((method) => method === text);

function toAmount(text: string): bigint {
  try {
    const amount = toMoney(text);
    if (amount > 0n) return amount;
  } catch (error) {
    if (!(error instanceof MoneyError)) throw error;
  }
  throw new Refusal("request.invalid", "amount");
}

/** A text of capital letters and digits that a person can copy. */
const toReference = (id: string): string =>
  id
    .replaceAll(/[^A-Za-z0-9]/g, "")
    .slice(0, 20)
    .toUpperCase();

function toPay(method: Method, id: string, deposit: Deposit): PayDetails {
  const { amount, currency } = deposit;
  const reference = toReference(id);
  if (method === "bank-qr") {
    if (!hasQr(currency)) throw new Refusal("currency.unknown", "currency");
    return { kind: "QR", payload: toEmvQr({ currency, amount, reference }) };
  }
  if (method === "bank")
    return { kind: "BANK", bank: "Harbour Bank", account: "0071000123456", holder: "MARQUEE PAY HOUSE", reference };
  if (method === "crypto") {
    const address = `T${createHash("sha256").update(id).digest("hex").slice(0, 33)}`;
    return { kind: "CRYPTO", address, network: "TRC20", quote: toQuote(deposit, address) };
  }
  return { kind: "REDIRECT" };
}

function readRequest<Schema extends typeof DepositRequest | typeof PayoutRequest>(
  schema: Schema,
  rawBody: string,
): Static<Schema> {
  let body: unknown;
  try {
    body = JSON.parse(rawBody);
  } catch {
    throw new Refusal("request.invalid", "body");
  }
  if (Value.Check(schema, body)) return body;
  const [fault] = Value.Errors(schema, body);
  throw new Refusal("request.invalid", fault?.instancePath.slice(1) || "body");
}

const toDigest = (rawBody: string): string => createHash("sha256").update(rawBody).digest("hex");
const toId = (): string => `PH${randomBytes(12).toString("hex")}`;

/** The order that this very request has made before. @throws Refusal `order.conflict` for another request */
async function findSame(
  house: House,
  merchant: string,
  kind: Order["kind"],
  orderNo: string,
  digest: string,
): Promise<Order> {
  const known = await findOrder(house.db, { merchant, kind, orderNo });
  if (known === undefined || known.digest !== digest) throw new Refusal("order.conflict", "orderNo");
  return known;
}

/** Takes a deposit to be paid; the same request again gives the same order. @throws Refusal */
export async function createDeposit(house: House, merchantId: string, rawBody: string): Promise<Order> {
  const request = readRequest(DepositRequest, rawBody);
  const { orderNo, method, currency, returnUrl, expiresAt } = request;
  const amount = toAmount(request.amount);
  if (!isMethod(method)) throw new Refusal("method.unknown", "method");
  if (expiresAt > Date.now() + longest) throw new Refusal("request.invalid", "expiresAt");
  const back = URL.parse(returnUrl);
  if (back === null || house.merchants.get(merchantId)?.origins.includes(back.origin) !== true)
    throw new Refusal("request.invalid", "returnUrl");
  const [id, digest] = [toId(), toDigest(rawBody)];
  const made = await addOrder(house.db, {
    id,
    merchant: merchantId,
    kind: "DEPOSIT",
    order_no: orderNo,
    method,
    amount,
    currency,
    state: "OPEN",
    digest,
    page: randomBytes(24).toString("base64url"),
    return_url: back.href,
    pay: toPay(method, id, request),
    expires_at: new Date(expiresAt),
  });
  return made ?? findSame(house, merchantId, "DEPOSIT", orderNo, digest);
}

/** Takes a payout, which is paid after a while; one whose account ends with `000` is refused then. @throws Refusal */
export async function createPayout(house: House, merchantId: string, rawBody: string): Promise<Order> {
  const { orderNo, method, currency, account, amount } = readRequest(PayoutRequest, rawBody);
  const digest = toDigest(rawBody);
  const dueAt = new Date(Date.now() + house.payoutDelay);
  const made = await addOrder(house.db, {
    id: toId(),
    merchant: merchantId,
    kind: "PAYOUT",
    order_no: orderNo,
    method,
    amount: toAmount(amount),
    currency,
    state: "ACCEPTED",
    digest,
    page: randomBytes(24).toString("base64url"),
    return_url: null,
    // The last digits are all that is kept of an account.
    pay: { kind: "BANK", bank: "", account: account.slice(-4), holder: "", reference: "" },
    expires_at: dueAt,
    due_at: dueAt,
  });
  return made ?? findSame(house, merchantId, "PAYOUT", orderNo, digest);
}
