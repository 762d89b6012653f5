import { Type } from "typebox";
import { encodeCursor, requireCursor } from "../http/cursor.ts";

const Place = Type.Object({
  at: Type.Integer({ minimum: 0, maximum: 8_640_000_000_000 }),
  id: Type.String({ pattern: "^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$" }),
});

const Placed = Type.Object({ place: Type.Integer({ minimum: 0, maximum: 1_000_000_000 }) });

/** Where the next page of a list begins: after the item of this time and id. */
export const toCursor = (at: Date, id: string): string => encodeCursor({ at: at.getTime(), id });

/** The place of a cursor; undefined without one. @throws Refusal `request.invalid` for one that we did not make */
export const readCursor = (cursor: string | undefined): { readonly at: number; readonly id: string } | undefined =>
  requireCursor(Place, cursor);

/** Where the next page of a counted list begins: after the item of this place. */
export const toPlaceCursor = (place: number): string => encodeCursor({ place });

/** The place of a cursor of a counted list; 0 without one. @throws Refusal `request.invalid` for one that we did not make */
export const readPlace = (cursor: string | undefined): number => requireCursor(Placed, cursor)?.place ?? 0;
