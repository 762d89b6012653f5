import { useLingui } from "@lingui/react/macro";
import type { Overview } from "@marquee/contract/staff";
import { token } from "@marquee/design-tokens";
import { Bar } from "@visx/shape";
import { styled } from "styled-components";
import { ChartAxes, chartHeight } from "../../chart/ChartAxes.tsx";
import { ChartFrame } from "../../chart/ChartFrame.tsx";
import { toChartScales, toShownNames } from "../../chart/toChartScales.ts";
import { type DrawnFigure, toDrawn, useAxisText, useFigureNames, useFigureText } from "./useFigures.ts";

const Svg = styled.svg`
  rect { fill: ${token("color.primary")}; }
  rect[data-part="today"] { opacity: 0.55; }
  rect[data-part="loss"] { fill: ${token("color.danger")}; }
`;

/** A figure by days: the fourteen days before today, and today so far. */
export function DayChart({
  overview: { days },
  figure,
}: {
  readonly overview: Overview;
  readonly figure: DrawnFigure;
}) {
  const { t, i18n } = useLingui();
  const figureNames = useFigureNames();
  const toText = useFigureText();
  const toAxisText = useAxisText();
  const figureName = figureNames[figure];
  const title = t`${figureName} by days`;
  // The day itself has no zone: noon in UTC is that day everywhere it is written in UTC.
  const toName = (day: string): string =>
    i18n.date(new Date(`${day}T12:00:00Z`), { day: "2-digit", month: "2-digit", timeZone: "UTC", calendar: "gregory" });
  const values = days.map((day) => toDrawn(day, figure));
  const last = days.at(-1)?.day;
  const toCell = (of: (typeof days)[number]): string => toText(of[figure]);
  return (
    <ChartFrame
      title={title}
      rows={days.toReversed()}
      toKey={({ day }) => day}
      columns={[
        { key: "day", title: t`Day`, toCell: ({ day }) => (day === last ? t`Today so far` : toName(day)) },
        { key: "figure", title: figureName, align: "end", toCell },
      ]}
      isEmpty={values.every((value) => value === 0)}
      renderChart={(width) => {
        const names = days.map(({ day }) => toName(day));
        const { x, y } = toChartScales(width, names, values);
        return (
          <Svg width={width} height={chartHeight} role="img" aria-label={title}>
            <ChartAxes width={width} x={x} y={y} shownNames={toShownNames(width, names, 56)} toValueText={toAxisText} />
            {days.map((day) => {
              const value = toDrawn(day, figure);
              const part = value < 0 ? "loss" : day.day === last ? "today" : "day";
              return (
                <Bar
                  key={day.day}
                  data-part={part}
                  x={x(toName(day.day))}
                  width={x.bandwidth()}
                  y={Math.min(y(0), y(value))}
                  height={Math.abs(y(value) - y(0))}
                />
              );
            })}
          </Svg>
        );
      }}
    />
  );
}
