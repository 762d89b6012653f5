import { scaleBand, scaleLinear } from "@visx/scale";
import { chartHeight, chartMargin } from "./ChartAxes.tsx";

/** The scales of a chart: named places side by side, and values from zero, or below it where some are. */
export function toChartScales(width: number, names: readonly string[], values: readonly number[]) {
  const { top, right, bottom, left } = chartMargin;
  const highest = Math.max(0, ...values);
  const lowest = Math.min(0, ...values);
  return {
    x: scaleBand<string>({ domain: [...names], range: [left, width - right], padding: 0.25 }),
    y: scaleLinear<number>({
      domain: [lowest, highest === lowest ? lowest + 1 : highest],
      range: [chartHeight - bottom, top],
      nice: true,
    }),
  };
}

/** Every n-th name, so that they do not touch each other. */
export function toShownNames(width: number, names: readonly string[], room: number): readonly string[] {
  const step = Math.max(1, Math.ceil((names.length * room) / Math.max(1, width)));
  return names.filter((_, index) => index % step === 0);
}
