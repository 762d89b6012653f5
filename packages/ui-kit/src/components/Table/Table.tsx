import { from, token } from "@marquee/design-tokens";
import type { ReactNode } from "react";
import { styled } from "styled-components";
import { visuallyHidden } from "../../styles/visuallyHidden.ts";

const Base = styled.table`
  display: block;
  inline-size: 100%;
  border-collapse: collapse;
  font-size: ${token("text.small")};
  > caption { ${visuallyHidden} }
  > thead { ${visuallyHidden} }
  > tbody { display: grid; gap: ${token("space.8")}; }
  > tbody > tr {
    display: grid;
    gap: ${token("space.4")};
    padding: ${token("space.12")} ${token("space.16")};
    border: 1px solid ${token("color.line")};
    border-radius: ${token("radius.card")};
    background: ${token("color.surface")};
  }
  > tbody > tr > td { display: flex; justify-content: space-between; gap: ${token("space.16")}; text-align: end; }
  > tbody > tr > td::before { content: attr(data-title); flex: none; color: ${token("color.muted")}; text-align: start; }
  @media ${from("tablet")} {
    display: table;
    > caption { display: table-caption; }
    > thead { display: table-header-group; position: static; inline-size: auto; block-size: auto; margin: 0; overflow: visible; clip-path: none; white-space: normal; }
    > tbody { display: table-row-group; }
    > tbody > tr { display: table-row; border: 0; background: none; }
    > tbody > tr:hover { background: ${token("color.hover")}; }
    th { padding: ${token("space.12")} ${token("space.16")}; color: ${token("color.muted")}; font-weight: ${token("weight.strong")}; text-align: start; white-space: nowrap; }
    > tbody > tr > td { display: table-cell; padding: ${token("space.12")} ${token("space.16")}; border-block-start: 1px solid ${token("color.line")}; text-align: start; }
    > tbody > tr > td::before { content: none; }
    th[data-align="end"], > tbody > tr > td[data-align="end"] { text-align: end; }
  }
`;

/** A column: its title and how it draws a row's cell. */
export interface TableColumn<Row> {
  readonly key: string;
  readonly title: string;
  readonly toCell: (row: Row) => ReactNode;
  /** `end` for numbers. */
  readonly align?: "start" | "end" | undefined;
}

/** The props of {@link Table}. */
export interface TableProps<Row> {
  /** What the table lists; read out, not shown. */
  readonly caption: string;
  readonly columns: readonly TableColumn<Row>[];
  readonly rows: readonly Row[];
  readonly toKey: (row: Row) => string;
}

/**
 * Rows of records. On a phone every row is a card with its titles beside the values; roles are written out because
 * `display` would take the table's meaning away.
 */
export function Table<Row>({ caption, columns, rows, toKey }: TableProps<Row>): ReactNode {
  return (
    <Base role="table">
      <caption>{caption}</caption>
      <thead role="rowgroup">
        <tr role="row">{columns.map(({ key, title, align }) => <th key={key} role="columnheader" scope="col" data-align={align}>{title}</th>)}</tr>
      </thead>
      <tbody role="rowgroup">
        {rows.map((row) => (
          <tr key={toKey(row)} role="row">{columns.map(({ key, title, align, toCell }) => <td key={key} role="cell" data-title={title} data-align={align}>{toCell(row)}</td>)}</tr>
        ))}
      </tbody>
    </Base>
  );
}
