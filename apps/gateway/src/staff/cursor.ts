import { Type } from "typebox";
import { Value } from "typebox/value";
import { Refusal } from "../http/Refusal.ts";

const Place = Type.Object({
  at: Type.Integer({ minimum: 0, maximum: 8_640_000_000_000 }),
  id: Type.String({ pattern: "^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$" }),
});

const Placed = Type.Object({ place: Type.Integer({ minimum: 0, maximum: 1_000_000_000 }) });

const toText = (place: object): string => Buffer.from(JSON.stringify(place)).toString("base64url");

function readText(cursor: string): unknown {
  try {
    return JSON.parse(Buffer.from(cursor, "base64url").toString());
  } catch {
    return undefined;
  }
}

const refuse = (): Refusal => new Refusal("request.invalid", { fields: [{ name: "cursor", rule: "pattern" }] });

/** Where the next page of a list begins: after the item of this time and id. */
export const toCursor = (at: Date, id: string): string => toText({ at: at.getTime(), id });

/** The place of a cursor; undefined without one. @throws Refusal `request.invalid` for one that we did not make */
export function readCursor(cursor: string | undefined): { readonly at: number; readonly id: string } | undefined {
  if (cursor === undefined) return undefined;
  const place = readText(cursor);
  if (!Value.Check(Place, place)) throw refuse();
  return place;
}

/** Where the next page of a counted list begins: after the item of this place. */
export const toPlaceCursor = (place: number): string => toText({ place });

/** The place of a cursor of a counted list; 0 without one. @throws Refusal `request.invalid` for one that we did not make */
export function readPlace(cursor: string | undefined): number {
  if (cursor === undefined) return 0;
  const place = readText(cursor);
  if (!Value.Check(Placed, place)) throw refuse();
  return place.place;
}
