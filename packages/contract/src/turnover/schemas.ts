import { type Static, Type } from "typebox";
import type { GameCategory } from "../games/gameCategories.ts";
import { Decimal, Millis } from "../shapes.ts";
import { turnoverSources } from "../turnoverSources.ts";
import { turnoverStates } from "./states.ts";

export const TurnoverRequirementSchema = Type.Object({
  id: Type.String(),
  source: Type.Enum([...turnoverSources]),
  /** The deposit's order number; empty where staff have added it. */
  orderNo: Type.String(),
  state: Type.Enum(turnoverStates.states),
  /** What it keeps from being withdrawn while it is open. */
  held: Decimal,
  /** How much has to be staked, and how much of it was. */
  required: Decimal,
  done: Decimal,
  createdAt: Millis,
  /** When it ends by itself; null for never. */
  expiresAt: Type.Union([Millis, Type.Null()]),
  /** When it ended; null while it is open. */
  endedAt: Type.Union([Millis, Type.Null()]),
});

/** One turnover requirement of a member. */
export type TurnoverRequirement = Static<typeof TurnoverRequirementSchema>;

export const TurnoverSchema = Type.Object({
  /** What all open requirements hold, require and have, in sum; those of bonuses, which hold nothing, are left out. */
  held: Decimal,
  required: Decimal,
  done: Decimal,
  /** The open ones, in the order in which stakes fill them. */
  requirements: Type.Array(TurnoverRequirementSchema),
  /** The categories of games of which less than the whole stake counts, in percent. */
  weights: Type.Array(
    Type.Object({
      category: Type.Unsafe<GameCategory>(Type.String()),
      percent: Type.Integer({ minimum: 0, maximum: 99 }),
    }),
  ),
});

/** What a member has to stake before everything can be withdrawn. */
export type Turnover = Static<typeof TurnoverSchema>;
