import { Type } from "typebox";
import { LocalTimeSchema } from "../system/staffSwitchSchemas.ts";

// Neither the database nor a line of a log takes NUL.
const Text = Type.String({ minLength: 1, maxLength: 200, pattern: "^[^\\u0000]*$" });

const State = Type.Union([Type.Literal("on"), Type.Literal("maintenance"), Type.Literal("off")]);

/** What an operator changes of games or vendors beside their order; what is left out stays. */
const marks = {
  state: Type.Optional(State),
  /** Shown to players in maintenance. */
  message: Type.Optional(Text),
  /** When the state ends by itself: then it is what it was before. */
  until: Type.Optional(LocalTimeSchema),
  hot: Type.Optional(Type.Boolean()),
  isNew: Type.Optional(Type.Boolean()),
} as const;

/** What is changed of a game. */
export const gameChangeProperties = {
  ...marks,
  /** How much of a stake counts towards turnover, in per cent. */
  weight: Type.Optional(Type.Integer({ minimum: 0, maximum: 100 })),
  /** Its place among all games of the merchant, counted from 1; `last` is behind all others. */
  place: Type.Optional(Type.Union([Type.Integer({ minimum: 1, maximum: 1_000_000 }), Type.Literal("last")])),
} as const;

/** Changes a game, by its code. */
export const GameSwitchSchema = Type.Object({ kind: Type.Literal("game"), subject: Text, ...gameChangeProperties });

/** The id of a vendor in a category, such as `RNG/LUNA`. */
export const VendorIdSchema = Type.String({ pattern: "^[A-Z]{3,12}/[^/\\u0000]{1,40}$", maxLength: 60 });

/** Changes a vendor in one category, by an id such as `RNG/LUNA`. */
export const VendorSwitchSchema = Type.Object({ kind: Type.Literal("vendor"), subject: VendorIdSchema, ...marks });

/** Orders the vendors of a category, which is the subject: those named first, the others behind them as they are. */
export const VendorOrderSwitchSchema = Type.Object({
  kind: Type.Literal("vendorOrder"),
  subject: Type.String({ pattern: "^[A-Z]{3,12}$" }),
  order: Type.Array(Type.String({ minLength: 1, maxLength: 40, pattern: "^[^\\u0000]*$" }), {
    minItems: 1,
    maxItems: 500,
    uniqueItems: true,
  }),
});

/** Up to a hundred games by their codes. */
export const GameCodesSchema = Type.Array(Text, { minItems: 1, maxItems: 100, uniqueItems: true });
