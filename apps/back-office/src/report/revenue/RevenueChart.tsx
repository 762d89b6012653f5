import { useLingui } from "@lingui/react/macro";
import type { Revenue, RevenueGroup, RevenueLine } from "@marquee/contract/staff";
import { token } from "@marquee/design-tokens";
import { formatMoney } from "@marquee/i18n";
import { Bar } from "@visx/shape";
import { styled } from "styled-components";
import { ChartAxes, chartHeight } from "../../chart/ChartAxes.tsx";
import { ChartFrame } from "../../chart/ChartFrame.tsx";
import { toChartScales, toShownNames } from "../../chart/toChartScales.ts";
import { type RevenueFigure, revenueFigures, useRevenueTexts } from "./useRevenueTexts.ts";

const Svg = styled.svg`
  rect { fill: ${token("color.primary")}; }
  rect[data-part="loss"] { fill: ${token("color.danger")}; }
`;

/** Bars for which a chart has room; the table has every line. */
const mostBars = 40;

/** So many letters have room below a bar. */
const mostLetters = 16;

const toShortName = (name: string): string =>
  name.length > mostLetters ? `${name.slice(0, mostLetters - 1).trimEnd()}…` : name;

/** A figure of the report by its lines, and the table behind it with all figures. */
export function RevenueChart({
  revenue: { lines },
  figure,
  by,
}: {
  readonly revenue: Revenue;
  readonly figure: RevenueFigure;
  readonly by: RevenueGroup;
}) {
  const { t, i18n } = useLingui();
  const { figures, groups, none } = useRevenueTexts();
  const [figureName, groupName] = [figures[figure], groups[by].toLocaleLowerCase(i18n.locale)];
  const title = t`${figureName} by ${groupName}`;
  const toName = ({ key, name }: RevenueLine): string => (key === "" ? none[by] : name);
  const isByTime = by === "day" || by === "cohort";
  const drawn = isByTime ? lines.slice(0, mostBars).toReversed() : lines.slice(0, mostBars);
  const values = drawn.map((line) => Number(line[figure]));
  return (
    <ChartFrame
      title={title}
      rows={lines}
      toKey={({ key }) => key}
      columns={[
        { key: "name", title: groups[by], toCell: toName },
        ...revenueFigures.map((name) => ({
          key: name,
          title: figures[name],
          align: "end" as const,
          toCell: (line: RevenueLine) => formatMoney(line[name], i18n.locale),
        })),
      ]}
      isEmpty={values.every((value) => value === 0)}
      renderChart={(width) => {
        // Names of two games may be the same, so that keys are the places.
        const keys = drawn.map(({ key }) => key);
        const { x, y } = toChartScales(width, keys, values);
        const names = new Map(drawn.map((line) => [line.key, toShortName(toName(line))]));
        const shown = new Set(toShownNames(width, keys, isByTime ? 96 : 120));
        return (
          <Svg width={width} height={chartHeight} role="img" aria-label={title}>
            <ChartAxes
              width={width}
              x={x}
              y={y}
              shownNames={keys.filter((key) => shown.has(key))}
              toNameText={(key) => names.get(key) ?? key}
              toValueText={(value) => i18n.number(value, { notation: "compact", maximumFractionDigits: 1 })}
            />
            {drawn.map((line, index) => {
              const value = values[index] ?? 0;
              return (
                <Bar
                  key={line.key}
                  data-part={value < 0 ? "loss" : "gain"}
                  x={x(line.key)}
                  width={x.bandwidth()}
                  y={Math.min(y(0), y(value))}
                  height={Math.abs(y(value) - y(0))}
                >
                  <title>{`${toName(line)}: ${formatMoney(line[figure], i18n.locale)}`}</title>
                </Bar>
              );
            })}
          </Svg>
        );
      }}
    />
  );
}
