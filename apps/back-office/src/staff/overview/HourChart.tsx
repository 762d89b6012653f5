import { useLingui } from "@lingui/react/macro";
import type { Overview, OverviewHour } from "@marquee/contract/staff";
import { token } from "@marquee/design-tokens";
import { LinePath } from "@visx/shape";
import { styled } from "styled-components";
import { ChartAxes, chartHeight } from "../../chart/ChartAxes.tsx";
import { ChartFrame } from "../../chart/ChartFrame.tsx";
import { toChartScales, toShownNames } from "../../chart/toChartScales.ts";
import { type DrawnFigure, toDrawn, useAxisText, useFigureNames, useFigureText } from "./useFigures.ts";

const Svg = styled.svg`
  path { fill: none; stroke-width: 2; stroke-linejoin: round; stroke-linecap: round; }
  [data-line="today"] { stroke: ${token("color.primary")}; stroke-width: 3; }
  [data-line="yesterday"] { stroke: ${token("color.accent")}; }
  [data-line="lastWeek"] { stroke: ${token("color.muted")}; stroke-dasharray: 4 5; }
`;
const Legend = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${token("space.4")} ${token("space.16")};
  font-size: ${token("text.label")};
  > li { display: flex; align-items: center; gap: ${token("space.8")}; }
  > li::before { content: ""; inline-size: 24px; border-block-start: 3px solid ${token("color.primary")}; }
  > [data-line="yesterday"]::before { border-color: ${token("color.accent")}; border-width: 2px; }
  > [data-line="lastWeek"]::before { border-color: ${token("color.muted")}; border-style: dashed; border-width: 2px; }
`;

const toName = (hour: number): string => `${String(hour).padStart(2, "0")}:00`;
const names = Array.from({ length: 24 }, (_, hour) => toName(hour));

/** A figure by hours: today beside yesterday and the same weekday of last week. */
export function HourChart({ overview, figure }: { readonly overview: Overview; readonly figure: DrawnFigure }) {
  const { t } = useLingui();
  const figureNames = useFigureNames();
  const toText = useFigureText();
  const toAxisText = useAxisText();
  const { today, yesterday, lastWeek, at, timeZone } = overview;
  const hourNow = Number(new Intl.DateTimeFormat("en", { hour: "2-digit", hourCycle: "h23", timeZone }).format(at));
  const lines = [
    { key: "lastWeek", name: t`Same weekday last week`, hours: lastWeek.hours },
    { key: "yesterday", name: t`Yesterday`, hours: yesterday.hours },
    // Of today there is nothing to say yet about later hours.
    { key: "today", name: t`Today`, hours: today.hours.filter(({ hour }) => hour <= hourNow) },
  ];
  const cell =
    (hours: readonly OverviewHour[]) =>
    (hour: number): string => {
      const found = hours.find((each) => each.hour === hour);
      return found === undefined ? "–" : toText(found[figure]);
    };
  const values = lines.flatMap(({ hours }) => hours.map((hour) => toDrawn(hour, figure)));
  const figureName = figureNames[figure];
  const title = t`${figureName} by hours`;
  return (
    <ChartFrame
      title={title}
      rows={today.hours.map(({ hour }) => hour)}
      toKey={String}
      columns={[
        { key: "hour", title: t`Hour`, toCell: toName },
        ...lines
          .toReversed()
          .map(({ key, name, hours }) => ({ key, title: name, align: "end" as const, toCell: cell(hours) })),
      ]}
      isEmpty={values.every((value) => value === 0)}
      renderChart={(width) => {
        const { x, y } = toChartScales(width, names, values);
        return (
          <Svg width={width} height={chartHeight} role="img" aria-label={title}>
            <ChartAxes width={width} x={x} y={y} shownNames={toShownNames(width, names, 48)} toValueText={toAxisText} />
            {lines.map(({ key, hours }) => (
              <LinePath
                key={key}
                data-line={key}
                data={[...hours]}
                x={({ hour }) => (x(toName(hour)) ?? 0) + x.bandwidth() / 2}
                y={(hour) => y(toDrawn(hour, figure))}
              />
            ))}
          </Svg>
        );
      }}
    >
      <Legend>
        {lines.toReversed().map(({ key, name }) => (
          <li key={key} data-line={key}>
            {name}
          </li>
        ))}
      </Legend>
    </ChartFrame>
  );
}
