import { SocialAddressSchema, SocialAnswerSchema } from "../auth/socialSchemas.ts";
import { row, type SchemaRow } from "../SchemaRow.ts";
import { Nothing } from "../shapes.ts";
import {
  checkSocialLink,
  confirmSocialLink,
  listSocialLinks,
  removeSocialLink,
  startSocialLink,
} from "./socialLinkEndpoints.ts";
import {
  RemoveSocialLinkSchema,
  SocialLinkSchema,
  SocialLinksSchema,
  SocialLinkStartSchema,
  SocialTicketSchema,
} from "./socialLinkSchemas.ts";

/** Calls about a member's accounts at providers. */
export const socialLinkRows: readonly SchemaRow[] = [
  row(listSocialLinks, Nothing, SocialLinksSchema),
  row(startSocialLink, SocialLinkStartSchema, SocialAddressSchema, [
    "password.old.invalid",
    "login.locked",
    "social.linked",
    "social.unavailable",
  ]),
  row(checkSocialLink, SocialAnswerSchema, SocialTicketSchema, [
    "social.cancelled",
    "social.failed",
    "social.unavailable",
    "social.taken",
    "social.linked",
  ]),
  row(confirmSocialLink, SocialLinkSchema, Nothing, ["social.failed", "social.taken", "social.linked"]),
  row(removeSocialLink, RemoveSocialLinkSchema, Nothing, [
    "password.old.invalid",
    "login.locked",
    "sms.code.required",
    "sms.code.invalid",
    "sms.code.expired",
  ]),
];
