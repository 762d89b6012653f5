import { transition } from "@marquee/contract";
import { type Kysely, sql } from "kysely";
import type { Db } from "../db/Db.ts";
import { publishDeskChange } from "../events/publishDeskChange.ts";
import { Refusal } from "../http/Refusal.ts";
import { createOrderListStore } from "./createOrderListStore.ts";
import type { OrderKey, OrderKind, OrderRow, OrderTables } from "./OrderKind.ts";
import type { OrderStore } from "./OrderStore.ts";

/** Longer than somebody outside is waited for: until then a new order belongs to the call that made it. */
export const inTwentySeconds = sql<Date>`clock_timestamp() + interval '20 seconds'`;

const nextVersion = sql<number>`version + 1`;

/**
 * Makes the statements of one kind of orders: each changes the row and notes the step, so that an order's history cannot miss one
 * (contract 3.7, 3.8). The table's columns are checked by the type; the names of its tables are the kind's.
 */
export function createOrderStore<Order extends OrderRow, New, Change>() {
  return <Event extends string>(kind: OrderKind<Order, Event>): OrderStore<Order, New, Change, Event> => {
    type Store = OrderStore<Order, New, Change, Event>;
    const { states, steps, hasReason = false } = kind;
    // One kind's tables go by the names of `OrderTables` here.
    const [orders, orderSteps] = [kind.table as "orders", steps as "order_steps"];
    const number = kind.number as "order_no";
    const of = (db: Db): Kysely<OrderTables> => db.$extendTables<OrderTables>();
    const toNumber = (order: Order): string => String(order[kind.number]);
    const toKey = (order: Order): OrderKey => ({ tenantId: order.tenant_id, orderNo: toNumber(order) });

    async function addStep(tx: Db, { tenantId, orderNo }: OrderKey, state: string, reason: string): Promise<void> {
      await of(tx)
        .insertInto(orderSteps)
        .values({
          tenant_id: tenantId,
          order_no: orderNo,
          step: sql<number>`(select count(*) from ${sql.table(steps)} where tenant_id = ${tenantId} and order_no = ${orderNo})`,
          state,
          reason,
        })
        .execute();
    }

    const find: Store["find"] = async (db, { tenantId, orderNo }, { memberId, lock = false } = {}) => {
      let rows = of(db).selectFrom(orders).selectAll().where("tenant_id", "=", tenantId).where(number, "=", orderNo);
      if (memberId !== undefined) rows = rows.where("member_id", "=", memberId);
      return (await (lock ? rows.forUpdate() : rows).executeTakeFirst()) as Order | undefined;
    };

    return {
      ...createOrderListStore<Order>(kind),
      toNumber,
      find,
      require: async (db, key, options) => {
        const order = await find(db, key, options);
        if (order === undefined) throw new Refusal("order.unknown");
        return order;
      },
      add: async (tx, order) => {
        const added = (await of(tx)
          .insertInto(orders)
          .values({
            ...order,
            state: states.initial,
            ...(kind.firstAsk === undefined ? {} : { ask_at: kind.firstAsk }),
          } as never)
          .onConflict((conflict) => conflict.doNothing())
          .returningAll()
          .executeTakeFirst()) as Order | undefined;
        if (added === undefined) return undefined;
        await addStep(tx, toKey(added), states.initial, "");
        await publishDeskChange(tx, added.tenant_id, kind.tag);
        return added;
      },
      change: async (tx, order, change) => {
        const { tenantId, orderNo } = toKey(order);
        await of(tx)
          .updateTable(orders)
          .set({ ...change, version: nextVersion } as never)
          .where("tenant_id", "=", tenantId)
          .where(number, "=", orderNo)
          .execute();
        await publishDeskChange(tx, tenantId, kind.tag);
      },
      move: async (tx, order, event, told) => {
        const { reason = "", ...change } = told ?? ({} as NonNullable<typeof told>);
        const to = transition(states, order.state, event);
        if (to === null) return undefined;
        const { tenantId, orderNo } = toKey(order);
        const moved = (await of(tx)
          .updateTable(orders)
          .set({
            ...change,
            ...(hasReason ? { reason } : {}),
            state: to,
            changed_at: sql<Date>`clock_timestamp()`,
            version: nextVersion,
          } as never)
          .where("tenant_id", "=", tenantId)
          .where(number, "=", orderNo)
          .where("state", "=", order.state)
          .returningAll()
          .executeTakeFirst()) as Order | undefined;
        if (moved === undefined) return undefined;
        await addStep(tx, { tenantId, orderNo }, to, reason);
        await publishDeskChange(tx, tenantId, kind.tag);
        return moved;
      },
      listSteps: async (db, { tenantId, orderNo }) =>
        of(db)
          .selectFrom(orderSteps)
          .select(["state", "at", "reason"])
          .where("tenant_id", "=", tenantId)
          .where("order_no", "=", orderNo)
          .orderBy("step")
          .execute() as ReturnType<Store["listSteps"]>,
      count: async (db, { tenantId, memberId }, counted) => {
        const { count } = await of(db)
          .selectFrom(orders)
          .select(({ fn }) => fn.countAll<string>().as("count"))
          .where("tenant_id", "=", tenantId)
          .where("member_id", "=", memberId)
          .where("state", "in", counted)
          .executeTakeFirstOrThrow();
        return Number(count);
      },
      takeSilent: async (db, limit) => {
        const [table, key] = [sql.table(kind.table), sql.ref(kind.number)];
        // Literals, not parameters: the generic plan of a prepared statement would not use the partial index.
        const asked = sql.join((kind.asked ?? []).map((state) => sql.lit(state)));
        return (await of(db)
          .updateTable(orders)
          .set({
            asked: sql<number>`asked + 1`,
            // 20 seconds, then longer each time, up to ten minutes.
            ask_at: sql<Date>`clock_timestamp() + least(600, 20 * power(2, least(asked, 5))) * interval '1 second'`,
          })
          .where(
            sql<boolean>`(tenant_id, ${key}) in (
              select tenant_id, ${key} from ${table}
              where state in (${asked}) and ask_at < clock_timestamp()
              order by ask_at limit ${limit} for update skip locked)`,
          )
          .returningAll()
          .execute()) as readonly Order[];
      },
    };
  };
}
