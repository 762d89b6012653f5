import { type DepositType, getCurrency, type PaymentMethod, type PayoutMethod } from "@marquee/contract";
import { toMethodId } from "./methodIds.ts";

/** The currencies with a scheme of codes for banking apps. */
const qrCurrencies: ReadonlySet<string> = new Set(["VND", "THB", "IDR", "PHP"]);

interface Way {
  readonly method: string;
  readonly type: DepositType;
  /** The least and the most, as multiples of the currency's small deposit. */
  readonly min: number;
  readonly max: number;
  readonly feeBasisPoints: number;
  readonly expectMinutes: number;
}

const ways: readonly Way[] = [
  { method: "bank-qr", type: "BANK_QR", min: 1, max: 2_000, feeBasisPoints: 0, expectMinutes: 2 },
  { method: "bank", type: "BANK", min: 2, max: 10_000, feeBasisPoints: 0, expectMinutes: 30 },
  { method: "wallet", type: "WALLET", min: 1, max: 500, feeBasisPoints: 0, expectMinutes: 1 },
  { method: "card", type: "CARD", min: 2, max: 1_000, feeBasisPoints: 150, expectMinutes: 1 },
  { method: "crypto", type: "CRYPTO", min: 10, max: 20_000, feeBasisPoints: 50, expectMinutes: 10 },
  { method: "voucher", type: "VOUCHER", min: 1, max: 100, feeBasisPoints: 0, expectMinutes: 1 },
];

/** The ways to pay at the pay-house in a currency. */
export function listPayHouseMethods(currency: string): readonly PaymentMethod[] {
  const unit = getCurrency(currency).smallDeposit;
  const toText = (times: number): string => `${unit * times}.00`;
  return ways
    .filter(({ type }) => type !== "BANK_QR" || qrCurrencies.has(currency))
    .map(({ method, type, min, max, feeBasisPoints, expectMinutes }) => ({
      methodId: toMethodId("PAY_HOUSE", method),
      type,
      currency,
      min: toText(min),
      max: toText(max),
      feeBasisPoints,
      expectMinutes,
      quickAmounts: [2, 4, 10, 20, 100].filter((times) => times >= min && times <= max).map(toText),
    }));
}

/** Banks of our own making, by currency; a real provider names the real ones. */
const banks: Readonly<Record<string, readonly string[]>> = {
  VND: ["Harbour Bank", "Lotus Commercial Bank", "Red River Bank"],
  THB: ["Chao Phraya Bank", "Siam Harbour Bank", "Golden Temple Bank"],
  IDR: ["Bank Nusa", "Bank Samudra"],
  PHP: ["Island Savings Bank", "Manila Harbour Bank"],
};

const payouts = [
  { method: "bank", type: "BANK", min: 2, max: 10_000, feeBasisPoints: 0, expectMinutes: 15 },
  { method: "wallet", type: "WALLET", min: 1, max: 500, feeBasisPoints: 100, expectMinutes: 5 },
  { method: "crypto", type: "CRYPTO", min: 10, max: 20_000, feeBasisPoints: 50, expectMinutes: 20 },
] as const;

/** The ways in which the pay-house pays out in a currency. */
export function listPayHousePayouts(currency: string): readonly PayoutMethod[] {
  const unit = getCurrency(currency).smallDeposit;
  const places = { BANK: banks[currency] ?? ["Harbour Bank"], WALLET: ["Harbour Wallet"], CRYPTO: ["TRC20", "ERC20"] };
  return payouts.map(({ method, type, min, max, feeBasisPoints, expectMinutes }) => ({
    methodId: toMethodId("PAY_HOUSE", method),
    type,
    currency,
    min: `${unit * min}.00`,
    max: `${unit * max}.00`,
    feeBasisPoints,
    expectMinutes,
    places: [...places[type]],
  }));
}
