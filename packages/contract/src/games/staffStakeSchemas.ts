import { type Static, Type } from "typebox";
import { Reason } from "../staff/schemas.ts";
import { Version } from "../system/staffSchemas.ts";
import { GameCodesSchema, VendorIdSchema } from "./staffSwitchSchemas.ts";

const Decimal = Type.String({ pattern: "^[0-9]{1,13}(\\.[0-9]{1,2})?$" });
const MaybeDecimal = Type.Union([Decimal, Type.Null()]);

/** What sets an end of a range of stakes: the platform's table of currencies, or the merchant's limit of the vendor or of the game. */
const From = Type.Enum(["CURRENCY", "VENDOR", "GAME"]);

const End = Type.Object({ amount: Decimal, from: From });

export const StakeRangeSchema = Type.Object({
  currency: Type.String(),
  /** What the merchant has set here itself; null where it has not. */
  own: Type.Object({ min: MaybeDecimal, max: MaybeDecimal }),
  /** What results: the narrowest of currency, vendor and game. */
  min: End,
  max: End,
});

/** The stakes of a vendor or a game in one currency. */
export type StakeRange = Static<typeof StakeRangeSchema>;

const demand = {
  currency: Type.String({ pattern: "^[A-Z]{3,5}$" }),
  /** In decimals of the currency; null takes the limit away. */
  min: MaybeDecimal,
  max: MaybeDecimal,
  version: Version,
  reason: Reason,
} as const;

export const SetStakesSchema = Type.Union([
  Type.Object({ vendor: VendorIdSchema, ...demand }),
  Type.Object({ codes: GameCodesSchema, ...demand }),
]);

/** POST /staff/games/stakes: sets the smallest and the largest stake of a vendor, or of games, in one currency. */
export type SetStakes = Static<typeof SetStakesSchema>;
