import { type Static, Type } from "typebox";
import { Reason, Uuid } from "../staff/schemas.ts";

const Amount = Type.String({ pattern: "^[0-9]{1,13}(\\.[0-9]{1,4})?$" });

export const CommissionSettingsSchema = Type.Object(
  {
    /** The days until a daily salary is paid. */
    payDelayDays: Type.Integer({ minimum: 1, maximum: 2 }),
    /** Whether uplines may let the house pay their downlines. */
    platformPays: Type.Boolean(),
    /** From which amount two people look at a bill before it is paid, by currency; one that is left out has no such amount. */
    reviewFrom: Type.Record(Type.String({ pattern: "^[A-Z0-9]{2,5}$" }), Amount, { maxProperties: 50 }),
  },
  { additionalProperties: false },
);

/** How a merchant handles contracts and their bills. */
export type CommissionSettings = {
  readonly payDelayDays: number;
  readonly platformPays: boolean;
  readonly reviewFrom: Readonly<Record<string, string>>;
};

const Settings = Type.Unsafe<CommissionSettings>(CommissionSettingsSchema);

export const StoredCommissionSettingsSchema = Type.Object({
  settings: Settings,
  /** Grows with each change; 0 for what the platform begins with. */
  version: Type.Integer({ minimum: 0 }),
  /** The merchant's own. */
  currency: Type.String(),
});

/** The settings of a merchant. */
export type StoredCommissionSettings = Static<typeof StoredCommissionSettingsSchema>;

export const ChangeCommissionSettingsSchema = Type.Object({
  /** Of the proposal, should it take two people; made by the page. */
  id: Uuid,
  settings: Settings,
  /** The version that the page had. */
  version: Type.Integer({ minimum: 0 }),
  reason: Reason,
});

/** POST /staff/commission/settings. */
export type ChangeCommissionSettings = Static<typeof ChangeCommissionSettingsSchema>;

export const ChangedCommissionSettingsSchema = Type.Object({
  ...StoredCommissionSettingsSchema.properties,
  /** The proposal of what gives more away, of which nothing is in force yet; null where the change is. */
  proposal: Type.Union([Type.String(), Type.Null()]),
});

/** What a change of the settings has led to. */
export type ChangedCommissionSettings = Static<typeof ChangedCommissionSettingsSchema>;
