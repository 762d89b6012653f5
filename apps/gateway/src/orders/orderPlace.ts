import { Type } from "typebox";
import { encodeCursor, requireCursor, wrongCursor } from "../http/cursor.ts";
import type { OrderFilter, OrderPlace } from "./OrderFilter.ts";
import { isByAmount } from "./orderFilterStore.ts";

const Place = Type.Object({
  value: Type.String({ pattern: "^([1-9][0-9]{3}-[0-9]{2}-[0-9]{2}T[0-9:.]+Z|[0-9]{1,18})$" }),
  orderNo: Type.String({ pattern: "^[A-Z0-9]{1,32}$" }),
});

/** Where the next page of orders begins: behind this one. */
export const toCursor = (place: OrderPlace): string => encodeCursor(place);

/** Whether a text is a time as `toPlace` writes it, of a day that there is. */
function isTime(text: string): boolean {
  const at = Date.parse(text);
  return !Number.isNaN(at) && new Date(at).toISOString() === text;
}

/** The place of a cursor; undefined without one. @throws Refusal `request.invalid` for one that a list in this order did not make */
export function readPlace(cursor: string | undefined, filter: OrderFilter): OrderPlace | undefined {
  const place = requireCursor(Place, cursor);
  if (place === undefined) return undefined;
  const isAmount = /^[0-9]+$/.test(place.value);
  if (isAmount !== isByAmount(filter) || (!isAmount && !isTime(place.value))) throw wrongCursor();
  return place;
}
