import { type Static, Type } from "typebox";
import { text } from "../shapes.ts";
import { Cursor, Reason, Uuid } from "../staff/schemas.ts";

const MemberId = text(64);

/** A percentage with two digits, such as `0.55`. */
export const Percent = Type.String({ pattern: "^(100(\\.00?)?|[0-9]{1,2}(\\.[0-9]{1,2})?)$" });

const Named = { id: Type.String(), account: Type.String() };

const TreeLine = Type.Object({
  ...Named,
  kind: Type.Integer(),
  state: Type.Enum(["ACTIVE", "FROZEN", "CLOSED"]),
  /** Null under the house. */
  upline: Type.Union([Type.Object(Named), Type.Null()]),
  rebate: Type.String(),
  /** Accounts of the team as they were counted last, the agent's own included; 0 for a player. */
  team: Type.Integer({ minimum: 0 }),
});

/** An account and where it stands in the tree of agents. */
export type TreeLine = Static<typeof TreeLine>;

export const ListAgentsSchema = Type.Object({
  /** The beginning of an account's name. */
  search: Type.Optional(text(50)),
  /** Only accounts directly below this one, players too; without it all agents. */
  uplineId: Type.Optional(MemberId),
  cursor: Type.Optional(Cursor),
});

/** GET /staff/agents. */
export type ListAgents = Static<typeof ListAgentsSchema>;

export const AgentPageSchema = Type.Object({
  items: Type.Array(TreeLine),
  next: Type.Union([Type.String(), Type.Null()]),
});

/** Accounts by their names. */
export type AgentPage = Static<typeof AgentPageSchema>;

export const AskAgentSchema = Type.Object({ memberId: MemberId });

/** GET /staff/agent. */
export type AskAgent = Static<typeof AskAgentSchema>;

export const AgentSheetSchema = Type.Object({
  ...TreeLine.properties,
  currency: Type.String(),
  /** From the house down to the account itself. */
  path: Type.Array(Type.Object({ ...Named, kind: Type.Integer() })),
  /** How many accounts stand anywhere below: all of them move with it. */
  below: Type.Integer({ minimum: 0 }),
  /** Between which rebates its own may lie. */
  rebateFrom: Type.String(),
  rebateTo: Type.String(),
  /** The accounts that it may still make, by their rebate, the highest first. */
  quotas: Type.Array(Type.Object({ rebate: Type.String(), accounts: Type.Integer() })),
});

/** An account's place in the tree. */
export type AgentSheet = Static<typeof AgentSheetSchema>;

export const MakeAgentSchema = Type.Object({
  memberId: MemberId,
  kind: Type.Union([Type.Literal(1), Type.Literal(2)]),
  reason: Reason,
});

/** POST /staff/agent/make. */
export type MakeAgent = Static<typeof MakeAgentSchema>;

export const SetAgentRebateSchema = Type.Object({
  memberId: MemberId,
  /** What the caller has seen: of two people who change it the second is told. */
  was: Percent,
  rebate: Percent,
  reason: Reason,
});

/** POST /staff/agent/rebate. */
export type SetAgentRebate = Static<typeof SetAgentRebateSchema>;

export const SetAgentQuotaSchema = Type.Object({
  memberId: MemberId,
  rebate: Percent,
  /** What the caller has seen: of two people who change it, and of staff and the agent itself, the second is told. */
  was: Type.Integer({ minimum: 0, maximum: 1_000_000 }),
  accounts: Type.Integer({ minimum: 0, maximum: 100_000 }),
  reason: Reason,
});

/** POST /staff/agent/quota: how many accounts of a rebate an agent may still make. */
export type SetAgentQuota = Static<typeof SetAgentQuotaSchema>;

export const ProposeAgentMoveSchema = Type.Object({
  /** Of the proposal; made by the page. */
  id: Uuid,
  memberId: MemberId,
  /** The account of the new upline; null for the house. */
  upline: Type.Union([Type.String({ minLength: 1, maxLength: 50 }), Type.Null()]),
  reason: Reason,
});

/** POST /staff/agent/move. */
export type ProposeAgentMove = Static<typeof ProposeAgentMoveSchema>;
