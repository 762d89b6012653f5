import { msg } from "@lingui/core/macro";

/** What the kinds of webhooks about members mean. */
export const memberWebhookKindTexts = {
  "member.registered": msg`A member has registered`,
  "member.updated": msg`A member's record was changed`,
  "member.frozen": msg`A member was frozen`,
  "member.activated": msg`A member was made active again`,
  "member.closed": msg`A member's account was closed`,
};
