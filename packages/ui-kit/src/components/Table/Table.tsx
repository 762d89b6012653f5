import { from, token } from "@marquee/design-tokens";
import type { ReactNode } from "react";
import { styled } from "styled-components";
import { visuallyHidden } from "../../styles/visuallyHidden.ts";

const Base = styled.div`
  inline-size: 100%;
  font-size: ${token("text.small")};
  > [data-part="head"] { ${visuallyHidden} }
  > [data-part="body"] { display: grid; gap: ${token("space.8")}; }
  > [data-part="body"] > div {
    display: grid;
    gap: ${token("space.4")};
    padding: ${token("space.12")} ${token("space.16")};
    border: 1px solid ${token("color.line")};
    border-radius: ${token("radius.card")};
    background: ${token("color.surface")};
    > div { display: flex; justify-content: space-between; gap: ${token("space.16")}; text-align: end; }
    > div::before { content: attr(data-title); flex: none; color: ${token("color.muted")}; text-align: start; }
  }
  @media ${from("tablet")} {
    display: table;
    > [data-part="head"] { display: table-header-group; position: static; margin: 0; overflow: visible; clip-path: none; white-space: nowrap; }
    > [data-part="head"] > div > div { color: ${token("color.muted")}; font-weight: ${token("weight.strong")}; }
    > [data-part="body"] { display: table-row-group; }
    > div > div { display: table-row; }
    > [data-part="body"] > div { display: table-row; background: none; }
    > [data-part="body"] > div:hover { background: ${token("color.hover")}; }
    > div > div > div, > [data-part="body"] > div > div {
      display: table-cell;
      padding: ${token("space.12")} ${token("space.16")};
      border-block-end: 1px solid ${token("color.line")};
      text-align: start;
    }
    > [data-part="body"] > div > div::before { content: none; }
    > div > div > [data-align="end"][data-align] { text-align: end; }
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
 * Rows of records. On a phone every row is a card with its titles beside the values. Its roles are written out: a
 * `<table>` loses its meaning to readers as soon as its display changes.
 */
export function Table<Row>({ caption, columns, rows, toKey }: TableProps<Row>): ReactNode {
  return (
    <Base role="table" aria-label={caption}>
      <div role="rowgroup" data-part="head">
        <div role="row">{columns.map(({ key, title, align }) => <div key={key} role="columnheader" data-align={align}>{title}</div>)}</div>
      </div>
      <div role="rowgroup" data-part="body">
        {rows.map((row) => (
          <div key={toKey(row)} role="row">{columns.map(({ key, title, align, toCell }) => <div key={key} role="cell" data-title={title} data-align={align}>{toCell(row)}</div>)}</div>
        ))}
      </div>
    </Base>
  );
}
