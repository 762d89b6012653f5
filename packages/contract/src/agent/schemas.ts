import { type Static, Type } from "typebox";
import { text } from "../shapes.ts";

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
