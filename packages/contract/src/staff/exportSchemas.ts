import { type Static, Type } from "typebox";
import { Millis } from "../shapes.ts";
import { Cursor, Reason, Uuid } from "./schemas.ts";
import { exportStates } from "./states.ts";

const MaybeMillis = Type.Union([Millis, Type.Null()]);
const ListName = Type.String({ pattern: "^[a-z][a-z-]{0,39}$" });

/** A list's filters as its address holds them. */
const Filters = Type.Record(Type.String({ pattern: "^[a-zA-Z]{1,40}$" }), Type.String({ maxLength: 300 }), {
  maxProperties: 20,
});

const ExportSchema = Type.Object({
  id: Type.String(),
  list: Type.String(),
  askedBy: Type.String(),
  askedAt: Millis,
  state: Type.Enum([...exportStates.states]),
  /** Lines written so far, and how many there are; null until they were counted. */
  rows: Type.Integer(),
  total: Type.Union([Type.Integer(), Type.Null()]),
  bytes: Type.Integer(),
  finishedAt: MaybeMillis,
  /** Until when it can be downloaded. */
  expiresAt: MaybeMillis,
  /** Whether the caller may download it now. */
  downloadable: Type.Boolean(),
  /** Whether the caller may cancel it now. */
  cancellable: Type.Boolean(),
});

/** A file of a whole list, made beside the calls. */
export type Export = Static<typeof ExportSchema>;

export const ListExportsSchema = Type.Object({ cursor: Type.Optional(Cursor) });

/** GET /staff/exports. */
export type ListExports = Static<typeof ListExportsSchema>;

export const ExportPageSchema = Type.Object({
  items: Type.Array(ExportSchema),
  next: Type.Union([Type.String(), Type.Null()]),
});

/** Exports of a merchant, newest first. */
export type ExportPage = Static<typeof ExportPageSchema>;

export const CreateExportSchema = Type.Object({
  /** Made by the page, so that a call sent twice makes one. */
  id: Uuid,
  list: ListName,
  filters: Filters,
  /** Why a file is needed that takes two people; without it such a one is refused, and its size told. */
  reason: Type.Optional(Reason),
});

/** POST /staff/exports. */
export type CreateExport = Static<typeof CreateExportSchema>;

export const CreatedExportSchema = Type.Object({
  /** It takes two people: it is proposed, and made once somebody else approves it. */
  proposed: Type.Boolean(),
});

/** What became of the wish for a file. */
export type CreatedExport = Static<typeof CreatedExportSchema>;

export const ExportIdSchema = Type.Object({ id: Uuid });

/** POST /staff/exports/cancel. */
export type ExportId = Static<typeof ExportIdSchema>;
