import { Type } from "typebox";
import { encodeCursor, requireCursor, wrongCursor } from "../http/cursor.ts";

const Place = Type.Object({
  at: Type.String({ pattern: "^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9:.]+Z$" }),
  orderNo: Type.String({ pattern: "^[A-Z0-9]{1,32}$" }),
});

/** Where the next page of orders begins: after this one. */
export const toPlace = (at: Date, orderNo: string): string => encodeCursor({ at: at.toISOString(), orderNo });

/** The place of a cursor; undefined without one. @throws Refusal `request.invalid` for one that we did not make */
export function readPlace(cursor: string | undefined): { readonly at: Date; readonly orderNo: string } | undefined {
  const place = requireCursor(Place, cursor);
  if (place === undefined) return undefined;
  if (Number.isNaN(Date.parse(place.at))) throw wrongCursor();
  return { at: new Date(place.at), orderNo: place.orderNo };
}
