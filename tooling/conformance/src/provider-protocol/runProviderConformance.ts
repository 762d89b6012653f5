import { openCallbackReceiver } from "../payments/openCallbackReceiver.ts";
import type { Result } from "../runConformance.ts";
import { callbackCases } from "./callbackCases.ts";
import { createCaller } from "./createCaller.ts";
import { orderCases } from "./orderCases.ts";
import type { ProviderCase, ProviderContext } from "./ProviderCase.ts";
import type { ProviderTarget } from "./ProviderTarget.ts";
import { signatureCases } from "./signatureCases.ts";

/** All cases, grouped by subject. */
export const listProviderCases = (): readonly ProviderCase[] => [...orderCases, ...signatureCases, ...callbackCases];

/** Options of a run. */
export type ProviderRunOptions = {
  /** Only the cases of these rules. */
  readonly rules?: readonly string[];
  /** Called after each case. */
  readonly onResult?: (result: Result) => void;
};

async function runCase(context: ProviderContext, { rule, title, needs, run }: ProviderCase): Promise<Result> {
  if (needs !== undefined && context.target.payoutMethod === undefined)
    return { rule, title, outcome: "not run", reason: "no method of payouts is given" };
  if (needs === "callbacks" && context.callbacks === undefined)
    return { rule, title, outcome: "not run", reason: "no port for callbacks is given" };
  try {
    await run(context);
    return { rule, title, outcome: "passed" };
  } catch (error) {
    return { rule, title, outcome: "failed", reason: error instanceof Error ? error.message : String(error) };
  }
}

/** Runs the cases against a provider, one after another; a failed case does not stop the others. */
export async function runProviderConformance(
  target: ProviderTarget,
  { rules, onResult }: ProviderRunOptions = {},
): Promise<readonly Result[]> {
  const callbacks = target.callbackPort === undefined ? undefined : await openCallbackReceiver(target.callbackPort);
  const results: Result[] = [];
  try {
    for (const each of listProviderCases().filter(({ rule }) => rules?.includes(rule) ?? true)) {
      const result = await runCase({ target, caller: createCaller(target), callbacks }, each);
      results.push(result);
      onResult?.(result);
    }
    return results;
  } finally {
    await callbacks?.close();
  }
}
