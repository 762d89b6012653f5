import { type TSchema, Type } from "typebox";
import { Decimal, Millis } from "../shapes.ts";
import { Cursor } from "./schemas.ts";

/** Which of a merchant's orders staff ask for. */
export const toListOrders = <State extends TSchema>(State: State) =>
  Type.Object({ state: Type.Optional(State), cursor: Type.Optional(Cursor) });

/** What staff see of every order in a list, beside its number and state: when, whose, and how much. */
export const orderLine = {
  at: Millis,
  changedAt: Millis,
  memberId: Type.String(),
  username: Type.String(),
  amount: Decimal,
  currency: Type.String(),
} as const;

/** A page of a merchant's orders, newest first, and where the next begins. */
export const toOrderPage = <Item extends TSchema>(Item: Item) =>
  Type.Object({ items: Type.Array(Item), next: Type.Union([Type.String(), Type.Null()]) });

/** How often an order has changed. */
export const OrderVersion = Type.Integer({ minimum: 0 });

/** The version on the page of whoever decides: a decision about an order that has changed since is refused. */
export const Seen = Type.Optional(OrderVersion);
