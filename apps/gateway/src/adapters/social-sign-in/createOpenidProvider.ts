import type { FastifyBaseLogger } from "fastify";
import {
  allowInsecureRequests,
  authorizationCodeGrant,
  AuthorizationResponseError,
  buildAuthorizationUrl,
  calculatePKCECodeChallenge,
  ClientError,
  type Configuration,
  discovery,
  enableNonRepudiationChecks,
} from "openid-client";
import { Refusal } from "../../http/Refusal.ts";
import type { OpenidSettings } from "./readSocialSettings.ts";
import { type SignInProvider, toShownName } from "./SocialSignIn.ts";

const timeoutSeconds = 5;
const documentMs = 3_600_000;
const longestSubject = 255;

/** The error codes with which providers report that the visitor cancelled. */
const cancellations: ReadonlySet<string> = new Set([
  "access_denied",
  "user_cancelled_login",
  "user_cancelled_authorize",
]);
/** Failures of the provider, as opposed to invalid answers. */
const outages: ReadonlySet<string> = new Set([
  "temporarily_unavailable",
  "server_error",
  "OAUTH_TIMEOUT",
  "OAUTH_ABORT",
  "OAUTH_RESPONSE_IS_NOT_CONFORM",
  "OAUTH_RESPONSE_IS_NOT_JSON",
]);

function toReason(error: unknown): string {
  if (error instanceof AuthorizationResponseError) return error.error;
  if (error instanceof ClientError) return error.code ?? "unknown";
  // `fetch` throws this if there is no answer.
  if (error instanceof TypeError) return "temporarily_unavailable";
  return error instanceof Error ? error.name : "unknown";
}

function toRefusal(reason: string): Refusal {
  if (cancellations.has(reason)) return new Refusal("social.cancelled");
  return new Refusal(outages.has(reason) ? "social.unavailable" : "social.failed");
}

/**
 * Sign-in by OpenID Connect's authorization code flow with PKCE, state and nonce. The ID token is checked against the issuer's published keys,
 * issuer, audience, lifetime and nonce; a token that is not signed with a key pair is refused. The issuer's documents are fetched again after an hour.
 */
export function createOpenidProvider(settings: OpenidSettings, log: FastifyBaseLogger): SignInProvider {
  const { issuer, clientId, clientSecret, scope = "openid profile email" } = settings;
  let known: { readonly found: Promise<Configuration>; readonly until: number } | undefined;

  async function discover(): Promise<Configuration> {
    const execute = [enableNonRepudiationChecks, ...(issuer.startsWith("http:") ? [allowInsecureRequests] : [])];
    const options = { timeout: timeoutSeconds, execute };
    const found = await discovery(new URL(issuer), clientId, clientSecret, undefined, options);
    found.timeout = timeoutSeconds;
    return found;
  }

  function open(): Promise<Configuration> {
    if (known !== undefined && known.until > Date.now()) return known.found;
    const found = discover();
    known = { found, until: Date.now() + documentMs };
    found.catch(() => {
      known = undefined;
    });
    return found;
  }

  /** Logs which check failed, without any received value. */
  function refuse(error: unknown): Refusal {
    const reason = toReason(error);
    const refusal = toRefusal(reason);
    if (refusal.code !== "social.cancelled") log.warn({ issuer, reason }, "a sign-in at a provider did not work");
    return refusal;
  }

  return {
    kind: "openid",
    async createAddress({ state, nonce, verifier, redirectUri }) {
      const configuration = await open().catch((error: unknown) => {
        const { code } = refuse(error);
        throw new Refusal(code === "social.failed" ? "social.unavailable" : code);
      });
      return buildAuthorizationUrl(configuration, {
        redirect_uri: redirectUri,
        scope,
        state,
        nonce,
        code_challenge: await calculatePKCECodeChallenge(verifier),
        code_challenge_method: "S256",
      }).href;
    },
    async identify({ state, nonce, verifier, redirectUri }, response) {
      const address = new URL(redirectUri);
      address.search = response.toString();
      try {
        const checks = {
          expectedState: state,
          expectedNonce: nonce,
          pkceCodeVerifier: verifier,
          idTokenExpected: true,
        };
        const claims = (await authorizationCodeGrant(await open(), address, checks)).claims();
        if (claims === undefined || claims.sub === "" || claims.sub.length > longestSubject)
          throw new Refusal("social.failed");
        const { iss, sub, name, email, email_verified: isVerified } = claims;
        // Some issuers write the flag as a text.
        const isOwn =
          (isVerified === true || isVerified === "true") && typeof email === "string" && email.length <= 254;
        return { issuer: iss, subject: sub, name: toShownName(name ?? email), email: isOwn ? email : undefined };
      } catch (error) {
        throw error instanceof Refusal ? error : refuse(error);
      }
    },
  };
}
