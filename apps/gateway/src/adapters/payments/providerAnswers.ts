import { MoneyError, toMoney } from "@marquee/contract";
import { type Static, Type } from "typebox";
import { Value } from "typebox/value";
import type { PaymentReport } from "./PaymentProvider.ts";

const Text = (maxLength: number) => Type.String({ maxLength });
const Reference = Type.String({ minLength: 1, maxLength: 100 });
const Url = Type.String({ pattern: "^https?://", maxLength: 500 });

const Report = Type.Object({
  kind: Type.Enum(["DEPOSIT", "PAYOUT"]),
  orderNo: Text(40),
  providerRef: Reference,
  status: Type.Enum(["OPEN", "PAID", "FAILED", "EXPIRED"]),
  amount: Text(24),
  currency: Type.String({ pattern: "^[A-Z]{3,5}$" }),
  reason: Type.Optional(Text(200)),
});

const Taken = Type.Object({
  providerRef: Reference,
  pay: Type.Union([
    Type.Object({ kind: Type.Literal("REDIRECT"), url: Url }),
    Type.Object({ kind: Type.Literal("QR"), payload: Text(600), url: Url }),
    Type.Object({
      kind: Type.Literal("BANK"),
      bank: Text(200),
      account: Text(200),
      holder: Text(200),
      reference: Text(200),
      url: Url,
    }),
    Type.Object({
      kind: Type.Literal("CRYPTO"),
      address: Text(200),
      network: Text(100),
      quote: Type.Optional(
        Type.Object({
          coin: Type.String({ pattern: "^[A-Z0-9]{2,10}$" }),
          amount: Type.String({ pattern: "^[0-9]{1,20}(\\.[0-9]{1,18})?$" }),
          rate: Type.String({ pattern: "^[0-9]{1,15}(\\.[0-9]{1,12})?$" }),
          until: Type.Integer({ minimum: 1, maximum: 8.64e15 }),
          // Of a wallet app, and nothing that a browser runs or opens.
          uri: Type.String({
            pattern: "^(?!(?:javascript|data|vbscript|blob|file|https?):)[a-z][a-z0-9+.-]*:",
            maxLength: 500,
          }),
        }),
      ),
      url: Url,
    }),
  ]),
});

/**
 * A provider's text as JSON; undefined for anything else, and for what no database can store: NUL, and halves of surrogate pairs.
 */
export function readJson(text: string): unknown {
  try {
    const value: unknown = JSON.parse(text);
    return /\\u(?:0000|d[89a-f])/.test(JSON.stringify(value)) ? undefined : value;
  } catch {
    return undefined;
  }
}

/** How a deposit is paid, in an answer; undefined for anything that does not say it. */
export function toTaken(value: unknown): Static<typeof Taken> | undefined {
  return Value.Check(Taken, value) ? value : undefined;
}

/** The report in a body; undefined for anything that is none. */
export function toReport(value: unknown): PaymentReport | undefined {
  if (!Value.Check(Report, value)) return undefined;
  const { kind, orderNo, providerRef, status, currency, reason = "" } = value;
  try {
    return { kind, orderNo, providerRef, status, amount: toMoney(value.amount), currency, reason };
  } catch (error) {
    if (error instanceof MoneyError) return undefined;
    throw error;
  }
}
