import { AxisBottom, AxisLeft } from "@visx/axis";
import type { scaleBand, scaleLinear } from "@visx/scale";

/** The room around a chart in which its axes stand, in CSS pixels. */
export const chartMargin = { top: 8, right: 8, bottom: 24, left: 56 } as const;

/** Every chart has this height. */
export const chartHeight = 220;

type Bands = ReturnType<typeof scaleBand<string>>;
type Values = ReturnType<typeof scaleLinear<number>>;

interface Tick {
  readonly x: number;
  readonly y: number;
  readonly formattedValue: string | undefined;
}

// The library's own texts measure themselves in an element that they add to the page.
const SideTick = ({ x, y, formattedValue }: Tick) => (
  <text x={x} y={y} dy="0.3em" textAnchor="end">
    {formattedValue}
  </text>
);
const BottomTick = ({ x, y, formattedValue }: Tick) => (
  <text x={x} y={y} textAnchor="middle">
    {formattedValue}
  </text>
);

/** The axes of a chart: names below, values and their lines at the side. */
export function ChartAxes({
  width,
  x,
  y,
  shownNames,
  toNameText = (name) => name,
  toValueText,
}: {
  readonly width: number;
  readonly x: Bands;
  readonly y: Values;
  /** Those for which there is room. */
  readonly shownNames: readonly string[];
  /** How a name is written, where it is no text itself. */
  readonly toNameText?: (name: string) => string;
  readonly toValueText: (value: number) => string;
}) {
  const { right, bottom, left } = chartMargin;
  const ticks = y.ticks(4);
  return (
    <>
      {ticks.map((value) => (
        <line key={value} data-part="grid" x1={left} x2={width - right} y1={y(value)} y2={y(value)} />
      ))}
      <AxisLeft
        left={left}
        scale={y}
        tickValues={ticks}
        hideAxisLine
        hideTicks
        tickComponent={SideTick}
        tickFormat={(value) => toValueText(Number(value))}
      />
      <AxisBottom
        top={chartHeight - bottom}
        scale={x}
        tickValues={[...shownNames]}
        hideAxisLine
        hideTicks
        tickFormat={toNameText}
        tickComponent={BottomTick}
      />
    </>
  );
}
