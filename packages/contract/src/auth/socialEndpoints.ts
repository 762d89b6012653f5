import { endpoint } from "../endpoint.ts";
import type { SocialAddress, SocialLoginStart, SocialProviders } from "./socialSchemas.ts";

/** The providers with which a visitor may sign in (ours, X-75). */
export const listSocialProviders = /* @__PURE__ */ endpoint<Record<string, never>, SocialProviders>({
  name: "listSocialProviders",
  domain: "auth",
  method: "GET",
  path: "/wps/session/social",
  moduleId: "SOCLOGIN3",
});

/**
 * Begins a sign-in at a provider (ours, X-75); the provider's answer goes to the login call as type `social`. Each provider has a module
 * of its own.
 */
export const startSocialLogin = /* @__PURE__ */ endpoint<SocialLoginStart, SocialAddress>({
  name: "startSocialLogin",
  domain: "auth",
  method: "POST",
  path: "/wps/session/social",
  moduleId: "SOCLOGIN3",
  rateLimit: { calls: 30, seconds: 60 },
  bodyLimit: 1_024,
});
