import type { LoginRequest, LoginValue, SocialAddress, SocialLoginStart } from "@marquee/contract";
import type { Call } from "../../http/Call.ts";
import { Refusal } from "../../http/Refusal.ts";
import { openCodeHolder, readCodeHolder } from "../../authentication/codeHolder.ts";
import { findLinkedMember, noteSocialUse } from "../../authentication/social/socialIdentityStore.ts";
import { createTicket, finishSignIn, startSignIn } from "../../authentication/social/socialSignIns.ts";
import type { Services } from "./services.ts";
import { completeLogin } from "./completeLogin.ts";
import { getMember } from "./memberStore.ts";

/** Begins a sign-in for a guest, in this browser. @throws Refusal `function.not.available`, `social.unavailable` */
export async function startSocialLogin(
  services: Services,
  call: Call,
  { provider }: SocialLoginStart,
): Promise<SocialAddress> {
  return { url: await startSignIn(services, call, provider, openCodeHolder(call)) };
}

/**
 * Logs in by a provider's answer. The account is found by issuer and subject, never by a mailbox. An expired password is
 * ignored (spec §4), but one set by staff must still be changed (decision 061).
 *
 * @throws Refusal `function.not.available`, `social.cancelled`, `social.failed`, `social.unavailable`, `social.unlinked`, and those of
 * {@link completeLogin}
 */
export async function loginBySocial(
  services: Services,
  call: Call,
  { social, side, deviceId }: LoginRequest,
): Promise<LoginValue> {
  if (social === undefined) throw new Refusal("fields", { fields: [{ name: "social", rule: "required" }] });
  const { tenant } = call;
  const holder = readCodeHolder(call);
  const identity = await finishSignIn(services, call, social, holder);
  const memberId = await findLinkedMember(services.db, tenant.id, identity);
  if (memberId === undefined) {
    const ticket = await createTicket(services, call, social.provider, identity, holder);
    const { name, email } = identity;
    throw new Refusal("social.unlinked", { value: { ticket, name, ...(email === undefined ? {} : { email }) } });
  }
  const member = await getMember(services.db, tenant.id, memberId);
  const isForced = member.password_kind === "GIVEN" && tenant.modules.has("PASSWORD3");
  return completeLogin(services, call, member, {
    side,
    deviceId,
    pending: isForced ? "PASSWORD_CHANGE" : null,
    isExpired: false,
    staleCode: "social.failed",
    also: async (tx) => {
      if (!(await noteSocialUse(tx, { tenantId: tenant.id, memberId }, identity))) throw new Refusal("social.failed");
    },
  });
}
