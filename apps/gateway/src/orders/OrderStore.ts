import type { RawBuilder } from "kysely";
import type { Db } from "../db/Db.ts";
import type { OrderFilter, OrderPlace } from "./OrderFilter.ts";
import type { OrderKey, OrderRow } from "./OrderKind.ts";

/** Which of a member's orders a list holds: days in the merchant's zone, both included. */
interface MemberOrders {
  readonly tenantId: string;
  readonly memberId: string;
  readonly timeZone: string;
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}

/** A step of an order. */
interface OrderStep<State> {
  readonly state: State;
  readonly at: Date;
  readonly reason: string;
}

/** An order with the name of its member, and why it is in its state. */
export type ListedOrder<Order> = Order & { readonly username: string; readonly reason: string };

/** Values of columns: each as it is stored, or as the database makes it. */
type Values<Row> = { readonly [Column in keyof Row]: Row[Column] | RawBuilder<NonNullable<Row[Column]>> };

/** What an order may change into beside its state, and why its state changes. */
type StepChange<Change> = Values<Omit<Change, "state" | "changed_at" | "version" | "reason">> & {
  readonly reason?: string;
};

/** The statements about one kind of orders: its row, what is stored of a new one, what may change, and the events of its states. */
export interface OrderStore<Order extends OrderRow, New, Change, Event extends string> {
  /** Stores an order in its first state. @returns undefined where another order stands in its way */
  readonly add: (tx: Db, order: Omit<New, "state" | "ask_at">) => Promise<Order | undefined>;
  /** An order; of one member, where that is named. `lock` holds it until the transaction ends. */
  readonly find: (
    db: Db,
    key: OrderKey,
    options?: { readonly memberId?: string; readonly lock?: boolean },
  ) => Promise<Order | undefined>;
  /** The order that `find` finds. @throws Refusal `order.unknown` where there is none */
  readonly require: (
    db: Db,
    key: OrderKey,
    options?: { readonly memberId?: string; readonly lock?: boolean },
  ) => Promise<Order>;
  /** Changes an order that stays in its state. */
  readonly change: (tx: Db, order: Order, change: Values<Omit<Change, "state" | "version">>) => Promise<void>;
  /** Moves an order by an event of its table and notes the step. @returns it as it is then; undefined when the event may not happen in its state any more */
  readonly move: (tx: Db, order: Order, event: Event, change?: StepChange<Change>) => Promise<Order | undefined>;
  /** The order's steps, oldest first. */
  readonly listSteps: (db: Db, key: OrderKey) => Promise<readonly OrderStep<Order["state"]>[]>;
  /** How many orders of a member are in these states. */
  readonly count: (
    db: Db,
    member: { readonly tenantId: string; readonly memberId: string },
    states: readonly Order["state"][],
  ) => Promise<number>;
  /** Orders of which somebody outside is to be asked by now; each is put off, so that another gateway asks about others. */
  readonly takeSilent: (db: Db, limit: number) => Promise<readonly Order[]>;
  /** A page of a member's orders, newest first, with the count and a sum of all pages, such as `sum(amount)`. */
  readonly listOfMember: (
    db: Db,
    filter: MemberOrders,
    page: { readonly limit: number; readonly offset: number },
    sum?: RawBuilder<string | null>,
  ) => Promise<{ readonly rows: readonly Order[]; readonly count: number; readonly sum: bigint }>;
  /** A merchant's orders that a filter has, in its order; those behind a place. */
  readonly list: (
    db: Db,
    tenantId: string,
    limit: number,
    filter: OrderFilter,
    after?: OrderPlace,
  ) => Promise<readonly ListedOrder<Order>[]>;
  /** How many orders a filter has; of more than `most`, one more than that. */
  readonly countListed: (db: Db, tenantId: string, filter: OrderFilter, most?: number) => Promise<number>;
  /** One order as the list shows it. */
  readonly findListed: (db: Db, key: OrderKey) => Promise<ListedOrder<Order> | undefined>;
  /** The same. @throws Refusal `order.unknown` */
  readonly requireListed: (db: Db, key: OrderKey) => Promise<ListedOrder<Order>>;
  /** The order's number. */
  readonly toNumber: (order: Order) => string;
}
