import type { TransitionTable } from "@marquee/contract";
import type { StaffCacheTag } from "@marquee/contract/staff";
import type { ColumnType, RawBuilder } from "kysely";
import type { Time } from "../db/columns.ts";

/** Names an order of a merchant. */
export interface OrderKey {
  readonly tenantId: string;
  readonly orderNo: string;
}

/** What the row of every kind of orders has, beside its number. */
export interface OrderRow {
  readonly tenant_id: string;
  readonly member_id: string;
  readonly state: string;
  /** In 1/10,000 of the unit. */
  readonly amount: string;
  readonly created_at: Date;
  readonly changed_at: Date;
  /** How often it has changed; whoever decides names the version that he has seen. */
  readonly version: number;
}

/** What a kind of orders is: where its rows stand, and what may happen to them. */
export interface OrderKind<Order extends OrderRow, Event extends string> {
  readonly table: string;
  /** Under which pages of the back office keep these orders: they are told of every change. */
  readonly tag: StaffCacheTag;
  /** The column of the order's number. */
  readonly number: keyof Order & string;
  /** The columns of the other numbers by which an order is known, such as the provider's. */
  readonly references: readonly (keyof Order & string)[];
  /** The columns by one value of which staff narrow the list, by the names that the call has for them. */
  readonly choices: Readonly<Record<string, keyof Order & string>>;
  /** The table of its steps: tenant, order number, step, state, time and reason. */
  readonly steps: string;
  /** Its own table has a column `reason` too, which says why it is in its state: its member reads it in lists. */
  readonly hasReason?: true;
  /** The states that an order goes through. */
  readonly states: TransitionTable<Order["state"], Event>;
  /** The states in which somebody outside is asked what became of an order; its table has the columns `ask_at` and `asked`. */
  readonly asked?: readonly Order["state"][];
  /** When he is asked about a new order, should he say nothing until then; by default when the table says. */
  readonly firstAsk?: RawBuilder<Date>;
}

/** The tables of one kind as the statements of this folder name them; what they are called is the kind's. */
export type OrderTables = {
  orders: {
    tenant_id: string;
    order_no: string;
    member_id: string;
    state: string;
    reason: string;
    amount: string;
    created_at: Time;
    changed_at: Time;
    version: number;
    ask_at: ColumnType<Date, Date, Date>;
    asked: number;
  };
  order_steps: { tenant_id: string; order_no: string; step: number; state: string; at: Time; reason: string };
};
