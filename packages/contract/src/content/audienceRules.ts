import { type Static, Type } from "typebox";
import { LanguageCodeSchema } from "../shapes.ts";
import { audienceLevels, audienceWho } from "./audience.ts";

const Days = Type.Integer({ minimum: 1, maximum: 3650 });
const Amount = Type.String({ pattern: "^[0-9]{1,12}(\\.[0-9]{1,4})?$", maxLength: 17 });
const Currency = Type.String({ pattern: "^[A-Z0-9]{2,10}$" });

/** Who an announcement, a banner or an offer is for: every rule that says something must hold. */
export const AudienceRulesSchema = Type.Object(
  {
    who: Type.Enum([...audienceWho]),
    /** The visitor's language: a member's own, a guest's on the page; empty for all. */
    languages: Type.Array(LanguageCodeSchema, { maxItems: 7, uniqueItems: true }),
    /** ISO 3166-1: from where a member logged in last, and from where a guest comes; empty for all. */
    countries: Type.Array(Type.String({ pattern: "^[A-Z]{2}$" }), { maxItems: 250, uniqueItems: true }),
    /** Members who carry any of these labels; empty for all. */
    labels: Type.Array(Type.String({ minLength: 1, maxLength: 80 }), { maxItems: 50, uniqueItems: true }),
    levels: Type.Array(Type.Enum([...audienceLevels]), { maxItems: 2, uniqueItems: true }),
    /** Members who logged in within these days, or who did not. */
    lastLogin: Type.Union([Type.Object({ within: Type.Boolean(), days: Days }), Type.Null()]),
    /** Members of a currency who deposited at least so often, and at least so much in all, in these days. */
    deposits: Type.Union([
      Type.Object({
        count: Type.Integer({ minimum: 1, maximum: 10_000 }),
        amount: Amount,
        currency: Currency,
        days: Days,
      }),
      Type.Null(),
    ]),
    /** Members of a currency who staked at least so much in these days. */
    play: Type.Union([Type.Object({ stake: Amount, currency: Currency, days: Days }), Type.Null()]),
  },
  { additionalProperties: false },
);

/** Who something is for. */
export type AudienceRules = Static<typeof AudienceRulesSchema>;

/** What a segment is called by: made by the page. */
export const SegmentIdSchema = Type.String({ pattern: "^[A-Za-z0-9-]{1,40}$" });

/** Who a banner, an announcement or an offer is for: rules of its own, or a segment that staff have named. */
export const RulesOrSegmentSchema = Type.Union([
  AudienceRulesSchema,
  Type.Object({ segment: SegmentIdSchema }, { additionalProperties: false }),
]);

/** Rules of its own, or a segment. */
export type RulesOrSegment = Static<typeof RulesOrSegmentSchema>;
