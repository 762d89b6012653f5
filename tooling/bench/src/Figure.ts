/** One measured figure beside its reference and budget (performance.md "How"). */
export type Figure = {
  /** The budget's id: `B1`, `P3`, `F1`; or a word for what has none. */
  readonly id: string;
  readonly what: string;
  readonly value: number;
  /** `kB` = 1000 bytes of brotli 11. */
  readonly unit: string;
  /** Measured in the same run; the figure's ratio is `value / reference.value`. */
  readonly reference?: { readonly what: string; readonly value: number };
  readonly budget?: Budget;
};

/**
 * What the figure, or its ratio with the reference, may be. Only a binding budget turns the bench red: byte counts, node
 * counts, and ratios with a reference of the same run; absolute times drift with the machine and are only shown, unless they
 * are tens of times below what they may be.
 */
export type Budget = {
  readonly of: "value" | "ratio";
  readonly atMost?: number;
  readonly atLeast?: number;
  readonly isBinding: boolean;
};

/** The figure's ratio to its reference; undefined without one. */
export function toRatio({ value, reference }: Figure): number | undefined {
  return reference === undefined ? undefined : value / reference.value;
}

/** Whether the figure keeps its budget; a figure without one always does. */
export function isWithin(figure: Figure): boolean {
  const { budget } = figure;
  if (budget === undefined) return true;
  const measured = budget.of === "value" ? figure.value : (toRatio(figure) ?? Number.NaN);
  return (
    measured <= (budget.atMost ?? Number.POSITIVE_INFINITY) && measured >= (budget.atLeast ?? Number.NEGATIVE_INFINITY)
  );
}
