import { type Static, Type } from "typebox";
import { text } from "../shapes.ts";
import { Reason, Uuid } from "../staff/schemas.ts";

const Amount = Type.String({ pattern: "^[0-9]{1,13}(\\.[0-9]{1,2})?$" });

/** The most transfers of 24 hours that a merchant may allow. */
export const mostTransfers = 1_000;

export const TransferSettingsSchema = Type.Object(
  {
    /** The least and the most of one transfer. */
    min: Amount,
    max: Amount,
    /** The most that one account sends in 24 hours, to its upline and to its team together, and in how many transfers. */
    dayAmount: Amount,
    dayCount: Type.Integer({ minimum: 0, maximum: mostTransfers }),
  },
  { additionalProperties: false },
);

/** What members of a merchant may send along the tree of agents. Amounts are decimal texts in the currency of the settings. */
export type TransferSettings = Static<typeof TransferSettingsSchema>;

/** One of the merchant's currencies; without it the merchant's own. */
const Currency = Type.Optional(text(5));

export const GetTransferSettingsSchema = Type.Object({ currency: Currency });

/** GET /staff/agents/transfers/settings. */
export type GetTransferSettings = Static<typeof GetTransferSettingsSchema>;

export const StoredTransferSettingsSchema = Type.Object({
  settings: TransferSettingsSchema,
  /** Grows with each change; 0 for what the platform begins with. */
  version: Type.Integer({ minimum: 0 }),
  currency: Type.String(),
});

/** The limits of transfers in a currency. */
export type StoredTransferSettings = Static<typeof StoredTransferSettingsSchema>;

export const ChangeTransferSettingsSchema = Type.Object({
  /** Of the proposal, should it take two people; made by the page. */
  id: Uuid,
  currency: Currency,
  settings: TransferSettingsSchema,
  /** The version that the page had. */
  version: Type.Integer({ minimum: 0 }),
  reason: Reason,
});

/** POST /staff/agents/transfers/settings. */
export type ChangeTransferSettings = Static<typeof ChangeTransferSettingsSchema>;

export const ChangedTransferSettingsSchema = Type.Object({
  ...StoredTransferSettingsSchema.properties,
  /** The proposal of what allows more, of which nothing is in force yet; null where the change is. */
  proposal: Type.Union([Type.String(), Type.Null()]),
});

/** What a change of the limits has led to. */
export type ChangedTransferSettings = Static<typeof ChangedTransferSettingsSchema>;
