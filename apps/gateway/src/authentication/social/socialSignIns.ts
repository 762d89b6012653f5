import { randomUUID } from "node:crypto";
import {
  type SocialAnswer,
  type SocialProvider,
  socialProviders,
  toSocialModule,
  toSocialPath,
} from "@marquee/contract";
import { type Static, Type } from "typebox";
import { Value } from "typebox/value";
import type { SignInProvider, SocialIdentity } from "../../adapters/social-sign-in/SocialSignIn.ts";
import type { Call } from "../../http/Call.ts";
import { Refusal } from "../../http/Refusal.ts";
import type { SomeServices } from "../../Services.ts";
import { createToken, toTokenHash } from "../token.ts";

/** How long the visitor may take at the provider, and how long a ticket is valid, in milliseconds. */
const signInMs = 600_000;
const ticketMs = 900_000;

const SignInSchema = Type.Object({
  provider: Type.Enum(socialProviders),
  /** Who began it: only the same browser or session may finish it. */
  holder: Type.String(),
  nonce: Type.String(),
  verifier: Type.String(),
  redirectUri: Type.String(),
});

const TicketSchema = Type.Object({
  provider: Type.Enum(socialProviders),
  holder: Type.String(),
  issuer: Type.String(),
  subject: Type.String(),
  name: Type.String(),
});

/** A person whom a provider has identified, for a registration or a link. */
export type TicketContent = Omit<Static<typeof TicketSchema>, "holder">;

const failed = (): Refusal => new Refusal("social.failed");

function readTicket(text: string | undefined): Static<typeof TicketSchema> {
  if (text === undefined) throw failed();
  return Value.Parse(TicketSchema, JSON.parse(text));
}

const toKey = ({ tenant }: Call, secret: string): string => `${tenant.id} ${toTokenHash(secret)}`;

/** The merchant's provider, if SOCLOGIN3 and its own module are on and it is configured. @throws Refusal `function.not.available` */
export function requireSocialProvider(
  { social }: SomeServices<"social">,
  { tenant }: Call,
  provider: SocialProvider,
): SignInProvider {
  const isOn = tenant.modules.has("SOCLOGIN3") && tenant.modules.has(toSocialModule(provider));
  const found = isOn ? social.get(tenant.code, provider) : undefined;
  if (found === undefined) throw new Refusal("function.not.available");
  return found;
}

/** The providers that are on and configured for the merchant of a call. */
export function listOwnProviders({ social }: SomeServices<"social">, { tenant }: Call): SocialProvider[] {
  return socialProviders.filter(
    (provider) =>
      tenant.modules.has("SOCLOGIN3") &&
      tenant.modules.has(toSocialModule(provider)) &&
      social.get(tenant.code, provider) !== undefined,
  );
}

/** What a sign-in takes. */
type SignInServices = SomeServices<"securityLog" | "shortLivedState" | "social">;

/** Begins a sign-in. @returns where the visitor signs in @throws Refusal `function.not.available`, `social.unavailable` */
export async function startSignIn(
  services: SignInServices,
  call: Call,
  provider: SocialProvider,
  holder: string,
): Promise<string> {
  const found = requireSocialProvider(services, call, provider);
  const signIn = {
    state: createToken(),
    nonce: createToken(),
    verifier: createToken(),
    redirectUri: `${call.origin}${toSocialPath(provider)}`,
  };
  const url = await found.createAddress(signIn);
  const { state, ...kept } = signIn;
  const text = JSON.stringify({ ...kept, provider, holder } satisfies Static<typeof SignInSchema>);
  await services.shortLivedState.set("social-sign-in", toKey(call, state), text, signInMs);
  return url;
}

/** Takes back a begun sign-in once, only from the browser or session that began it, with an answer of the same provider. */
async function takeSignIn(
  { shortLivedState }: SomeServices<"shortLivedState">,
  call: Call,
  state: string,
  provider: string,
  holder: string,
) {
  const key = toKey(call, state);
  const text = await shortLivedState.get("social-sign-in", key);
  if (text === undefined || holder === "") throw failed();
  const begun = Value.Parse(SignInSchema, JSON.parse(text));
  if (begun.holder !== holder || begun.provider !== provider) throw failed();
  if (!(await shortLivedState.claim("social-sign-in-use", key, randomUUID(), signInMs))) throw failed();
  return begun;
}

/**
 * Identifies who came back from a provider. Any answer ends the sign-in.
 *
 * @throws Refusal `function.not.available`, `social.cancelled`, `social.failed`, `social.unavailable`
 */
export async function finishSignIn(
  services: SignInServices,
  call: Call,
  { provider, response }: SocialAnswer,
  holder: string,
): Promise<SocialIdentity> {
  const found = requireSocialProvider(services, call, provider);
  const answer = new URLSearchParams(response);
  const state = answer.get("state") ?? "";
  try {
    const { nonce, verifier, redirectUri } = await takeSignIn(services, call, state, provider, holder);
    return await found.identify({ state, nonce, verifier, redirectUri }, answer);
  } catch (error) {
    if (error instanceof Refusal) {
      const details = { provider, code: error.code };
      await services.securityLog.add({ tenantId: call.tenant.id, event: "social.refused", details, call });
    }
    throw error;
  }
}

/** Stores the identified person until a registration or a confirmation links the account. @returns the ticket */
export async function createTicket(
  { shortLivedState }: SomeServices<"shortLivedState">,
  call: Call,
  provider: SocialProvider,
  { issuer, subject, name }: SocialIdentity,
  holder: string,
): Promise<string> {
  const ticket = createToken();
  const text = JSON.stringify({ provider, holder, issuer, subject, name } satisfies Static<typeof TicketSchema>);
  await shortLivedState.set("social-ticket", toKey(call, ticket), text, ticketMs);
  return ticket;
}

/**
 * The content of a ticket. It can be read again, because a refused form may be sent again; the database links an account only once.
 *
 * @throws Refusal `social.failed` if it is unknown, expired or another browser's; `function.not.available`
 */
export async function readSocialTicket(
  services: SignInServices,
  call: Call,
  ticket: string,
  holder: string,
): Promise<TicketContent> {
  const { holder: own, ...content } = readTicket(
    await services.shortLivedState.get("social-ticket", toKey(call, ticket)),
  );
  if (holder === "" || own !== holder) throw failed();
  requireSocialProvider(services, call, content.provider);
  return content;
}
