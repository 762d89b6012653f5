import { type Budget, type Figure, isWithin, toRatio } from "./Figure.ts";

const toNumber = (value: number): string =>
  value >= 1000 ? Math.round(value).toLocaleString("en") : String(Number(value.toPrecision(4)));

function toBudget({ of, atMost, atLeast }: Budget, unit: string): string {
  const show = (value: number): string => (of === "ratio" ? `${value.toFixed(2)} ×` : `${toNumber(value)} ${unit}`);
  return [
    ...(atMost === undefined ? [] : [`≤ ${show(atMost)}`]),
    ...(atLeast === undefined ? [] : [`≥ ${show(atLeast)}`]),
  ].join(", ");
}

function toVerdict(figure: Figure): string {
  if (figure.budget === undefined) return "";
  if (isWithin(figure)) return "kept";
  return figure.budget.isBinding ? "PAST" : "past (shown only)";
}

/** The figures as lines of one table: id, what, value, reference, ratio, budget, verdict. */
export function toTable(figures: readonly Figure[]): string[] {
  const head = ["", "what", "value", "reference", "ratio", "budget", ""];
  const rows = figures.map((figure) => {
    const ratio = toRatio(figure);
    const { reference, budget, unit } = figure;
    return [
      figure.id,
      figure.what,
      `${toNumber(figure.value)} ${unit}`,
      reference === undefined ? "" : `${toNumber(reference.value)} (${reference.what})`,
      ratio === undefined ? "" : `${ratio.toFixed(2)} ×`,
      budget === undefined ? "" : toBudget(budget, unit),
      toVerdict(figure),
    ];
  });
  const widths = head.map((_, column) => Math.max(...[head, ...rows].map((row) => row[column]?.length ?? 0)));
  return [head, ...rows].map((row) =>
    row
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join("  ")
      .trimEnd(),
  );
}
