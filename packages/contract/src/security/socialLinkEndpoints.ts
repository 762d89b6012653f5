import type { SocialAddress, SocialAnswer } from "../auth/socialSchemas.ts";
import { endpoint } from "../endpoint.ts";
import type { RemoveSocialLink, SocialLink, SocialLinks, SocialLinkStart, SocialTicket } from "./socialLinkSchemas.ts";

const own = { domain: "security", moduleId: "SOCLOGIN3", token: "required", trial: false } as const;
const change = { ...own, method: "POST", encrypted: true, rateLimit: { calls: 20, seconds: 60 } } as const;

/** The member's accounts at providers (ours, LG-21). */
export const listSocialLinks = /* @__PURE__ */ endpoint<Record<string, never>, SocialLinks>({
  ...own,
  name: "listSocialLinks",
  method: "GET",
  path: "/wps/member/social",
  cache: { provides: ["Session"], keepSeconds: 0 },
});

/** Begins to link an account at a provider; requires the login password, since a linked account can log in (ours, LG-21). */
export const startSocialLink = /* @__PURE__ */ endpoint<SocialLinkStart, SocialAddress>({
  ...change,
  name: "startSocialLink",
  path: "/wps/member/social/start",
  bodyLimit: 4_096,
});

/** Checks the provider's answer and returns the account's name for the warning before the link (ours, LG-21). */
export const checkSocialLink = /* @__PURE__ */ endpoint<SocialAnswer, SocialTicket>({
  ...change,
  name: "checkSocialLink",
  path: "/wps/member/social/check",
});

/** Links the account, until the member removes it with a second factor or a reset of the password ends it (ours, LG-21). */
export const confirmSocialLink = /* @__PURE__ */ endpoint<SocialLink, Record<string, never>>({
  ...change,
  name: "confirmSocialLink",
  path: "/wps/member/social/confirm",
  bodyLimit: 4_096,
});

/** Removes a link; requires the login password, and a second factor of an account that has one (ours, LG-21). */
export const removeSocialLink = /* @__PURE__ */ endpoint<RemoveSocialLink, Record<string, never>>({
  ...change,
  name: "removeSocialLink",
  path: "/wps/member/social/remove",
  bodyLimit: 4_096,
});
