import { Type } from "typebox";
import { Value } from "typebox/value";
import { Refusal } from "../../http/Refusal.ts";

const Place = Type.Object({
  at: Type.String({ pattern: "^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9:.]+Z$" }),
  orderNo: Type.String({ pattern: "^[A-Z0-9]{1,32}$" }),
});

/** Where the next page of orders begins: after this one. */
export const toPlace = (at: Date, orderNo: string): string =>
  Buffer.from(JSON.stringify({ at: at.toISOString(), orderNo })).toString("base64url");

/** The place of a cursor; undefined without one. @throws Refusal `request.invalid` for one that we did not make */
export function readPlace(cursor: string | undefined): { readonly at: Date; readonly orderNo: string } | undefined {
  if (cursor === undefined) return undefined;
  const read = (): unknown => {
    try {
      return JSON.parse(Buffer.from(cursor, "base64url").toString());
    } catch {
      return undefined;
    }
  };
  const place = read();
  if (!Value.Check(Place, place) || Number.isNaN(Date.parse(place.at)))
    throw new Refusal("request.invalid", { fields: [{ name: "cursor", rule: "pattern" }] });
  return { at: new Date(place.at), orderNo: place.orderNo };
}
