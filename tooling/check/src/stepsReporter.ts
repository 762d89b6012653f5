import { writeFileSync } from "node:fs";

/** What this reporter needs of Playwright's steps. */
type Step = { readonly title: string; readonly category: string; readonly duration: number; readonly parent?: Step };

/** The environment variable with the file that the sums are written to: JSON, milliseconds by kind of step. */
export const stepsVariable = "MARQUEE_STEPS";

const mark = "set-up: ";

/** What a step of a journey prepares: what its title says after "set-up: ", or a page's load; undefined for the behaviour itself. */
function toKind({ title, category }: Step): string | undefined {
  if (title.startsWith(mark)) return title.slice(mark.length);
  return category === "pw:api" && /^(?:Navigate|Reload|page\.(?:goto|reload))/.test(title) ? "page loads" : undefined;
}

const isWithin = ({ parent }: Step): boolean =>
  parent !== undefined && (toKind(parent) !== undefined || isWithin(parent));

/** A reporter of Playwright's that adds up how long journeys prepare what they try, apart from the behaviour (`pnpm test --times`). */
export default function stepsReporter() {
  const sums: Record<string, number> = {};
  return {
    onStepEnd(_test: unknown, _result: unknown, step: Step): void {
      const kind = toKind(step);
      if (kind !== undefined && !isWithin(step)) sums[kind] = (sums[kind] ?? 0) + step.duration;
    },
    onEnd(): void {
      const file = process.env[stepsVariable];
      if (file !== undefined) writeFileSync(file, JSON.stringify(sums));
    },
    printsToStdio: () => false,
  };
}
