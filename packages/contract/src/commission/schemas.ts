import { type Static, Type } from "typebox";
import { Decimal, Millis, PageNo, text } from "../shapes.ts";
import { contractCarries, contractKinds, contractPayers, contractPeriods } from "./contractKinds.ts";
import { contractActions, contractStates } from "./states.ts";

const Kind = Type.Enum(contractKinds);
const Side = Type.Enum(["UPLINE", "DOWNLINE"]);
const Rate = Type.String({ pattern: "^[0-9]{1,3}\\.[0-9]{2}$" });
const Count = Type.Integer({ minimum: 0 });
const ContractId = Type.String({ pattern: "^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$" });

const ContractTierSchema = Type.Object({
  /** In percent. */
  rate: Rate,
  periodValidBet: Decimal,
  periodProfitLoss: Decimal,
  activeMembers: Count,
  betAmountPerDay: Decimal,
  betAmountPerHour: Decimal,
});

/** A tier of a contract (contract 3.9.1): thresholds that its kind does not have are 0. */
export type ContractTier = Static<typeof ContractTierSchema>;

export const ContractTermsSchema = Type.Object({
  carry: Type.Enum(contractCarries),
  tiers: Type.Array(ContractTierSchema),
  /** From when they are, or were, in force; null before they are agreed. */
  effectiveFrom: Type.Union([Type.Null(), Millis]),
});

/** Terms of a contract. */
export type ContractTerms = Static<typeof ContractTermsSchema>;

export const AgentContractSchema = Type.Object({
  id: Type.String(),
  kind: Kind,
  /** The caller's side of it. */
  side: Side,
  /** Null is the house. */
  uplineId: Type.Union([Type.Null(), Type.String()]),
  upline: Type.String(),
  downlineId: Type.String(),
  downline: Type.String(),
  period: Type.Enum(contractPeriods),
  payer: Type.Enum(contractPayers),
  /** Of the amounts in its tiers. */
  currency: Type.String(),
  status: Type.Enum(contractStates.states),
  /** Each change raises it; an act names the one that its side has seen. */
  version: Type.Integer({ minimum: 1 }),
  effectiveFrom: Type.Union([Type.Null(), Millis]),
  /** From when it pays no more; after now where its period goes on. */
  endedAt: Type.Union([Type.Null(), Millis]),
  /** The agreed terms, or those of a request that nobody has agreed to. */
  terms: ContractTermsSchema,
  /** Agreed terms that begin later. */
  next: Type.Union([Type.Null(), ContractTermsSchema]),
  /** What waits for an answer; `terms` where they would change. */
  asked: Type.Union([
    Type.Null(),
    Type.Object({ by: Side, at: Millis, until: Millis, terms: Type.Union([Type.Null(), ContractTermsSchema]) }),
  ]),
  /** What the caller may do now. */
  actions: Type.Array(Type.Enum(contractActions)),
  createdAt: Millis,
  changedAt: Millis,
});

/** A contract between an upline and its direct downline, as one of the two sees it (contract 3.9.1). */
export type AgentContract = Static<typeof AgentContractSchema>;

const page = {
  pageNo: Type.Integer(),
  pageSize: Type.Integer(),
  totalPages: Type.Integer(),
  totalCount: Type.Integer(),
};

export const KindContractsRequestSchema = Type.Object({ pageNo: Type.Optional(PageNo) });

/** GET of a kind's relay: pages of 20. */
export type KindContractsRequest = Static<typeof KindContractsRequestSchema>;

export const KindContractsSchema = Type.Object({
  /** The caller's contract from above: the one that goes on, or else the last one; null for none. */
  own: Type.Union([Type.Null(), AgentContractSchema]),
  /** The highest rate that the caller has agreed with its upline and so can offer, in percent; null without a contract. */
  ownRate: Type.Union([Type.Null(), Rate]),
  /** The days until a daily salary is paid. */
  payDelayDays: Type.Integer({ minimum: 1, maximum: 2 }),
  /** Whether the house offers to pay downlines itself. */
  platformPays: Type.Boolean(),
  /** Those with direct downlines that go on or wait, newest first. */
  list: Type.Array(AgentContractSchema),
  ...page,
});

/** The caller's contracts of one kind. */
export type KindContracts = Static<typeof KindContractsSchema>;

const DraftTierSchema = Type.Object({
  rate: text(20),
  periodValidBet: Type.Optional(text(30)),
  periodProfitLoss: Type.Optional(text(30)),
  activeMembers: Type.Optional(Type.Union([Type.Integer(), text(12)])),
  betAmountPerDay: Type.Optional(text(30)),
  betAmountPerHour: Type.Optional(text(30)),
});

/** A tier as it is typed; what is left out asks for nothing. */
export type ContractDraftTier = Static<typeof DraftTierSchema>;

export const DraftTermsSchema = Type.Object({
  /** Without it the first of the kind. A contract keeps its period and its payer. */
  period: Type.Optional(Type.Enum(contractPeriods)),
  payer: Type.Optional(Type.Enum(contractPayers)),
  carry: Type.Optional(Type.Enum(contractCarries)),
  tiers: Type.Array(DraftTierSchema, { maxItems: 20 }),
});

/** Terms as they are typed. */
export type ContractDraftTerms = Static<typeof DraftTermsSchema>;

export const ProcessContractRequestSchema = Type.Object({
  action: Type.Enum(contractActions),
  /** Not for a new request. */
  contractId: Type.Optional(ContractId),
  /** The version of the contract that the caller has seen; with `contractId`. */
  version: Type.Optional(Type.Integer({ minimum: 1, maximum: 2_147_483_647 })),
  /** The direct downline of a new request. */
  account: Type.Optional(text(50)),
  /** Of a request. */
  terms: Type.Optional(DraftTermsSchema),
  /** With ACCEPT: `key` of the contracts that the caller was told would end; others are not ended. */
  endsKey: Type.Optional(text(64)),
});

/** POST of a kind's relay. */
export type ProcessContractRequest = Static<typeof ProcessContractRequestSchema>;

const EndedContractSchema = Type.Object({ account: Type.String(), contractId: Type.String() });

export const ProcessedContractSchema = Type.Object({
  contract: AgentContractSchema,
  /** The contracts below that ended with it, the first 200. */
  autoTerminated: Type.Array(EndedContractSchema),
  autoTerminatedCount: Count,
});

/** The contract after an act. */
export type ProcessedContract = Static<typeof ProcessedContractSchema>;

export const contractLists = ["INCOMING", "OUTGOING", "HISTORY"] as const;

/** One of {@link contractLists}. */
export type ContractList = (typeof contractLists)[number];

export const AgentContractsRequestSchema = Type.Object({
  list: Type.Enum(contractLists),
  pageNo: Type.Optional(PageNo),
});

/** GET relay AGENT_contracts: from above, with downlines, or what has ended of both; pages of 20. */
export type AgentContractsRequest = Static<typeof AgentContractsRequestSchema>;

export const AgentContractsSchema = Type.Object({ list: Type.Array(AgentContractSchema), ...page });

/** The caller's contracts of every kind that is on, what waits for its answer first. */
export type AgentContracts = Static<typeof AgentContractsSchema>;

export const ContractEndsRequestSchema = Type.Object({ contractId: ContractId });

/** GET relay AGENT_contractEnds. */
export type ContractEndsRequest = Static<typeof ContractEndsRequestSchema>;

export const ContractEndsSchema = Type.Object({
  /** The contract's version. */
  version: Type.Integer({ minimum: 1 }),
  /** From when the answer would count. */
  at: Millis,
  /** The first 200 contracts below that would end, by account. */
  list: Type.Array(
    Type.Object({ account: Type.String(), upline: Type.String(), contractId: Type.String(), rate: Rate }),
  ),
  count: Count,
  /** Of all of them: ACCEPT names it. */
  key: Type.String(),
});

/** What agreeing to what is asked would end (CT-07). */
export type ContractEnds = Static<typeof ContractEndsSchema>;

export const ContractPartnersRequestSchema = Type.Object({ kind: Kind, search: Type.Optional(text(50)) });

/** GET relay AGENT_contractPartners. */
export type ContractPartnersRequest = Static<typeof ContractPartnersRequestSchema>;

export const ContractPartnersSchema = Type.Object({
  /** Direct agents without such a contract, the first 100 by name. */
  list: Type.Array(Type.Object({ account: Type.String(), currency: Type.String() })),
  count: Count,
});

/** With whom the caller can make a contract of a kind. */
export type ContractPartners = Static<typeof ContractPartnersSchema>;
