import { type Static, Type } from "typebox";
import { GameCategorySchema } from "../games/schemas.ts";
import { Millis, text } from "../shapes.ts";
import { Cursor, Reason, Uuid } from "../staff/schemas.ts";
import { LocalTimeSchema } from "../system/staffSwitchSchemas.ts";
import { restrictionScopes, restrictionSubjects } from "./scopes.ts";

const Subject = Type.Enum([...restrictionSubjects]);
const Scope = Type.Enum([...restrictionScopes]);

/** The version of the member that the caller has seen; a label has none here, since restrictions are added and lifted one by one. */
const Version = Type.Optional(Type.Integer({ minimum: 0 }));

const RestrictionSchema = Type.Object({
  id: Type.String(),
  subject: Subject,
  subjectId: Type.String(),
  /** The member's username or the label's English name. */
  subjectName: Type.String(),
  scope: Scope,
  /** `RNG`, `RNG/LUNA`, a game's code, or `ALL`. */
  target: Type.String(),
  /** What the vendor or the game is called; empty for a category, for all games, and for what the merchant does not offer any more. */
  targetName: Type.String(),
  reason: Type.String(),
  by: Type.String(),
  at: Millis,
  /** When it ends by itself; null: when it is lifted. */
  until: Type.Union([Millis, Type.Null()]),
  liftedBy: Type.Union([Type.String(), Type.Null()]),
  liftedAt: Type.Union([Millis, Type.Null()]),
  /** Neither lifted nor past its end. */
  inForce: Type.Boolean(),
});

/** A game restriction as staff see it. */
export type Restriction = Static<typeof RestrictionSchema>;

export const ListRestrictionsSchema = Type.Object({
  /** Only what concerns this member: his own, and those of the labels that he carries. */
  memberId: Type.Optional(text(64)),
  /** Only those of this label. */
  labelId: Type.Optional(Uuid),
  state: Type.Optional(Type.Enum(["IN_FORCE", "OVER"])),
  cursor: Type.Optional(Cursor),
});

/** GET /staff/restrictions. */
export type ListRestrictions = Static<typeof ListRestrictionsSchema>;

export const RestrictionPageSchema = Type.Object({
  items: Type.Array(RestrictionSchema),
  next: Type.Union([Type.String(), Type.Null()]),
});

/** Game restrictions, newest first. */
export type RestrictionPage = Static<typeof RestrictionPageSchema>;

export const ListRestrictionTargetsSchema = Type.Object({
  /** A part of a game's name or code; case and accents do not count. Without it no games are told. */
  search: Type.Optional(text(100)),
});

/** GET /staff/restrictions/targets. */
export type ListRestrictionTargets = Static<typeof ListRestrictionTargetsSchema>;

export const RestrictionTargetsSchema = Type.Object({
  vendors: Type.Array(Type.Object({ category: GameCategorySchema, vendor: Type.String(), name: Type.String() })),
  /** The first that fit, in the merchant's order. */
  games: Type.Array(Type.Object({ code: Type.String(), name: Type.String(), vendor: Type.String() })),
});

/** What of a merchant's games a restriction may name. */
export type RestrictionTargets = Static<typeof RestrictionTargetsSchema>;

export const AddRestrictionSchema = Type.Object({
  /** Made by the page, so that a call sent twice adds one. */
  id: Uuid,
  subject: Subject,
  subjectId: text(64),
  version: Version,
  scope: Scope,
  target: Type.String({ minLength: 1, maxLength: 200 }),
  /** When it ends by itself, in the merchant's zone; left out: when it is lifted. */
  until: Type.Optional(LocalTimeSchema),
  reason: Reason,
});

/** POST /staff/restrictions/add. */
export type AddRestriction = Static<typeof AddRestrictionSchema>;

export const LiftRestrictionSchema = Type.Object({ id: Uuid, version: Version, reason: Reason });

/** POST /staff/restrictions/lift. */
export type LiftRestriction = Static<typeof LiftRestrictionSchema>;
