import { Trans, useLingui } from "@lingui/react/macro";
import { token } from "@marquee/design-tokens";
import { Button, Heading, Table, type TableColumn } from "@marquee/ui-kit";
import { scaleBand, scaleLinear } from "@visx/scale";
import { Bar } from "@visx/shape";
import { useId, useState } from "react";
import { styled } from "styled-components";
import { useLanguage } from "../brand/TextsContext.ts";
import { toPeriodText } from "./toPeriodText.ts";
import { Wide } from "./Wide.ts";

const Base = styled.section`
  display: grid;
  gap: ${token("space.12")};
  min-inline-size: 0;
  > header { display: flex; flex-wrap: wrap; align-items: center; justify-content: space-between; gap: ${token("space.8")}; }
  > * { min-inline-size: 0; }
  svg { display: block; inline-size: 100%; block-size: 160px; }
  rect { fill: ${token("color.primary")}; }
  line { stroke: ${token("color.line")}; }
`;
const Ends = styled.div`
  display: flex;
  justify-content: space-between;
  gap: ${token("space.8")};
  color: ${token("color.muted")};
  font-size: ${token("text.label")};
  font-variant-numeric: tabular-nums;
`;

/** The bars are drawn in these units and stretched to the room there is; all words stand beside the picture. */
const [width, height] = [600, 160];

/** Bars by day, from zero up or down, and the table behind them, which says the same in numbers. */
export function DayChart<Row extends { readonly day: string }>({
  title,
  rows,
  toValue,
  columns,
}: {
  readonly title: string;
  readonly rows: readonly Row[];
  readonly toValue: (row: Row) => number;
  readonly columns: readonly TableColumn<Row>[];
}) {
  const { t } = useLingui();
  const { tag } = useLanguage();
  const id = useId();
  const [isTable, setTable] = useState(false);
  const values = rows.map(toValue);
  const [least, most] = [Math.min(0, ...values), Math.max(0, ...values)];
  const x = scaleBand({ domain: rows.map(({ day }) => day), range: [0, width], padding: 0.25 });
  const y = scaleLinear({ domain: [least, most === least ? 1 : most], range: [height - 1, 1] });
  const toDayText = (day: string): string => toPeriodText({ from: day, to: day }, tag);
  const [first, last] = [rows[0]?.day ?? "", rows.at(-1)?.day ?? ""];
  const table: readonly TableColumn<Row>[] = [
    { key: "day", title: t`Day`, toCell: ({ day }) => toDayText(day) },
    ...columns,
  ];
  return (
    <Base aria-labelledby={id}>
      <header>
        <Heading level={4} size="title" id={id}>
          {title}
        </Heading>
        <Button size="small" look="quiet" aria-pressed={isTable} onClick={() => setTable(!isTable)}>
          {isTable ? <Trans>Show as a chart</Trans> : <Trans>Show as a table</Trans>}
        </Button>
      </header>
      {isTable ? (
        <Wide aria-label={title}>
          <Table caption={title} columns={table} rows={rows.toReversed()} toKey={({ day }) => day} />
        </Wide>
      ) : (
        <>
          <svg viewBox={`0 0 ${width} ${height}`} preserveAspectRatio="none" aria-hidden="true">
            {rows.map((row, index) => {
              const value = values[index] ?? 0;
              const top = Math.min(y(value), y(0));
              return (
                <Bar key={row.day} x={x(row.day)} width={x.bandwidth()} y={top} height={Math.abs(y(value) - y(0))} />
              );
            })}
            <line x1={0} x2={width} y1={y(0)} y2={y(0)} vectorEffect="non-scaling-stroke" />
          </svg>
          <Ends>
            <span>{toDayText(first)}</span>
            <span>{toDayText(last)}</span>
          </Ends>
        </>
      )}
    </Base>
  );
}
