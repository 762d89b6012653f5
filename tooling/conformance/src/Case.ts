import type { CaseContext } from "./CaseContext.ts";

/** One thing that a gateway must do. */
export type Case = {
  /** Rule of contract 3.12.3 by number, or the section it belongs to. */
  readonly rule: string;
  readonly title: string;
  /** The case needs an operator. */
  readonly operator?: boolean;
  /** Throws ConformanceError when the gateway does not do it. */
  readonly run: (context: CaseContext) => Promise<void>;
};
