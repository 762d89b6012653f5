import type { Static, TSchema } from "typebox";
import { Value } from "typebox/value";
import { Refusal } from "./Refusal.ts";

/** The place in a list where its next page begins, as an opaque text for an address. */
export const encodeCursor = (place: object): string => Buffer.from(JSON.stringify(place)).toString("base64url");

/** The place of a cursor; undefined for a text that is none of this list. */
export function decodeCursor<Schema extends TSchema>(schema: Schema, cursor: string): Static<Schema> | undefined {
  try {
    const place: unknown = JSON.parse(Buffer.from(cursor, "base64url").toString());
    return Value.Check(schema, place) ? place : undefined;
  } catch {
    return undefined;
  }
}

/** What a call answers to a cursor that this list did not make. */
export const wrongCursor = (): Refusal =>
  new Refusal("request.invalid", { fields: [{ name: "cursor", rule: "pattern" }] });

/** The place of a call's cursor; undefined without one. @throws Refusal `request.invalid` for one that this list did not make */
export function requireCursor<Schema extends TSchema>(
  schema: Schema,
  cursor: string | undefined,
): Static<Schema> | undefined {
  if (cursor === undefined) return undefined;
  const place = decodeCursor(schema, cursor);
  if (place === undefined) throw wrongCursor();
  return place;
}
