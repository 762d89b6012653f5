import { type Static, Type } from "typebox";
import { Reason, Uuid } from "../staff/schemas.ts";
import { Percent } from "./staffSchemas.ts";

const Amount = Type.String({ pattern: "^[0-9]{1,13}(\\.[0-9]{1,4})?$" });

export const AgentSettingsSchema = Type.Object(
  {
    /** From which rebate on, in percent, an account uses one of the quota of the agent who makes it; null: none does. */
    quotaFrom: Type.Union([Percent, Type.Null()]),
    /** What a member stakes in a period to be active, by currency; one that is left out is a thousand of the smallest stakes. */
    activeBet: Type.Record(Type.String({ pattern: "^[A-Z0-9]{2,5}$" }), Amount, { maxProperties: 50 }),
  },
  { additionalProperties: false },
);

/** What counts for a merchant's agents. */
export type AgentSettings = {
  readonly quotaFrom: string | null;
  readonly activeBet: Readonly<Record<string, string>>;
};

const Settings = Type.Unsafe<AgentSettings>(AgentSettingsSchema);

export const StoredAgentSettingsSchema = Type.Object({
  settings: Settings,
  /** Grows with each change; 0 for what the platform begins with. */
  version: Type.Integer({ minimum: 0 }),
  /** The merchant's own. */
  currency: Type.String(),
});

/** The settings of a merchant. */
export type StoredAgentSettings = Static<typeof StoredAgentSettingsSchema>;

export const ChangeAgentSettingsSchema = Type.Object({
  /** Of the proposal, should it take two people; made by the page. */
  id: Uuid,
  settings: Settings,
  /** The version that the page had. */
  version: Type.Integer({ minimum: 0 }),
  reason: Reason,
});

/** POST /staff/agents/settings. */
export type ChangeAgentSettings = Static<typeof ChangeAgentSettingsSchema>;

export const ChangedAgentSettingsSchema = Type.Object({
  ...StoredAgentSettingsSchema.properties,
  /** The proposal of what gives more away, of which nothing is in force yet; null where the change is. */
  proposal: Type.Union([Type.String(), Type.Null()]),
});

/** What a change of the settings has led to. */
export type ChangedAgentSettings = Static<typeof ChangedAgentSettingsSchema>;
