import { type TSchema, Type } from "typebox";
import { Day, Millis, PageNo } from "./shapes.ts";

/** Which orders of his a member asks for; days are in the merchant's zone, both included. */
export const listOwnOrders = Type.Object({
  from: Type.Optional(Day),
  to: Type.Optional(Day),
  pageNo: Type.Optional(PageNo),
  pageSize: Type.Optional(Type.Integer({ minimum: 1, maximum: 100 })),
});

/** A page of a member's own orders, newest first. */
export const toOwnOrders = <Item extends TSchema>(Item: Item) => ({
  list: Type.Array(Item),
  pageNo: Type.Integer(),
  pageSize: Type.Integer(),
  totalPages: Type.Integer(),
  totalCount: Type.Integer(),
});

/** What has happened to an order so far, oldest first. */
export const toSteps = <State extends TSchema>(State: State) =>
  Type.Array(Type.Object({ state: State, at: Millis, reason: Type.String() }));
