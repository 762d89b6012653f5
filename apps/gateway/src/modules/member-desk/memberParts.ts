import type {
  AddMemberRemark,
  AskMember,
  ListMemberPart,
  MemberChanges,
  MemberRemarks,
  StaffMemberSessions,
  MemberSignals,
  OutboxPage,
} from "@marquee/contract/staff";
import { transact } from "@marquee/database";
import { Refusal } from "../../http/Refusal.ts";
import { listStoredPasskeys } from "../../authentication/passkeys/passkeyStore.ts";
import { listSecurityLines } from "../../authentication/securityLogStore.ts";
import { listSocialIdentities } from "../../authentication/social/socialIdentityStore.ts";
import { listMessagesTo } from "../../messages/outgoingMessageStore.ts";
import type { Services } from "./services.ts";
import { readCursor, toCursor } from "../../staff/cursor.ts";
import type { MerchantCall } from "../../staff/StaffCall.ts";
import { toUsernameKey } from "../../authentication/toUsernameKey.ts";
import { listLiveSessions, toDevice } from "../security/index.ts";
import { toOutboxMessage } from "../staff/index.ts";
import { changeMember, remarkAction } from "./changeMember.ts";
import { listStoredChanges } from "./changeStore.ts";
import { seesContacts } from "./listMembers.ts";
import { requireMember } from "./memberSheet.ts";
import { addRemark, isRemark, listStoredRemarks, listStoredSignals } from "./memberSheetStore.ts";

const most = 100;

const toDeviceText = (userAgent: string): string => {
  const { browser, system } = toDevice(userAgent);
  return [browser, system].filter((text) => text !== "").join(", ");
};

/** A member's logins, factors and security log. @throws Refusal `member.unknown` */
export async function listMemberSessions(
  services: Services,
  call: MerchantCall,
  asked: AskMember,
): Promise<StaffMemberSessions> {
  const { db, secondFactors, nameKey } = services;
  const member = await requireMember(services, call, asked, "sessions");
  const owner = { tenantId: call.tenant.id, memberId: member.id };
  const { since, recoveryCodesLeft } = await secondFactors.get(owner);
  const who = { id: member.id, nameKey: nameKey(owner.tenantId, toUsernameKey(member.username)) };
  const lines = await listSecurityLines(db, { tenantId: owner.tenantId, member: who }, most);
  return {
    sessions: (await listLiveSessions(db, owner)).map(({ id, address, userAgent, startedAt, seenAt }) => ({
      id,
      address,
      device: toDeviceText(userAgent),
      startedAt: startedAt.getTime(),
      seenAt: seenAt.getTime(),
    })),
    authenticatorSince: since?.getTime() ?? null,
    recoveryCodes: recoveryCodesLeft,
    passkeys: (await listStoredPasskeys(db, owner)).map(({ userAgent, createdAt, usedAt }) => ({
      device: toDeviceText(userAgent),
      createdAt: createdAt.getTime(),
      usedAt: usedAt?.getTime() ?? null,
    })),
    providers: (await listSocialIdentities(db, owner)).map(({ provider }) => provider),
    events: lines.map(({ at, event, address, details }) => ({ at: at.getTime(), event, address, details })),
  };
}

/** The mails and short messages to a member, newest first. @throws Refusal `member.unknown` */
export async function listMemberMessages(
  services: Services,
  call: MerchantCall,
  { cursor, ...asked }: ListMemberPart,
): Promise<OutboxPage> {
  const { email_key: email, mobile_key: mobile } = await requireMember(services, call, asked, "messages");
  const recipients = [email, mobile].flatMap((each) => each ?? []);
  const rows = await listMessagesTo(services.db, call.tenant.id, recipients, most + 1, readCursor(cursor)?.id);
  const items = rows.slice(0, most);
  const last = items.at(-1);
  const isWhole = seesContacts(call);
  return {
    items: items.map((row) => toOutboxMessage(services, row, isWhole)),
    next: rows.length > most && last !== undefined ? toCursor(last.created_at, last.id) : null,
  };
}

/** What colleagues wrote about a member. @throws Refusal `member.unknown` */
export async function listMemberRemarks(
  services: Services,
  call: MerchantCall,
  asked: AskMember,
): Promise<MemberRemarks> {
  const member = await requireMember(services, call, asked, "remarks");
  const owner = { tenantId: call.tenant.id, memberId: member.id };
  return (await listStoredRemarks(services.db, owner, most)).map(({ at, ...rest }) => ({ ...rest, at: at.getTime() }));
}

/** Writes something about a member; what was written stays as it is. @throws Refusal `member.unknown` */
export async function addMemberRemark(
  { db }: Services,
  call: MerchantCall,
  { id, memberId, text }: AddMemberRemark,
): Promise<void> {
  const owner = { tenantId: call.tenant.id, memberId };
  const { email: actor } = call.session.person;
  await transact(db, (tx) =>
    changeMember(tx, owner, { actor, address: call.location.ip }, undefined, async () => {
      // The audit log stays for ever and does not repeat the text, which goes with the member's personal data.
      const remark = { id, by: actor, text };
      const isNew = await addRemark(tx, owner, remark);
      if (!isNew && !(await isRemark(tx, owner, remark))) throw new Refusal("idempotency.conflict");
      return isNew ? { action: remarkAction, before: null, after: { remark: id } } : undefined;
    }),
  );
}

/** Other accounts that seem to be the same person's. @throws Refusal `member.unknown` */
export async function listMemberSignals(
  services: Services,
  call: MerchantCall,
  asked: AskMember,
): Promise<MemberSignals> {
  const member = await requireMember(services, call, asked, "signals");
  const rows = await listStoredSignals(services.db, { tenantId: call.tenant.id, memberId: member.id }, most);
  return [...new Set(rows.map(({ rule }) => rule))].map((rule) => ({
    rule,
    members: rows
      .filter((row) => row.rule === rule)
      .map(({ id, username, state, at }) => ({ id, username, state, at: at.getTime() })),
  }));
}

/** What staff changed of a member. @throws Refusal `member.unknown` */
export async function listMemberChanges(
  services: Services,
  call: MerchantCall,
  asked: AskMember,
): Promise<MemberChanges> {
  const member = await requireMember(services, call, asked);
  const owner = { tenantId: call.tenant.id, memberId: member.id };
  const rows = await listStoredChanges(services.db, owner, 0, most);
  return rows.map(({ at, ...rest }) => ({ ...rest, at: at.getTime() }));
}
