import { type Static, Type } from "typebox";
import { MaybeSaidText, SaidText } from "../saidText.ts";
import { Millis, text } from "../shapes.ts";
import { StaffGrantSchema, StaffRoleSchema } from "./sessionSchemas.ts";
import { reasonLength } from "./reasonLength.ts";
import { proposalStates, staffStates } from "./states.ts";

export const Uuid = Type.String({ pattern: "^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$" });

/** Why somebody does something: written into the audit log. */
export const Reason = SaidText(reasonLength.least, reasonLength.most);

/** A png or jpg of at most 5 MB, in base64. */
export const Base64Picture = Type.String({ pattern: "^[A-Za-z0-9+/]+={0,2}$", minLength: 8, maxLength: 7_000_000 });

/** Where the next page of a list begins; opaque. */
export const Cursor = Type.String({ minLength: 1, maxLength: 400 });

const PersonSchema = Type.Object({
  id: Type.String(),
  email: Type.String(),
  name: Type.String(),
  state: Type.Enum([...staffStates.states]),
  /** The roles at this merchant, and those at all merchants. */
  grants: Type.Array(StaffGrantSchema),
  secondFactor: Type.Boolean(),
  passkeys: Type.Integer(),
  lastLoginAt: Type.Union([Millis, Type.Null()]),
  /** Whether a lock after wrong passwords or codes stands, from any address. */
  locked: Type.Boolean(),
});

/** A member of staff as colleagues of one merchant see him: his roles at other merchants are left out. */
export type Person = Static<typeof PersonSchema>;

export const PersonListSchema = Type.Array(PersonSchema);

/** The people of a merchant. */
export type PersonList = Static<typeof PersonListSchema>;

export const InvitePersonSchema = Type.Object({
  /** Made by the page, so that a call sent twice proposes once. */
  id: Uuid,
  email: Type.String({ minLength: 3, maxLength: 254 }),
  name: Type.String({ minLength: 1, maxLength: 80 }),
  roles: Type.Array(StaffRoleSchema, { minItems: 1, maxItems: 7, uniqueItems: true }),
  reason: Reason,
});

/** POST /staff/people/invite. */
export type InvitePerson = Static<typeof InvitePersonSchema>;

export const ProposeRolesSchema = Type.Object({
  id: Uuid,
  staffId: Uuid,
  /** All roles at this merchant from then on; none takes the person away from it. */
  roles: Type.Array(StaffRoleSchema, { maxItems: 7, uniqueItems: true }),
  reason: Reason,
});

/** POST /staff/people/roles. */
export type ProposeRoles = Static<typeof ProposeRolesSchema>;

export const ProposeStaffResetSchema = Type.Object({ id: Uuid, staffId: Uuid, reason: Reason });

/** POST /staff/people/reset. */
export type ProposeStaffReset = Static<typeof ProposeStaffResetSchema>;

export const SetPersonStateSchema = Type.Object({
  staffId: Uuid,
  event: Type.Union([Type.Literal("disable"), Type.Literal("enable"), Type.Literal("withdraw")]),
  reason: Reason,
});

/** POST /staff/people/state. */
export type SetPersonState = Static<typeof SetPersonStateSchema>;

export const ProposalSchema = Type.Object({
  id: Type.String(),
  kind: Type.String(),
  subject: Type.String(),
  /** What would be done, by the kind. */
  data: Type.Unsafe<Readonly<Record<string, unknown>>>(Type.Object({})),
  reason: Type.String(),
  state: Type.Enum([...proposalStates.states]),
  proposedBy: Type.String(),
  proposedAt: Millis,
  decidedBy: Type.Union([Type.String(), Type.Null()]),
  decidedAt: Type.Union([Millis, Type.Null()]),
  note: Type.String(),
  /** Whether the caller made it; it can be cancelled by him and decided by others only. */
  own: Type.Boolean(),
  /** Whether the caller's roles allow him to decide it. */
  decidable: Type.Boolean(),
});

/** Something that one person proposes and another one decides (four eyes). */
export type Proposal = Static<typeof ProposalSchema>;

export const ListProposalsSchema = Type.Object({
  state: Type.Optional(Type.Enum([...proposalStates.states])),
  cursor: Type.Optional(Cursor),
});

/** GET /staff/proposals. */
export type ListProposals = Static<typeof ListProposalsSchema>;

export const ProposalPageSchema = Type.Object({
  items: Type.Array(ProposalSchema),
  next: Type.Union([Type.String(), Type.Null()]),
});

/** Proposals, newest first. */
export type ProposalPage = Static<typeof ProposalPageSchema>;

export const ProposalIdSchema = Type.Object({ id: Type.String() });

/** The proposal that a call has made. */
export type ProposalId = Static<typeof ProposalIdSchema>;

export const DecideProposalSchema = Type.Object({
  id: Uuid,
  decision: Type.Union([Type.Literal("approve"), Type.Literal("reject"), Type.Literal("cancel")]),
  note: MaybeSaidText(500),
});

/** POST /staff/proposals/decide. */
export type DecideProposal = Static<typeof DecideProposalSchema>;

export const ListAuditSchema = Type.Object({
  actor: Type.Optional(text(254)),
  action: Type.Optional(text(60)),
  subject: Type.Optional(text(100)),
  /** What people did, or what they looked at; both without. */
  show: Type.Optional(Type.Enum(["acts", "looks"])),
  /** The first and the last day, in the merchant's zone. */
  from: Type.Optional(Type.String({ pattern: "^[0-9]{4}-[0-9]{2}-[0-9]{2}$" })),
  to: Type.Optional(Type.String({ pattern: "^[0-9]{4}-[0-9]{2}-[0-9]{2}$" })),
  cursor: Type.Optional(Cursor),
});

/** GET /staff/audit. */
export type ListAudit = Static<typeof ListAuditSchema>;

const AuditEntrySchema = Type.Object({
  number: Type.Integer(),
  at: Millis,
  actor: Type.String(),
  address: Type.String(),
  action: Type.String(),
  subject: Type.String(),
  reason: Type.String(),
  before: Type.Unknown(),
  after: Type.Unknown(),
  hash: Type.String(),
});

/** One line of the audit log. */
export type AuditEntry = Static<typeof AuditEntrySchema>;

export const AuditPageSchema = Type.Object({
  items: Type.Array(AuditEntrySchema),
  next: Type.Union([Type.String(), Type.Null()]),
});

/** Lines of the audit log, newest first. */
export type AuditPage = Static<typeof AuditPageSchema>;

export const AuditCheckSchema = Type.Object({
  entries: Type.Integer(),
  /** The first line that does not fit to those before it; null when the chain is whole. */
  broken: Type.Union([Type.Integer(), Type.Null()]),
});

/** Whether the chain of the audit log is whole. */
export type AuditCheck = Static<typeof AuditCheckSchema>;
