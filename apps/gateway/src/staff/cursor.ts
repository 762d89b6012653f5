import { Type } from "typebox";
import { Value } from "typebox/value";
import { Refusal } from "../http/Refusal.ts";

const Place = Type.Object({
  at: Type.Integer({ minimum: 0, maximum: 8_640_000_000_000 }),
  id: Type.String({ pattern: "^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$" }),
});

/** Where the next page of a list begins: after the item of this time and id. */
export function toCursor(at: Date, id: string): string {
  return Buffer.from(JSON.stringify({ at: at.getTime(), id })).toString("base64url");
}

/** The place of a cursor; undefined without one. @throws Refusal `request.invalid` for one that we did not make */
export function readCursor(cursor: string | undefined): { readonly at: number; readonly id: string } | undefined {
  if (cursor === undefined) return undefined;
  const read = (): unknown => {
    try {
      return JSON.parse(Buffer.from(cursor, "base64url").toString());
    } catch {
      return undefined;
    }
  };
  const place = read();
  if (!Value.Check(Place, place))
    throw new Refusal("request.invalid", { fields: [{ name: "cursor", rule: "pattern" }] });
  return place;
}
