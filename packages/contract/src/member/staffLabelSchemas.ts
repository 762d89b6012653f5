import { type Static, Type } from "typebox";
import { text } from "../shapes.ts";
import { Reason, Uuid } from "../staff/schemas.ts";

/** A plain colour, `#rrggbb` in lower case. */
const Colour = Type.String({ pattern: "^#[0-9a-f]{6}$" });

const Name = Type.String({ minLength: 1, maxLength: 40 });

export const LabelNamesSchema = Type.Object({
  EN: Name,
  CN: Type.Optional(text(40)),
  ID: Type.Optional(text(40)),
  TH: Type.Optional(text(40)),
  TY: Type.Optional(text(40)),
  VI: Type.Optional(text(40)),
  TL: Type.Optional(text(40)),
});

/** A label's names by language code; a language without one shows the English one (LT-07). */
export type LabelNames = Static<typeof LabelNamesSchema>;

const Rank = Type.Integer({ minimum: 0, maximum: 9 });

const Service = Type.Union([Type.Literal("NORMAL"), Type.Literal("VIP")]);

/** The version of the label that the caller has seen: with another one now, nothing is changed. */
const Version = Type.Integer({ minimum: 0 });

const LabelSchema = Type.Object({
  id: Type.String(),
  /** The label `ADMIN` exists at every merchant and stays (RP-11); it gives a player no rights. */
  kind: Type.Union([Type.Literal("CLUB"), Type.Literal("ADMIN")]),
  names: LabelNamesSchema,
  color: Colour,
  color2: Colour,
  rank: Rank,
  /** The customer service of members who carry it. */
  service: Service,
  version: Version,
  /** How many members carry it. */
  members: Type.Integer({ minimum: 0 }),
});

/** A label of a merchant's members. */
export type Label = Static<typeof LabelSchema>;

export const LabelListSchema = Type.Array(LabelSchema);

/** GET /staff/labels: the highest rank first. */
export type LabelList = Static<typeof LabelListSchema>;

export const SaveLabelSchema = Type.Object({
  /** Made by the page for a new label, so that a call sent twice makes one. */
  id: Uuid,
  /** 0 for a new label. */
  version: Version,
  names: LabelNamesSchema,
  color: Colour,
  color2: Colour,
  rank: Rank,
  service: Service,
  reason: Reason,
});

/** POST /staff/labels: a new label, or a changed one. */
export type SaveLabel = Static<typeof SaveLabelSchema>;

export const LabelVersionSchema = Type.Object({ version: Version });

/** A label's version after a change. */
export type LabelVersion = Static<typeof LabelVersionSchema>;

export const RemoveLabelSchema = Type.Object({ id: Uuid, version: Version, reason: Reason });

/** POST /staff/labels/remove: nobody carries it any more. */
export type RemoveLabel = Static<typeof RemoveLabelSchema>;
