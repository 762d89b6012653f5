import { createHmac } from "node:crypto";
import type { PayoutOrder } from "./PaymentAdapter.ts";
import type { ProviderDriver } from "./PaymentTarget.ts";

async function submit(url: string, form: URLSearchParams): Promise<void> {
  const response = await fetch(url, { method: "POST", redirect: "manual", body: form });
  if (response.status >= 400) throw new Error(`${url}: ${response.status}`);
}

const toDecimal = (units: bigint): string =>
  `${units / 10_000n}.${((units % 10_000n) / 100n).toString().padStart(2, "0")}`;

/** Drives the pay-house, the payment provider of our own that is faithful in everything that is not ordered otherwise. */
export function createPayHouseDriver(
  providerUrl: string,
  { merchant, secret, currency, site }: Readonly<Record<"merchant" | "secret" | "currency" | "site", string>>,
): ProviderDriver {
  return {
    toDeposit: (orderNo, amount, expiresAt) => ({
      orderNo,
      methodId: "PAY_HOUSE_WALLET",
      amount,
      currency,
      returnUrl: `${site}/member/depositv2?order=${orderNo}`,
      expiresAt,
    }),
    toPayout: (orderNo, amount, isRefused) => ({
      orderNo,
      methodId: "PAY_HOUSE_BANK",
      amount,
      currency,
      place: "Harbour Bank",
      account: isRefused ? "0071000123000" : "0071000123456",
      holder: "Ann Example",
    }),
    pay: (shown, isDeclined = false) => {
      const url: unknown = Reflect.get(shown, "url");
      return submit(String(url), new URLSearchParams({ act: isDeclined ? "decline" : "pay" }));
    },
    setFaults: (faults) =>
      submit(
        `${providerUrl}/panel/faults`,
        new URLSearchParams([["merchant", merchant], ...faults.map((fault): [string, string] => ["fault", fault])]),
      ),
    createPayout: async ({ orderNo, amount, account, holder }: PayoutOrder) => {
      const body = JSON.stringify({ orderNo, method: "bank", amount: toDecimal(amount), currency, account, holder });
      const timestamp = String(Math.floor(Date.now() / 1_000));
      const response = await fetch(`${providerUrl}/v1/payouts`, {
        method: "POST",
        headers: {
          "content-type": "application/json",
          "pay-merchant": merchant,
          "pay-timestamp": timestamp,
          "pay-signature": createHmac("sha256", secret).update(`${timestamp}.${body}`).digest("hex"),
        },
        body,
      });
      if (!response.ok) throw new Error(`the provider takes no payout: ${response.status}`);
    },
  };
}
