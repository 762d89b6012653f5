import { createHmac, timingSafeEqual } from "node:crypto";
import { toDecimal } from "@marquee/contract";
import type { CallProvider } from "./callProvider.ts";
import { toWay } from "./methodIds.ts";
import { type PaymentConnection, PaymentError } from "./PaymentProvider.ts";
import { readJson, toReport, toTaken } from "./providerAnswers.ts";

/** A callback is taken within five minutes of its timestamp. In seconds. */
const tolerance = 300;

/** Statuses below 500 after which asking again may help: a wrong clock or key, a slow line, a limit. */
const passing: readonly number[] = [401, 408, 425, 429];

/** A provider that speaks the protocol of docs/design/payment-protocol.md, and a merchant's account at it. */
export interface HttpProviderSettings {
  /** Stands in addresses of callbacks and before the names of methods. */
  readonly id: string;
  /** The merchant's code. */
  readonly merchant: string;
  /** Without a slash at its end, a query or a fragment. */
  readonly url: string;
  readonly secret: string;
  readonly call: CallProvider;
  /** Payers may be sent to a page without https: never in production. */
  readonly mayPlain: boolean;
}

const isSame = (ours: string, theirs: string): boolean => {
  const [left, right] = [Buffer.from(ours), Buffer.from(theirs)];
  return left.length === right.length && timingSafeEqual(left, right);
};

/** The code of a refusal; a page of some server between, which knows no orders, has none. */
function toCode(data: unknown): string | undefined {
  const code: unknown = Object(data).code;
  return typeof code === "string" ? code.slice(0, 100) : undefined;
}

function toError(status: number, data: unknown): PaymentError {
  const code = toCode(data);
  const isFinal = code !== undefined && status >= 400 && status < 500 && !passing.includes(status);
  return new PaymentError(`${status} ${code ?? ""}`, isFinal);
}

/** The connection to any provider that speaks the protocol. */
export function createHttpProvider({
  id,
  merchant,
  url,
  secret,
  call,
  mayPlain,
}: HttpProviderSettings): PaymentConnection {
  const sign = (timestamp: string, text: string): string =>
    createHmac("sha256", secret).update(`${timestamp}.${text}`).digest("hex");

  /** Asks the provider. @returns status and body; @throws PaymentError when there is no answer */
  async function ask(method: "GET" | "POST", path: string, body?: string): Promise<{ status: number; data: unknown }> {
    const timestamp = String(Math.floor(Date.now() / 1_000));
    const address = `${url}${path}`;
    const headers = {
      "content-type": "application/json",
      "pay-merchant": merchant,
      "pay-timestamp": timestamp,
      "pay-signature": sign(timestamp, body ?? new URL(address).pathname),
    };
    try {
      const { status, text } = await call(address, { method, headers, ...(body === undefined ? {} : { body }) });
      return { status, data: readJson(text) };
    } catch (error) {
      throw new PaymentError(error instanceof Error ? error.message : String(error), false);
    }
  }

  return {
    id,
    async createDeposit({ orderNo, methodId, amount, currency, returnUrl, expiresAt }) {
      // The same order asked again is the same text: the provider compares it.
      const body = { orderNo, method: toWay(id, methodId), amount: toDecimal(amount), currency, returnUrl };
      const { status, data } = await ask(
        "POST",
        "/v1/deposits",
        JSON.stringify({ ...body, expiresAt: expiresAt.getTime() }),
      );
      const taken = status === 200 ? toTaken(data) : undefined;
      if (taken === undefined || (!mayPlain && !taken.pay.url.startsWith("https://"))) throw toError(status, data);
      return { providerRef: taken.providerRef, pay: taken.pay };
    },
    async createPayout({ orderNo, methodId, amount, currency, place, account, holder }) {
      const method = toWay(id, methodId);
      const body = { orderNo, method, amount: toDecimal(amount), currency, place, account, holder };
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
      // Only the provider's own word: a payout that is not there is asked for again.
      if (status === 404 && toCode(data) === "order.unknown") return undefined;
      const report = status === 200 ? toReport(data) : undefined;
      // An answer about another order would move that order's money.
      if (report?.kind !== kind || report.orderNo !== orderNo) throw toError(status, data);
      return report;
    },
  };
}
