import { type Static, Type } from "typebox";
import { SocialProviderSchema } from "../auth/socialSchemas.ts";
import { Millis, text } from "../shapes.ts";
import { OwnFactorSchema } from "./ownFactorSchemas.ts";

export const SocialLinksSchema = Type.Object({
  list: Type.Array(Type.Object({ provider: SocialProviderSchema, name: Type.String(), linkedAt: Millis })),
  /** The providers that may still be linked. */
  providers: Type.Array(SocialProviderSchema),
});

/** GET /wps/member/social (ours, LG-21): the member's accounts at providers, by the names that they have there. */
export type SocialLinks = Static<typeof SocialLinksSchema>;

export const SocialLinkStartSchema = Type.Object({ provider: SocialProviderSchema, password: text(255) });

/** POST /wps/member/social/start (ours, LG-21). */
export type SocialLinkStart = Static<typeof SocialLinkStartSchema>;

export const SocialTicketSchema = Type.Object({ ticket: Type.String(), name: Type.String() });

/** The account at the provider; it is linked when the ticket is confirmed, within fifteen minutes. */
export type SocialTicket = Static<typeof SocialTicketSchema>;

export const SocialLinkSchema = Type.Object({ ticket: text(64) });

/** POST /wps/member/social/confirm (ours, LG-21). */
export type SocialLink = Static<typeof SocialLinkSchema>;

export const RemoveSocialLinkSchema = Type.Object({
  provider: SocialProviderSchema,
  password: text(255),
  /** Of an account that has one. */
  factor: Type.Optional(OwnFactorSchema),
});

/** POST /wps/member/social/remove (ours, LG-21). */
export type RemoveSocialLink = Static<typeof RemoveSocialLinkSchema>;
