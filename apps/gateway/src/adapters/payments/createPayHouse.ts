import { createHmac, timingSafeEqual } from "node:crypto";
import { MoneyError, toDecimal, toMoney } from "@marquee/contract";
import { Type } from "typebox";
import { Value } from "typebox/value";
import { listPayHouseMethods, listPayHousePayouts, toPayHouseMethod } from "./payHouseMethods.ts";
import { PaymentError, type PaymentProvider, type PaymentReport } from "./PaymentProvider.ts";

/** Where a merchant's account at the pay-house is. */
export interface PayHouseSettings {
  readonly url: string;
  readonly secret: string;
}

const timeout = 10_000;
/** A callback is taken within five minutes of its timestamp. In seconds. */
const tolerance = 300;

const Report = Type.Object({
  kind: Type.Enum(["DEPOSIT", "PAYOUT"]),
  orderNo: Type.String({ maxLength: 40 }),
  providerRef: Type.String({ minLength: 1, maxLength: 100 }),
  status: Type.Enum(["OPEN", "PAID", "FAILED", "EXPIRED"]),
  amount: Type.String({ maxLength: 24 }),
  currency: Type.String({ pattern: "^[A-Z]{3,5}$" }),
  reason: Type.Optional(Type.String({ maxLength: 200 })),
});

const Url = Type.String({ pattern: "^https?://", maxLength: 500 });
const Taken = Type.Object({
  providerRef: Type.String({ minLength: 1, maxLength: 100 }),
  pay: Type.Union([
    Type.Object({ kind: Type.Literal("REDIRECT"), url: Url }),
    Type.Object({ kind: Type.Literal("QR"), payload: Type.String({ maxLength: 600 }), url: Url }),
    Type.Object({
      kind: Type.Literal("BANK"),
      bank: Type.String(),
      account: Type.String(),
      holder: Type.String(),
      reference: Type.String(),
      url: Url,
    }),
    Type.Object({
      kind: Type.Literal("CRYPTO"),
      address: Type.String(),
      network: Type.String(),
      quote: Type.Optional(
        Type.Object({
          coin: Type.String({ pattern: "^[A-Z0-9]{2,10}$" }),
          amount: Type.String({ pattern: "^[0-9]{1,20}(\\.[0-9]{1,18})?$" }),
          rate: Type.String({ pattern: "^[0-9]{1,15}(\\.[0-9]{1,12})?$" }),
          until: Type.Integer({ minimum: 1, maximum: 8.64e15 }),
          uri: Type.String({ pattern: "^[a-z][a-z0-9+.-]*:", maxLength: 500 }),
        }),
      ),
      url: Url,
    }),
  ]),
});

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** The report in a body; undefined for anything that is none. */
function toReport(value: unknown): PaymentReport | undefined {
  if (!Value.Check(Report, value)) return undefined;
  const { kind, orderNo, providerRef, status, currency, reason = "" } = value;
  try {
    return { kind, orderNo, providerRef, status, amount: toMoney(value.amount), currency, reason };
  } catch (error) {
    if (error instanceof MoneyError) return undefined;
    throw error;
  }
}

const isSame = (ours: string, theirs: string): boolean => {
  const [left, right] = [Buffer.from(ours), Buffer.from(theirs)];
  return left.length === right.length && timingSafeEqual(left, right);
};

/** The payment provider of this machine (`apps/pay-house`), for one merchant. */
export function createPayHouse(merchant: string, { url, secret }: PayHouseSettings): PaymentProvider {
  const sign = (timestamp: string, text: string): string =>
    createHmac("sha256", secret).update(`${timestamp}.${text}`).digest("hex");

  /** Asks the provider. @returns status and body; @throws PaymentError when there is no answer */
  async function ask(method: "GET" | "POST", path: string, body?: string): Promise<{ status: number; data: unknown }> {
    const timestamp = String(Math.floor(Date.now() / 1_000));
    const headers = {
      "content-type": "application/json",
      "pay-merchant": merchant,
      "pay-timestamp": timestamp,
      "pay-signature": sign(timestamp, body ?? path),
    };
    try {
      const response = await fetch(`${url}${path}`, {
        method,
        headers,
        ...(body === undefined ? {} : { body }),
        redirect: "error",
        signal: AbortSignal.timeout(timeout),
      });
      return { status: response.status, data: readJson(await response.text()) };
    } catch (error) {
      throw new PaymentError(error instanceof Error ? error.message : String(error), false);
    }
  }

  const toError = (status: number, data: unknown): PaymentError =>
    // A wrong clock or key, a limit and a fault of theirs pass; any other refusal stays.
    new PaymentError(
      `${status} ${String(Object(data).code ?? "")}`,
      status >= 400 && status < 500 && ![401, 429].includes(status),
    );

  return {
    id: "PAY_HOUSE",
    listMethods: listPayHouseMethods,
    async createDeposit({ orderNo, methodId, amount, currency, returnUrl, expiresAt }) {
      // The same order asked again is the same text: the provider compares it.
      const body = { orderNo, method: toPayHouseMethod(methodId), amount: toDecimal(amount), currency, returnUrl };
      const { status, data } = await ask(
        "POST",
        "/v1/deposits",
        JSON.stringify({ ...body, expiresAt: expiresAt.getTime() }),
      );
      if (status === 200 && Value.Check(Taken, data)) return { providerRef: data.providerRef, pay: data.pay };
      throw toError(status, data);
    },
    listPayoutMethods: listPayHousePayouts,
    async createPayout({ orderNo, methodId, amount, currency, account, holder }) {
      const body = {
        orderNo,
        method: toPayHouseMethod(methodId),
        amount: toDecimal(amount),
        currency,
        account,
        holder,
      };
      const { status, data } = await ask("POST", "/v1/payouts", JSON.stringify(body));
      const report = status === 200 ? toReport(data) : undefined;
      if (report === undefined) throw toError(status, data);
      return { providerRef: report.providerRef };
    },
    readCallback(headers, rawBody, now) {
      const { "pay-merchant": from, "pay-timestamp": timestamp = "", "pay-signature": signature = "" } = headers;
      if (from !== merchant || !/^[0-9]{1,12}$/.test(timestamp)) return undefined;
      if (Math.abs(now / 1_000 - Number(timestamp)) > tolerance || !isSame(sign(timestamp, rawBody), signature))
        return undefined;
      return toReport(readJson(rawBody));
    },
    async query(kind, orderNo) {
      const path = `/v1/${kind === "DEPOSIT" ? "deposits" : "payouts"}/${encodeURIComponent(orderNo)}`;
      const { status, data } = await ask("GET", path);
      if (status === 404) return undefined;
      const report = status === 200 ? toReport(data) : undefined;
      // An answer about another order would move that order's money.
      if (report?.kind !== kind || report.orderNo !== orderNo) throw toError(status, data);
      return report;
    },
  };
}
