import type { CaseContext } from "./CaseContext.ts";

/** One requirement on a gateway, with its test. */
export type Case = {
  /** The number of a rule of contract 3.12.3, or a range of them. */
  readonly rule: string;
  readonly title: string;
  /** True when the case needs `Target.operate`. */
  readonly operator?: boolean;
  /** Runs the test. @throws ConformanceError when the gateway does not meet the requirement */
  readonly run: (context: CaseContext) => Promise<void>;
};
