import { generateKeyPairSync, randomBytes } from "node:crypto";
import { type Configuration, interactionPolicy, Provider } from "oidc-provider";
import { findAccount } from "./accounts.ts";
import type { Client } from "./config.ts";
import { createAdapter } from "./createAdapter.ts";
import { toFaultPage } from "./page.ts";

/** The return address of a site for a provider (contract 3.2.1). */
const toReturn = (origin: string, id: string): string => `${origin}/login/social/${id}`;

const createKey = () => ({
  ...generateKeyPairSync("rsa", { modulusLength: 2048 }).privateKey.export({ format: "jwk" }),
  alg: "RS256",
  use: "sig",
  kid: randomBytes(8).toString("hex"),
});

/** The account is asked for each time, because a demo has several accounts and one browser. */
function createPolicy(): interactionPolicy.DefaultPolicy {
  const policy = interactionPolicy.base();
  const { Check } = interactionPolicy;
  const isChosen = new Check("account_not_chosen", "an account must be chosen", ({ oidc }) =>
    oidc.result?.login === undefined ? Check.REQUEST_PROMPT : Check.NO_NEED_TO_PROMPT,
  );
  policy.get("login")?.checks.add(isChosen);
  return policy;
}

/** An OpenID provider below `issuer`, whose accounts' ids begin with its own; everything is kept in memory. */
export function createProvider(issuer: string, id: string, clients: readonly Client[]): Provider {
  const path = new URL(issuer).pathname;
  const configuration: Configuration = {
    adapter: createAdapter(),
    clients: clients.map((client) => ({
      client_id: client.id,
      client_secret: client.secret,
      redirect_uris: client.origins.map((origin) => toReturn(origin, id)),
      response_types: ["code"],
      grant_types: ["authorization_code"],
    })),
    jwks: { keys: [createKey()] },
    cookies: { keys: [randomBytes(32).toString("hex")] },
    claims: { openid: ["sub"], profile: ["name"], email: ["email", "email_verified"] },
    // Google and LINE put name and mailbox into the ID token.
    conformIdTokenClaims: false,
    pkce: { required: () => true },
    features: { devInteractions: { enabled: false } },
    interactions: { policy: createPolicy(), url: (_ctx, { uid }) => `${path}/interaction/${uid}` },
    ttl: { AuthorizationCode: 60, IdToken: 300, AccessToken: 300, Interaction: 900, Session: 900, Grant: 900 },
    findAccount: (_ctx, sub) => {
      const account = findAccount(sub.slice(id.length + 1));
      if (account === undefined) return undefined;
      const { name, email, isUnverified = false } = account;
      return { accountId: sub, claims: async () => ({ sub, name, email, email_verified: !isUnverified }) };
    },
    // Whatever a site requests is granted: in a demo the choice of the account is the consent.
    loadExistingGrant: async ({ oidc }) => {
      const { client, session, provider } = oidc;
      if (client === undefined || session?.accountId === undefined) return undefined;
      const grant = new provider.Grant({ clientId: client.clientId, accountId: session.accountId });
      grant.addOIDCScope("openid profile email");
      await grant.save();
      return grant;
    },
    renderError: (ctx, { error, error_description: text = "" }) => {
      ctx.type = "html";
      ctx.body = toFaultPage(`${error}. ${text}`);
    },
  };
  return new Provider(issuer, configuration);
}
