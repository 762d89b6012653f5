import { type RawBuilder, sql } from "kysely";
import type { FoundOrderFilter, OrderFilter, OrderPlace } from "./OrderFilter.ts";
import type { OrderKind, OrderRow } from "./OrderKind.ts";

/** Each order of a list: the column that leads, whether it falls, and what a place holds of it. */
const sorts = {
  newest: { column: "created_at", falls: true, type: "timestamptz" },
  oldest: { column: "created_at", falls: false, type: "timestamptz" },
  largest: { column: "amount", falls: true, type: "int8" },
  smallest: { column: "amount", falls: false, type: "int8" },
} as const;

const toSort = ({ sort = "newest" }: Pick<OrderFilter, "sort">) => sorts[sort];

/** Whether a list is ordered by amounts. */
export const isByAmount = (filter: Pick<OrderFilter, "sort">): boolean =>
  filter.sort === "largest" || filter.sort === "smallest";

/** What a page that begins behind this order is told. */
export function toPlace(
  order: Pick<OrderRow, "created_at" | "amount">,
  orderNo: string,
  filter: OrderFilter,
): OrderPlace {
  return {
    value: isByAmount(filter) ? String(order.amount) : order.created_at.toISOString(),
    orderNo,
  };
}

/** The conditions of a filter and of a place in its order, on a table that the statement calls `o`. */
export function toConditions<Order extends OrderRow>(
  { table, number, references, choices }: Pick<OrderKind<Order, never>, "table" | "number" | "references" | "choices">,
  tenantId: string,
  filter: FoundOrderFilter,
  after: OrderPlace | undefined,
): readonly RawBuilder<boolean>[] {
  const { state, number: wanted, memberId, from, to, timeZone, min, max } = filter;
  const own = (column: string): RawBuilder<unknown> => sql.ref(`o.${column}`);
  const parts: RawBuilder<boolean>[] = [];
  if (state !== undefined) parts.push(sql`o.state = ${state}`);
  if (wanted !== undefined) {
    // Our numbers have capitals, however they are typed.
    const typed = sql.join([wanted.trim(), wanted.trim().toUpperCase()]);
    // One look into the index of each number: of an "or" the database may read the whole table.
    const numbers = [number, ...references].map(
      (column) => sql`select n.${sql.ref(number)} from ${sql.table(table)} n
        where n.tenant_id = ${tenantId} and n.${sql.ref(column)} in (${typed})`,
    );
    parts.push(sql`${own(number)} in (${sql.join(numbers, sql` union all `)})`);
  }
  if (memberId !== undefined) parts.push(sql`o.member_id = ${memberId}`);
  if (from !== undefined) parts.push(sql`o.created_at >= ${from}::date::timestamp at time zone ${timeZone}`);
  if (to !== undefined) parts.push(sql`o.created_at < (${to}::date + 1)::timestamp at time zone ${timeZone}`);
  if (min !== undefined) parts.push(sql`o.amount >= ${min}`);
  if (max !== undefined) parts.push(sql`o.amount <= ${max}`);
  for (const [name, value] of Object.entries(filter.choices ?? {})) {
    const column = Object.hasOwn(choices, name) ? choices[name] : undefined;
    if (column === undefined) throw new Error(`orders are not narrowed by ${name}`);
    if (value !== undefined) parts.push(sql`${own(column)} = ${value}`);
  }
  if (after !== undefined) {
    const { column, falls, type } = toSort(filter);
    const place = sql`(${after.value}::${sql.raw(type)}, ${after.orderNo})`;
    parts.push(sql`(${own(column)}, ${own(number)}) ${sql.raw(falls ? "<" : ">")} ${place}`);
  }
  return parts;
}

/** The order in which a filter's orders are counted: that of the index which finds them. */
export const toCountOrder = (number: string, { min, max }: FoundOrderFilter): RawBuilder<unknown> =>
  toOrderBy(number, { sort: min === undefined && max === undefined ? "newest" : "largest" });

/** The columns of a filter's order. */
export function toOrderBy(number: string, filter: Pick<OrderFilter, "sort">): RawBuilder<unknown> {
  const { column, falls } = toSort(filter);
  const way = sql.raw(falls ? "desc" : "asc");
  return sql`${sql.ref(`o.${column}`)} ${way}, ${sql.ref(`o.${number}`)} ${way}`;
}
