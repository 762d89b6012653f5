import { type TProperties, type TSchema, Type } from "typebox";
import { Day, Decimal, Millis } from "../shapes.ts";
import { mostCounted, orderSorts } from "./orderLists.ts";
import { Cursor } from "./schemas.ts";

const Amount = Type.String({ pattern: "^[0-9]{1,13}(\\.[0-9]{1,4})?$" });
const Text = (maxLength: number) => Type.String({ minLength: 1, maxLength });

/**
 * Which of a merchant's orders staff ask for, and in which order; `choices` are the kind's own. It is sent in a body, so that a member's
 * name stands in no address and no log.
 */
export const toListOrders = <State extends TSchema, Choices extends TProperties>(State: State, choices: Choices) =>
  Type.Object({
    state: Type.Optional(State),
    /** The whole number of an order: ours, the provider's, or that of an order that it is linked to. */
    number: Type.Optional(Text(100)),
    /** A member's whole username or id. */
    member: Type.Optional(Text(100)),
    /** Days in the merchant's zone, both included. */
    from: Type.Optional(Day),
    to: Type.Optional(Day),
    /** Amounts of the currency: that of `currency`, else the merchant's own. */
    min: Type.Optional(Amount),
    max: Type.Optional(Amount),
    currency: Type.Optional(Text(5)),
    sort: Type.Optional(Type.Enum(orderSorts)),
    ...choices,
    cursor: Type.Optional(Cursor),
  });

/** Narrows a list of orders to one value. */
export const Choice = Type.Optional(Text(100));

/** What staff see of every order in a list, beside its number and state: when, whose, and how much. */
export const orderLine = {
  at: Millis,
  changedAt: Millis,
  memberId: Type.String(),
  username: Type.String(),
  amount: Decimal,
  currency: Type.String(),
} as const;

/** A page of a merchant's orders, and where the next begins. */
export const toOrderPage = <Item extends TSchema>(Item: Item) =>
  Type.Object({
    items: Type.Array(Item),
    next: Type.Union([Type.String(), Type.Null()]),
    /** How many there are in all; one more than {@link mostCounted} for more than these. Null on any page but the first. */
    count: Type.Union([Type.Integer({ minimum: 0, maximum: mostCounted + 1 }), Type.Null()]),
  });

/** How often an order has changed. */
export const OrderVersion = Type.Integer({ minimum: 0 });

/** The version on the page of whoever decides: a decision about an order that has changed since is refused. */
export const Seen = Type.Optional(OrderVersion);
