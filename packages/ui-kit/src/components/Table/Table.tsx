import { from, token } from "@marquee/design-tokens";
import type { ReactNode } from "react";
import { styled } from "styled-components";
import { visuallyHidden } from "../../styles/visuallyHidden.ts";
import { DownIcon, UpIcon } from "../Icon/icons.ts";

const Base = styled.div`
  inline-size: 100%;
  font-size: ${token("text.small")};
  [data-part="head"] button {
    display: inline-flex;
    align-items: center;
    gap: ${token("space.4")};
    min-block-size: ${token("layout.tap")};
    padding-inline: ${token("space.12")};
    border: ${token("button.border")} solid ${token("color.line")};
    border-radius: ${token("button.radius")};
    background: none;
    color: ${token("color.muted")};
    font-weight: ${token("weight.strong")};
    cursor: pointer;
    > svg { flex: none; visibility: hidden; }
    &:hover { color: ${token("color.text")}; }
  }
  [data-part="head"] [aria-sort] > button { color: ${token("color.text")}; > svg { visibility: visible; } }
  @media not ${from("tablet")} {
    [data-part="head"]:not([data-sort]), [role="columnheader"]:not(:has(> button)) { ${visuallyHidden} }
    [data-part="head"] > div { display: flex; flex-wrap: wrap; gap: ${token("space.8")}; padding-block-end: ${token("space.12")}; }
    [data-part="body"] { display: grid; gap: ${token("space.8")}; }
    [data-part="body"] > div {
      display: grid;
      gap: ${token("space.4")};
      padding: ${token("space.12")} ${token("space.16")};
      border: ${token("table.border")} solid ${token("color.line")};
      border-radius: ${token("table.radius")};
      background: ${token("color.surface")};
    }
    [role="cell"] { display: flex; justify-content: space-between; gap: ${token("space.16")}; text-align: end; overflow-wrap: anywhere; }
    [role="cell"]::before { content: attr(data-title); flex: none; color: ${token("color.muted")}; text-align: start; }
  }
  @media ${from("tablet")} {
    display: table;
    [data-part="head"] { display: table-header-group; position: sticky; inset-block-start: 0; z-index: 1; white-space: nowrap; background: ${token("color.bg")}; }
    [data-part="body"] { display: table-row-group; }
    [role="row"] { display: table-row; }
    [data-part="body"] > [role="row"]:hover { background: ${token("color.hover")}; }
    [role="columnheader"], [role="cell"] {
      display: table-cell;
      padding: ${token("space.12")} ${token("space.16")};
      border-block-end: ${token("table.border")} solid ${token("color.line")};
      text-align: start;
      &[data-align="end"] { text-align: end; }
      &[data-one-line] { white-space: nowrap; }
    }
    [role="columnheader"] { color: ${token("color.muted")}; font-weight: ${token("weight.strong")}; > button { min-block-size: ${token("button.heightSmall")}; margin: calc(-1 * ${token("space.8")}) calc(-1 * ${token("space.12")}); border: 0; } }
    [data-align="end"] > button { flex-direction: row-reverse; }
  }
`;

/** A column: its title and how it draws a row's cell. */
export interface TableColumn<Row> {
  /** Stays the same while rows change. */
  readonly key: string;
  /** Heads the column; on a phone it stands beside every value. */
  readonly title: string;
  /** Draws a row's value. */
  readonly toCell: (row: Row) => ReactNode;
  /** `end` for numbers. */
  readonly align?: "start" | "end" | undefined;
  /** Its words stay on one line, such as those of a time. */
  readonly isOneLine?: boolean | undefined;
  /** Its title is a button that sorts by it. */
  readonly sortable?: boolean | undefined;
}

/** By which column rows are sorted, and which way. */
export interface TableSort {
  /** The column's key. */
  readonly key: string;
  /** Small to large, or large to small. */
  readonly direction: "ascending" | "descending";
}

/** The props of {@link Table}. */
export interface TableProps<Row> {
  /** What the table lists; read out, not shown. */
  readonly caption: string;
  /** In the order in which they show. */
  readonly columns: readonly TableColumn<Row>[];
  /** In the order in which they show: whoever asked for another one brings them in it. */
  readonly rows: readonly Row[];
  /** A key that a row keeps. */
  readonly toKey: (row: Row) => string;
  /** The order that is in force. */
  readonly sort?: TableSort | undefined;
  /** The player asks for another order. A second press on a column turns it around. */
  readonly onSort?: ((sort: TableSort) => void) | undefined;
}

/**
 * Rows of records; its head stays in sight while they scroll. On a phone every row is a card with its titles beside the
 * values. Its roles are written out: a `<table>` loses its meaning to readers as soon as its display changes.
 */
export function Table<Row>({ caption, columns, rows, toKey, sort, onSort }: TableProps<Row>): ReactNode {
  const toHead = ({ key, title, align, sortable }: TableColumn<Row>): ReactNode => {
    const direction = sort?.key === key ? sort.direction : undefined;
    const turn = (): void => onSort?.({ key, direction: direction === "ascending" ? "descending" : "ascending" });
    const Arrow = direction === "descending" ? DownIcon : UpIcon;
    return (
      <div key={key} role="columnheader" data-align={align} aria-sort={direction}>
        {sortable && onSort ? (
          <button type="button" onClick={turn}>
            {title}
            <Arrow size={14} aria-hidden="true" />
          </button>
        ) : (
          title
        )}
      </div>
    );
  };
  return (
    <Base role="table" aria-label={caption}>
      <div
        role="rowgroup"
        data-part="head"
        data-sort={onSort && columns.some(({ sortable }) => sortable) ? true : undefined}
      >
        <div role="row">{columns.map(toHead)}</div>
      </div>
      {rows.length === 0 ? null : (
        <div role="rowgroup" data-part="body">
          {rows.map((row) => (
            <div key={toKey(row)} role="row">
              {columns.map(({ key, title, align, isOneLine, toCell }) => (
                <div key={key} role="cell" data-title={title} data-align={align} data-one-line={isOneLine || undefined}>
                  {toCell(row)}
                </div>
              ))}
            </div>
          ))}
        </div>
      )}
    </Base>
  );
}
