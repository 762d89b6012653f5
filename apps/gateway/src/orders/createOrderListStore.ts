import { type Kysely, sql } from "kysely";
import { findMemberId } from "../authentication/namedMemberStore.ts";
import type { Db } from "../db/Db.ts";
import { Refusal } from "../http/Refusal.ts";
import type { FoundOrderFilter, OrderFilter } from "./OrderFilter.ts";
import type { OrderKind, OrderRow, OrderTables } from "./OrderKind.ts";
import type { ListedOrder, OrderStore } from "./OrderStore.ts";
import { toConditions, toCountOrder, toOrderBy } from "./orderFilterStore.ts";
import { tables } from "./tables.ts";

type Lists<Order extends OrderRow> = Pick<
  OrderStore<Order, never, never, string>,
  "listOfMember" | "list" | "countListed" | "findListed" | "requireListed"
>;

/** The filter with the id of its member; undefined where there is no such member. */
async function findMember(
  db: Db,
  tenantId: string,
  { member, ...filter }: OrderFilter,
): Promise<FoundOrderFilter | undefined> {
  const memberId = member === undefined ? undefined : await findMemberId(db, tenantId, member);
  return member !== undefined && memberId === undefined ? undefined : { ...filter, memberId };
}

/** Makes the lists of one kind of orders: a member's own, by days and with a sum, and the merchant's. */
export function createOrderListStore<Order extends OrderRow>(
  kind: Pick<OrderKind<Order, never>, "table" | "number" | "references" | "choices" | "steps" | "hasReason">,
): Lists<Order> {
  // One kind's tables go by the names of `OrderTables` here.
  const orders = kind.table as "orders";
  const number = kind.number as "order_no";
  const { steps } = kind;
  const reason = kind.hasReason
    ? sql<string>`o.reason`
    : sql<string>`(select s.reason from ${sql.table(steps)} s
        where s.tenant_id = o.tenant_id and s.order_no = o.order_no order by s.step desc limit 1)`;
  const chosen = (db: Db, tenantId: string) =>
    tables(db)
      .$extendTables<OrderTables>()
      .selectFrom(`${orders} as o` as "orders as o")
      .selectAll("o")
      .where("o.tenant_id", "=", tenantId);
  /** Orders with whose they are: looked up for those of a page alone. */
  const withNames = (db: Db, page: ReturnType<typeof chosen>) =>
    tables(db)
      .selectFrom(page.as("o"))
      .innerJoin("members as m", (join) =>
        join.onRef("m.tenant_id", "=", "o.tenant_id").onRef("m.id", "=", "o.member_id"),
      )
      .selectAll("o")
      .select("m.username")
      .select(reason.as("reason"));

  const findListed: Lists<Order>["findListed"] = async (db, { tenantId, orderNo }) =>
    (await withNames(db, chosen(db, tenantId).where(`o.${number}`, "=", orderNo)).executeTakeFirst()) as unknown as
      | ListedOrder<Order>
      | undefined;

  return {
    findListed,
    listOfMember: async (db, { tenantId, memberId, timeZone, from, to }, { limit, offset }, sum) => {
      const own: Kysely<OrderTables> = db.$extendTables<OrderTables>();
      let all = own.selectFrom(orders).where("tenant_id", "=", tenantId).where("member_id", "=", memberId);
      if (from !== undefined)
        all = all.where("created_at", ">=", sql<Date>`(${from}::date::timestamp at time zone ${timeZone})`);
      if (to !== undefined)
        all = all.where("created_at", "<", sql<Date>`((${to}::date + 1)::timestamp at time zone ${timeZone})`);
      const rows = await all
        .selectAll()
        .orderBy("created_at", "desc")
        .orderBy(number, "desc")
        .limit(limit)
        .offset(offset)
        .execute();
      const { count, total } = await all
        .select(({ fn }) => fn.countAll<string>().as("count"))
        .select((sum ?? sql<string | null>`null`).as("total"))
        .executeTakeFirstOrThrow();
      return { rows: rows as unknown as readonly Order[], count: Number(count), sum: BigInt(total ?? "0") };
    },
    list: async (db, tenantId, limit, asked, after) => {
      const filter = await findMember(db, tenantId, asked);
      if (filter === undefined) return [];
      const order = toOrderBy(kind.number, filter);
      let rows = chosen(db, tenantId).orderBy(order).limit(limit);
      for (const condition of toConditions(kind, tenantId, filter, after)) rows = rows.where(condition);
      return (await withNames(db, rows).orderBy(order).execute()) as unknown as readonly ListedOrder<Order>[];
    },
    countListed: async (db, tenantId, asked, most) => {
      const filter = await findMember(db, tenantId, asked);
      if (filter === undefined) return 0;
      const own: Kysely<OrderTables> = db.$extendTables<OrderTables>();
      let found = own
        .selectFrom(`${orders} as o` as "orders as o")
        .select(sql.lit(1).as("found"))
        .where("o.tenant_id", "=", tenantId)
        // In an order, so that the planner goes by an index: the few that it counts may stand at the end of the table.
        .$if(most !== undefined, (all) => all.orderBy(toCountOrder(kind.number, filter)).limit((most ?? 0) + 1));
      for (const condition of toConditions(kind, tenantId, filter, undefined)) found = found.where(condition);
      const { count } = await own
        .selectFrom(found.as("f"))
        .select(({ fn }) => fn.countAll<string>().as("count"))
        .executeTakeFirstOrThrow();
      return Number(count);
    },
    requireListed: async (db, key) => {
      const row = await findListed(db, key);
      if (row === undefined) throw new Refusal("order.unknown");
      return row;
    },
  };
}
