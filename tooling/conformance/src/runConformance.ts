import type { Case } from "./Case.ts";
import { betCases } from "./cases/betCases.ts";
import { createOrderCase } from "./cases/orderCases.ts";
import { recordCases } from "./cases/recordCases.ts";
import { retryCases } from "./cases/retryCases.ts";
import { roundCases } from "./cases/roundCases.ts";
import { sessionCases } from "./cases/sessionCases.ts";
import { signatureCases } from "./cases/signatureCases.ts";
import { createCaseContext } from "./CaseContext.ts";
import type { Target } from "./Target.ts";

/** The result of one case. */
export type Result = {
  readonly rule: string;
  readonly title: string;
  readonly outcome: "passed" | "failed" | "not run";
  /** Why it failed, or why it was not run. */
  readonly reason?: string;
};

/** The results of a run, and the number of calls it made. */
export type Report = { readonly results: readonly Result[]; readonly calls: number };

/**
 * Which orders of events a run tests: those with at most one duplicate of bet, win and rollback, all sequences of six events
 * (about six times as many calls), or none, only the cases by rule.
 */
export const orderChoices = ["usual", "all", "none"] as const;

/** One of {@link orderChoices}. */
export type Orders = (typeof orderChoices)[number];

/** Options of a run. */
export type RunOptions = {
  readonly orders?: Orders;
  /** Called after each case. */
  readonly onResult?: (result: Result) => void;
};

/** Runs all cases against a gateway, one after another; a failed case does not stop the others. */
export async function runConformance(target: Target, { orders = "usual", onResult }: RunOptions = {}): Promise<Report> {
  const context = createCaseContext(target);
  const results: Result[] = [];
  const cases = orders === "none" ? listCases() : [...listCases(), createOrderCase(orders === "all")];
  for (const each of cases) {
    const result =
      each.operator && !target.operate
        ? toNotRun(each)
        : await runCase(
            each,
            () => each.run(context),
            () => context.reopen(),
          );
    results.push(result);
    onResult?.(result);
  }
  return { results, calls: context.wallet.countCalls() };
}

/** All cases except the orders of events, grouped by subject. */
export function listCases(): readonly Case[] {
  return [...signatureCases, ...sessionCases, ...retryCases, ...roundCases, ...betCases, ...recordCases];
}

async function runCase(
  { rule, title }: Case,
  run: () => Promise<void>,
  recover: () => Promise<unknown>,
): Promise<Result> {
  try {
    await run();
    return { rule, title, outcome: "passed" };
  } catch (error) {
    // The next case needs a session, and the failed one may have left it ended.
    await recover().catch(() => undefined);
    return { rule, title, outcome: "failed", reason: error instanceof Error ? error.message : String(error) };
  }
}

function toNotRun({ rule, title }: Case): Result {
  return { rule, title, outcome: "not run", reason: "needs an operator" };
}
