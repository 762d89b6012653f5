import type {
  RemoveSocialLink,
  SocialAddress,
  SocialAnswer,
  SocialLink,
  SocialLinks,
  SocialLinkStart,
  SocialProvider,
  SocialTicket,
} from "@marquee/contract";
import { transact } from "@marquee/database";
import { type Call, requireSession } from "../../http/Call.ts";
import { Refusal } from "../../http/Refusal.ts";
import { addSecurityEntries } from "../../authentication/securityLogStore.ts";
import {
  addSocialIdentity,
  findLinkedMember,
  listSocialIdentities,
  removeSocialIdentities,
} from "../../authentication/social/socialIdentityStore.ts";
import {
  createTicket,
  finishSignIn,
  listOwnProviders,
  readSocialTicket,
  requireSocialProvider,
  startSignIn,
} from "../../authentication/social/socialSignIns.ts";
import type { Services } from "./services.ts";
import { getMember, recordPerson } from "../auth/index.ts";
import { notifyMember } from "../member/index.ts";
import { requireOwnFactor } from "./requireOwnFactor.ts";
import { requireOwnPassword } from "./secondFactor.ts";
import { socialNames } from "./socialNames.ts";

/** A link is begun and finished in one session. */
const toHolder = (call: Call): string => `session ${requireSession(call).tokenHash}`;

/** The member's links, and the providers that can still be linked. */
export async function listOwnLinks(services: Services, call: Call): Promise<SocialLinks> {
  const list = await listSocialIdentities(services.db, requireSession(call));
  const linked = new Set(list.map(({ provider }) => provider));
  return {
    list: list.map(({ provider, name, linkedAt }) => ({ provider, name, linkedAt: linkedAt.getTime() })),
    providers: listOwnProviders(services, call).filter((provider) => !linked.has(provider)),
  };
}

async function requireFree({ db }: Services, call: Call, provider: SocialProvider): Promise<void> {
  const list = await listSocialIdentities(db, requireSession(call));
  if (list.some((link) => link.provider === provider)) throw new Refusal("social.linked");
}

/** Begins a link. @throws Refusal `password.old.invalid`, `login.locked`, `social.linked`, `social.unavailable` */
export async function startLink(
  services: Services,
  call: Call,
  { provider, password }: SocialLinkStart,
): Promise<SocialAddress> {
  requireSocialProvider(services, call, provider);
  await requireOwnPassword(services, call, { password });
  await requireFree(services, call, provider);
  return { url: await startSignIn(services, call, provider, toHolder(call)) };
}

/** Returns who signed in at the provider, before anything is linked. @throws Refusal `social.*` */
export async function checkLink(services: Services, call: Call, answer: SocialAnswer): Promise<SocialTicket> {
  const holder = toHolder(call);
  const identity = await finishSignIn(services, call, answer, holder);
  await requireFree(services, call, answer.provider);
  if ((await findLinkedMember(services.db, call.tenant.id, identity)) !== undefined) throw new Refusal("social.taken");
  const ticket = await createTicket(services, call, answer.provider, identity, holder);
  return { ticket, name: identity.name };
}

/** Links (LG-21), of which the member is told: it is a way in. @throws Refusal `social.failed`, `social.taken`, `social.linked` */
export async function confirmLink(
  services: Services,
  call: Call,
  { ticket }: SocialLink,
): Promise<Record<string, never>> {
  const { tenantId, memberId } = requireSession(call);
  const content = await readSocialTicket(services, call, ticket, toHolder(call));
  const { provider } = content;
  await transact(services.db, async (tx) => {
    if (await addSocialIdentity(tx, { tenantId, memberId }, content)) {
      await recordPerson(tx, services, { tenantId, memberId }, { social: content });
      await addSecurityEntries(tx, [{ tenantId, event: "social.linked", memberId, details: { provider }, call }]);
      const member = await getMember(tx, tenantId, memberId);
      const values = { site: call.tenant.name, provider: socialNames[provider] };
      await notifyMember(tx, services, member, { kind: "security", template: "social.linked", values });
      return;
    }
    const owner = await findLinkedMember(tx, tenantId, content);
    // After a double press the second call finds the link of the first.
    if (owner === memberId) return;
    throw new Refusal(owner === undefined ? "social.linked" : "social.taken");
  });
  services.sendSoon();
  return {};
}

/** Removes a link (LG-21), of which the member is told; one that is gone is no error. @throws Refusal those of {@link requireOwnFactor} */
export async function removeLink(
  services: Services,
  call: Call,
  { provider, password, factor }: RemoveSocialLink,
): Promise<Record<string, never>> {
  const { tenantId, memberId } = requireSession(call);
  const use = await requireOwnFactor(services, call, { password, factor });
  await transact(services.db, async (tx) => {
    await use(tx);
    const gone = await removeSocialIdentities(tx, { tenantId, memberId }, provider);
    if (gone.length === 0) return;
    await addSecurityEntries(tx, [{ tenantId, event: "social.removed", memberId, details: { provider }, call }]);
    const member = await getMember(tx, tenantId, memberId);
    const values = { site: call.tenant.name, way: socialNames[provider] };
    await notifyMember(tx, services, member, { kind: "security", template: "sign-in.removed", values });
  });
  services.sendSoon();
  return {};
}
