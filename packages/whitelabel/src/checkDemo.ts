import {
  gameCategories,
  isModId,
  languages,
  missionGroups,
  missionRewards,
  missionTypes,
  promotionTurns,
} from "@marquee/contract";
import { type Static, Type } from "typebox";
import { Value } from "typebox/value";
import type { BrandFault } from "./brand.ts";

/** In whole units of the brand's currency, with its digits. */
const Amount = Type.String({ pattern: "^[0-9]{1,15}(\\.[0-9]{1,2})?$" });
const MaybeAmount = Type.Union([Amount, Type.Null()]);

const PromotionSchema = Type.Object(
  {
    /** By language code. */
    names: Type.Record(Type.String({ pattern: "^[A-Z]{2}$" }), Type.String({ minLength: 1, maxLength: 80 })),
    percent: Type.Integer({ minimum: 1, maximum: 1_000 }),
    maxBonus: Amount,
    minDeposit: Amount,
    factor: Type.Integer({ minimum: 0, maximum: 100 }),
    maxStake: MaybeAmount,
    maxConvert: MaybeAmount,
    days: Type.Integer({ minimum: 1, maximum: 365 }),
    turn: Type.Enum([...promotionTurns]),
    /** For so many days from the demo's first start; null for no end. */
    offeredDays: Type.Union([Type.Integer({ minimum: 1, maximum: 3_650 }), Type.Null()]),
  },
  { additionalProperties: false },
);

const MissionSchema = Type.Object(
  {
    /** By language code. */
    titles: Type.Record(Type.String({ pattern: "^[A-Z]{2}$" }), Type.String({ minLength: 1, maxLength: 80 })),
    group: Type.Enum(missionGroups.filter((group) => group !== "SEASON" && group !== "CHALLENGE")),
    type: Type.Enum([...missionTypes]),
    category: Type.Optional(Type.Enum(gameCategories.map(({ category }) => category))),
    /** How many times its stake a round has to win. */
    multiple: Type.Optional(Type.Integer({ minimum: 1, maximum: 10_000 })),
    /** Of the group NEW. */
    days: Type.Optional(Type.Integer({ minimum: 1, maximum: 365 })),
    /** Money, or a number of times. */
    target: Amount,
    reward: Type.Enum([...missionRewards]),
    amount: Amount,
    factor: Type.Integer({ minimum: 0, maximum: 100 }),
    score: Type.Integer({ minimum: 0, maximum: 100_000 }),
  },
  { additionalProperties: false },
);

const { group: _, days: __, ...stepSettings } = MissionSchema.properties;

const ChallengeSchema = Type.Object(
  {
    titles: MissionSchema.properties.titles,
    /** For how many days a member can play it from its start. */
    days: Type.Integer({ minimum: 1, maximum: 365 }),
    /** In their order. */
    steps: Type.Array(Type.Object(stepSettings, { additionalProperties: false }), { minItems: 1, maxItems: 100 }),
  },
  { additionalProperties: false },
);

const RewardSchema = Type.Object(
  {
    type: Type.Enum(["CASH", "GIFT"] as const),
    /** By language code, English among them. */
    names: Type.Object({ EN: Type.String({ minLength: 1, maxLength: 40 }) }, { additionalProperties: Type.String() }),
    points: Type.Integer({ minimum: 1, maximum: 1_000_000_000 }),
    quantity: Type.Integer({ minimum: 0, maximum: 1_000_000 }),
    /** What money brings, in the merchant's currency. */
    cash: Type.Optional(Amount),
  },
  { additionalProperties: false },
);

const RedEnvelopeSchema = Type.Object(
  {
    /** By language code, English among them. */
    names: Type.Object({ EN: Type.String({ minLength: 1, maxLength: 80 }) }, { additionalProperties: Type.String() }),
    total: Amount,
    count: Type.Integer({ minimum: 1, maximum: 5_000 }),
    least: Amount,
    most: Amount,
    factor: Type.Integer({ minimum: 0, maximum: 100 }),
    /** For so many days from the demo's first start. */
    openDays: Type.Integer({ minimum: 1, maximum: 365 }),
  },
  { additionalProperties: false },
);

const RaffleSchema = Type.Object(
  {
    /** By language code, English among them. */
    names: Type.Object({ EN: Type.String({ minLength: 1, maxLength: 80 }) }, { additionalProperties: Type.String() }),
    turn: Type.Enum(["ONCE", "DAY"] as const),
    factor: Type.Integer({ minimum: 0, maximum: 100 }),
    /** What has to be staked for a draw; nothing without it. */
    validBet: Type.Optional(Amount),
    /** It opens so many days after the demo's first start, below zero before, and is open for so many. */
    startDay: Type.Integer({ minimum: -365, maximum: 365 }),
    openDays: Type.Integer({ minimum: 1, maximum: 92 }),
    prizes: Type.Array(
      Type.Object(
        {
          type: Type.Enum(["CASH", "POINTS", "GIFT", "NONE"] as const),
          names: Type.Object(
            { EN: Type.String({ minLength: 1, maxLength: 80 }) },
            { additionalProperties: Type.String() },
          ),
          /** Money in the merchant's currency, or points. */
          amount: Type.Optional(Amount),
          count: Type.Integer({ minimum: 1, maximum: 20_000 }),
        },
        { additionalProperties: false },
      ),
      { minItems: 1, maxItems: 20 },
    ),
  },
  { additionalProperties: false },
);

/** What a member or staff have written. */
const DemoLine = Type.Object(
  { by: Type.Enum(["MEMBER", "STAFF"]), text: Type.String({ minLength: 1, maxLength: 2_000 }) },
  { additionalProperties: false },
);

const DemoSchema = Type.Object(
  {
    modules: Type.Record(Type.String(), Type.Union([Type.Literal("on"), Type.Literal("off")])),
    /** The deposit bonuses that it offers. */
    promotions: Type.Optional(Type.Array(PromotionSchema)),
    /** A promo code for everybody, told on the page of its promotion: letters and digits. */
    promoCode: Type.Optional(Type.String({ pattern: "^[A-Z0-9]{4,30}$" })),
    /** The currencies whose offers are shown in thousands. */
    kUnit: Type.Optional(Type.Array(Type.String({ pattern: "^[A-Z]{3,5}$" }), { maxItems: 10, uniqueItems: true })),
    /** What its members are asked to do, in this order. */
    missions: Type.Optional(Type.Array(MissionSchema)),
    /** What they may start, in this order. */
    challenges: Type.Optional(Type.Array(ChallengeSchema)),
    /** What its point mall offers, in this order. */
    rewards: Type.Optional(Type.Array(RewardSchema)),
    /** The red envelope that is open. */
    redEnvelope: Type.Optional(RedEnvelopeSchema),
    /** Raffles, such as one that is open and one that is over. */
    raffles: Type.Optional(Type.Array(RaffleSchema)),
    /** What its members have written in the rooms of the languages. */
    chat: Type.Optional(
      Type.Array(
        Type.Object(
          {
            language: Type.Enum(languages.map(({ code }) => code)),
            lines: Type.Array(Type.String({ minLength: 1, maxLength: 500 }), { maxItems: 50 }),
          },
          { additionalProperties: false },
        ),
        { maxItems: 7 },
      ),
    ),
    /** Live chats with support: one that waits is a ticket when nobody comes, as any other. */
    liveChats: Type.Optional(
      Type.Array(
        Type.Object(
          {
            state: Type.Enum(["WAITING", "ENDED"]),
            lines: Type.Array(DemoLine, { minItems: 1, maxItems: 20 }),
            stars: Type.Optional(Type.Integer({ minimum: 1, maximum: 5 })),
          },
          { additionalProperties: false },
        ),
        { maxItems: 4 },
      ),
    ),
    /** Messages of people who could not log in. */
    guestTickets: Type.Optional(
      Type.Array(
        Type.Object(
          {
            email: Type.String({ pattern: "^[^\\s@]+@[^\\s@]+$" }),
            name: Type.String({ maxLength: 80 }),
            title: Type.String({ minLength: 1, maxLength: 120 }),
            text: Type.String({ minLength: 1, maxLength: 2_000 }),
          },
          { additionalProperties: false },
        ),
        { maxItems: 4 },
      ),
    ),
    /** The levels that its first players have reached, 1 to 8. */
    levels: Type.Optional(Type.Array(Type.Integer({ minimum: 1, maximum: 8 }), { maxItems: 9 })),
    /** Its members invite friends. */
    referral: Type.Optional(Type.Boolean()),
    /** A new account to be paid to waits for a day, as by default; in other demos it is paid at once. */
    newAccountsWait: Type.Optional(Type.Boolean()),
  },
  { additionalProperties: false },
);

/** demo.json: what a brand's merchant begins with where a gateway shows a demo; no production gateway reads it (decision 040). */
export type BrandDemo = Static<typeof DemoSchema>;

const show = (value: unknown): string => (value === undefined ? "nothing" : JSON.stringify(value).slice(0, 80));

function toFault(file: string, data: unknown): BrandFault {
  const [error] = Value.Errors(DemoSchema, data);
  const path = error?.instancePath ?? "";
  const found: unknown = path === "" ? data : Value.Pointer.Get(data, path);
  return {
    file,
    key: path === "" ? "(whole file)" : path.slice(1).replaceAll("/", "."),
    found: show(found),
    expected:
      '{ "modules": { … } }, each "on" or "off", with "promotions", "promoCode", "kUnit", "missions", "challenges", "rewards", "redEnvelope", "raffles", "chat", "liveChats", "guestTickets", "levels", "referral" and "newAccountsWait" where it has them',
  };
}

/** Checks a parsed demo.json; the demo is there only when there is no fault. */
export function checkDemo(file: string, data: unknown): { demo?: BrandDemo; faults: readonly BrandFault[] } {
  if (!Value.Check(DemoSchema, data)) return { faults: [toFault(file, data)] };
  const unknown = Object.keys(data.modules).filter((id) => !isModId(id));
  const faults = unknown.map((id): BrandFault => ({
    file,
    key: `modules.${id}`,
    found: show(id),
    expected: "a modId of the contract's tree",
  }));
  return faults.length > 0 ? { faults } : { demo: data, faults };
}
