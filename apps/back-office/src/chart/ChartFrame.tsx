import { Trans } from "@lingui/react/macro";
import { token } from "@marquee/design-tokens";
import { Button, Heading, Table, type TableColumn, Text } from "@marquee/ui-kit";
import { type ReactNode, useId, useState } from "react";
import { styled } from "styled-components";
import { useWidth } from "./useWidth.ts";
import { Wide } from "./Wide.ts";

const Base = styled.section`
  display: grid;
  align-content: start;
  gap: ${token("space.12")};
  min-inline-size: 0;
  padding: ${token("space.16")};
  border: ${token("stroke.thin")} solid ${token("color.line")};
  border-radius: ${token("radius.card")};
  background: ${token("color.surface")};
  > header { display: flex; flex-wrap: wrap; align-items: center; justify-content: space-between; gap: ${token("space.8")}; }
  > * { min-inline-size: 0; }
  svg { display: block; overflow: visible; }
  svg text { fill: ${token("color.muted")}; font-size: ${token("text.caption")}; font-variant-numeric: tabular-nums; }
  svg [data-part="grid"] { stroke: ${token("color.line")}; }
`;

/** A chart with its title, and the table behind it, which says the same in numbers. */
export function ChartFrame<Row>({
  title,
  columns,
  rows,
  toKey,
  renderChart,
  isEmpty,
  children,
}: {
  readonly title: string;
  readonly columns: readonly TableColumn<Row>[];
  readonly rows: readonly Row[];
  readonly toKey: (row: Row) => string;
  /** All values are zero: there is nothing to draw. */
  readonly isEmpty: boolean;
  /** Draws the chart in a width of CSS pixels. */
  readonly renderChart: (width: number) => ReactNode;
  /** The legend. */
  readonly children?: ReactNode;
}) {
  const id = useId();
  const [isTable, setTable] = useState(false);
  const [ref, width] = useWidth<HTMLDivElement>();
  return (
    <Base aria-labelledby={id}>
      <header>
        <Heading level={2} size="title" id={id}>
          {title}
        </Heading>
        <Button size="small" look="quiet" aria-pressed={isTable} onClick={() => setTable(!isTable)}>
          {isTable ? <Trans>Show as a chart</Trans> : <Trans>Show as a table</Trans>}
        </Button>
      </header>
      <div ref={ref}>
        {isTable ? (
          <Wide aria-label={title}>
            <Table caption={title} columns={columns} rows={rows} toKey={toKey} />
          </Wide>
        ) : isEmpty ? (
          <Text tone="muted">
            <Trans>There is nothing to draw yet.</Trans>
          </Text>
        ) : width > 0 ? (
          renderChart(width)
        ) : null}
      </div>
      {isTable || isEmpty ? null : children}
    </Base>
  );
}
