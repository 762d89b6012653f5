import { type Static, Type } from "typebox";
import { Millis, PageNo, text } from "../shapes.ts";
import { Rebate } from "./teamSchemas.ts";

const Count = Type.Integer({ minimum: 0 });

export const AffiliateRequestSchema = Type.Object({ code: text(50), domain: Type.Optional(text(253)) });

/** GET /wps/agent/affiliate: a code, and the domain at which it is used. */
export type AffiliateRequest = Static<typeof AffiliateRequestSchema>;

export const AffiliateSchema = Type.Object({
  valid: Type.Literal(true),
  code: Type.String(),
  agentAccount: Type.String(),
  referral: Type.Boolean(),
});

/** The owner of a code (AP-78): the account's name is masked; `referral` for a code of a player instead of an agent. */
export type Affiliate = Static<typeof AffiliateSchema>;

export const InvitationCodesRequestSchema = Type.Object({
  pageNo: Type.Optional(PageNo),
  pageSize: Type.Optional(Type.Integer({ minimum: 1, maximum: 100 })),
});

/** GET relay AGENT_links: pages of 20 unless the request says otherwise. */
export type InvitationCodesRequest = Static<typeof InvitationCodesRequestSchema>;

const InvitationCodeSchema = Type.Object({
  code: Type.String(),
  url: Type.String(),
  enabled: Type.Boolean(),
  remark: Type.String(),
  rebate: Rebate,
  visits: Count,
  registrations: Count,
  firstDeposits: Count,
  createdAt: Millis,
});

/**
 * An affiliate code of the caller: `url` opens the registration with it, at the code's own domain where it has one; a code that
 * is not `enabled` invites nobody. Who registers with it gets its `rebate`. `visits` counts addresses, each once a day; `registrations` members
 * who registered with it, `firstDeposits` those of them who have deposited. The remark is the caller's own.
 */
export type InvitationCode = Static<typeof InvitationCodeSchema>;

export const InvitationCodesSchema = Type.Object({
  list: Type.Array(InvitationCodeSchema),
  pageNo: Type.Integer(),
  pageSize: Type.Integer(),
  totalPages: Type.Integer(),
  totalCount: Type.Integer(),
  totals: Type.Object({ visits: Count, registrations: Count, firstDeposits: Count }),
});

/** The caller's affiliate codes, newest first; `totals` are over all pages. */
export type InvitationCodes = Static<typeof InvitationCodesSchema>;
