import type { Result } from "../runConformance.ts";
import { callbackCases } from "./callbackCases.ts";
import { depositCases } from "./depositCases.ts";
import { openCallbackReceiver } from "./openCallbackReceiver.ts";
import { openLossyProxy } from "./openLossyProxy.ts";
import type { PaymentCase, PaymentContext } from "./PaymentCase.ts";
import type { PaymentTarget } from "./PaymentTarget.ts";
import { payoutCases } from "./payoutCases.ts";
import { queryCases } from "./queryCases.ts";

/** All cases, grouped by subject. */
export const listPaymentCases = (): readonly PaymentCase[] => [
  ...depositCases,
  ...queryCases,
  ...callbackCases,
  ...payoutCases,
];

/** Options of a run. */
export type PaymentRunOptions = {
  /** Only the cases of these rules. */
  readonly rules?: readonly string[];
  /** Called after each case. */
  readonly onResult?: (result: Result) => void;
};

async function runCase(context: PaymentContext, { rule, title, payouts, run }: PaymentCase): Promise<Result> {
  if (payouts === true && context.adapter.createPayout === undefined)
    return { rule, title, outcome: "not run", reason: "the adapter makes no payouts" };
  try {
    context.proxy.setLoss({ kind: "pass" });
    await context.driver.setFaults([]);
    await run(context);
    return { rule, title, outcome: "passed" };
  } catch (error) {
    return { rule, title, outcome: "failed", reason: error instanceof Error ? error.message : String(error) };
  }
}

/** Runs the cases against an adapter and a real provider, one after another; a failed case does not stop the others. */
export async function runPaymentConformance(
  target: PaymentTarget,
  { rules, onResult }: PaymentRunOptions = {},
): Promise<readonly Result[]> {
  const proxy = await openLossyProxy(target.providerUrl);
  const callbacks = await openCallbackReceiver(target.callbackPort);
  const { driver, merchant, secret } = target;
  const adapter = target.createAdapter(merchant, { url: proxy.url, secret });
  const results: Result[] = [];
  try {
    for (const each of listPaymentCases().filter(({ rule }) => rules?.includes(rule) ?? true)) {
      const result = await runCase({ target, adapter, driver, proxy, callbacks }, each);
      results.push(result);
      onResult?.(result);
    }
    return results;
  } finally {
    await driver.setFaults([]);
    await proxy.close();
    await callbacks.close();
  }
}
