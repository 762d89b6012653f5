import { type Static, Type } from "typebox";
import { Millis, PageNo, text } from "../shapes.ts";
import { agentLimits } from "./agentLimits.ts";

/** In hundredths of a percent of what is staked: 55 is 0.55 %. */
export const Rebate = Type.Integer({ minimum: 0, maximum: 10_000 });

const Count = Type.Integer({ minimum: 0 });
const Account = Type.String({ minLength: 1, maxLength: 100 });

/** A player, or an agent with a team of its own. */
const NewKind = Type.Union([Type.Literal(0), Type.Literal(1)]);

export const CreateTeamMemberSchema = Type.Object({
  kind: NewKind,
  rebate: Rebate,
  username: text(100),
  password: text(255),
  confirmPassword: text(255),
});

/** POST relay AGENT_createMember: an account directly below the caller; its password is changed at the first login. */
export type CreateTeamMember = Static<typeof CreateTeamMemberSchema>;

export const CreatedTeamMemberSchema = Type.Object({ account: Type.String(), kind: NewKind, rebate: Rebate });

/** The account that was made. */
export type CreatedTeamMember = Static<typeof CreatedTeamMemberSchema>;

export const CreateTeamMembersSchema = Type.Object({
  kind: NewKind,
  rebate: Rebate,
  prefix: text(100),
  first: Type.Integer({ minimum: 1, maximum: 999_999 }),
  count: Type.Integer({ minimum: 1, maximum: agentLimits.accountsAtOnce }),
});

/** POST relay AGENT_createMembers: `count` accounts named by `prefix` and running numbers from `first`; all of them, or none. */
export type CreateTeamMembers = Static<typeof CreateTeamMembersSchema>;

export const CreatedTeamMembersSchema = Type.Object({
  list: Type.Array(Type.Object({ account: Type.String(), password: Type.String() })),
});

/** The accounts that were made, with passwords that nobody can read again. */
export type CreatedTeamMembers = Static<typeof CreatedTeamMembersSchema>;

export const RegisterCentreSchema = Type.Object({
  /** The caller's own: the most that it can give. */
  rebate: Rebate,
  /** From this rebate on an account uses one of the quota; null: none does. */
  quotaFrom: Type.Union([Rebate, Type.Null()]),
  quotas: Type.Array(Type.Object({ rebate: Rebate, accounts: Count })),
  madeToday: Count,
  mostToday: Count,
});

/** What the caller can make. */
export type RegisterCentre = Static<typeof RegisterCentreSchema>;

export const GiveQuotaSchema = Type.Object({
  account: Account,
  rebate: Rebate,
  accounts: Type.Integer({ minimum: 1, maximum: 100_000 }),
});

/** POST relay AGENT_giveQuota: to an agent directly below, of what the caller has itself. */
export type GiveQuota = Static<typeof GiveQuotaSchema>;

export const TeamRequestSchema = Type.Object({
  account: Type.Optional(Account),
  search: Type.Optional(text(100)),
  pageNo: Type.Optional(PageNo),
  pageSize: Type.Optional(Type.Integer({ minimum: 1, maximum: 100 })),
});

/** GET relay AGENT_team: who stands directly below `account` (the caller without it), or all below it whose names begin with `search`. */
export type TeamRequest = Static<typeof TeamRequestSchema>;

const TeamLineSchema = Type.Object({
  account: Type.String(),
  isAgent: Type.Boolean(),
  /** Whether it stands directly below the caller, who alone sets its rebate and gives it accounts. */
  isOwn: Type.Boolean(),
  /** 1 is the caller's first level; players whom players invited stand at the level of these. */
  level: Type.Integer({ minimum: 1 }),
  direct: Count,
  total: Count,
  rebate: Rebate,
  registeredAt: Millis,
  /** The caller's own note. */
  remark: Type.String(),
});

/** An account of the team. */
export type TeamLine = Static<typeof TeamLineSchema>;

export const TeamPageSchema = Type.Object({
  /** From the caller down to the account whose members are listed. */
  path: Type.Array(Type.String()),
  list: Type.Array(TeamLineSchema),
  pageNo: Type.Integer(),
  pageSize: Type.Integer(),
  totalPages: Type.Integer(),
  totalCount: Type.Integer(),
});

/** A page of the team (AC-05), agents first. */
export type TeamPage = Static<typeof TeamPageSchema>;

export const RemarkMemberSchema = Type.Object({ account: Account, remark: text(200) });

/** POST relay AGENT_remark: the caller's private note of an account of the team; an empty one removes it. */
export type RemarkMember = Static<typeof RemarkMemberSchema>;

export const SetTeamRebateSchema = Type.Object({ account: Account, rebate: Rebate });

/** POST relay AGENT_setRebate: raises the rebate of an account directly below, up to the caller's own. */
export type SetTeamRebate = Static<typeof SetTeamRebateSchema>;
