import type { AskMember, MemberSheet } from "@marquee/contract/staff";
import { Refusal } from "../../http/Refusal.ts";
import { listLockedNames } from "../../authentication/loginAttemptStore.ts";
import { toAccountKind } from "../../authentication/toAccountKind.ts";
import type { Services } from "./services.ts";
import type { MerchantCall } from "../../staff/StaffCall.ts";
import { listTryKeys, type Member } from "../auth/index.ts";
import { findAcceptedTerms } from "../content/index.ts";
import { listLabelsOf, toKycLevel } from "../member/index.ts";
import { seesContacts, toContacts, toName } from "./listMembers.ts";
import { findMember } from "./memberSheetStore.ts";

/** What of a member somebody reads, as the audit log says it. */
type MemberPart =
  | "identity"
  | "messages"
  | "money"
  | "remarks"
  | "restrictions"
  | "rounds"
  | "sessions"
  | "signals"
  | "wallet";

/** A member of the merchant; that somebody reads about him is written down. @throws Refusal `member.unknown` */
export async function requireMember(
  { db }: Pick<Services, "db">,
  call: MerchantCall,
  { memberId }: AskMember,
  part?: MemberPart,
): Promise<Member> {
  const member = await findMember(db, { tenantId: call.tenant.id, memberId });
  if (member === undefined) throw new Refusal("member.unknown");
  if (part !== undefined) await call.audit(db, { action: `read member ${part}`, subject: member.username });
  return member;
}

const toMemberState = (text: string): MemberSheet["state"] =>
  text === "FROZEN" || text === "CLOSED" ? text : "ACTIVE";

/** Who a member is. @throws Refusal `member.unknown` */
export async function getMember(services: Services, call: MerchantCall, asked: AskMember): Promise<MemberSheet> {
  const { db } = services;
  const member = await requireMember(services, call, asked, "identity");
  const { id: tenantId } = call.tenant;
  const { upline_id: uplineId, email_key: email, mobile_key: mobile } = member;
  const upline = uplineId === null ? undefined : await findMember(db, { tenantId, memberId: uplineId });
  const labels = await listLabelsOf(db, tenantId, [member.id]);
  const locked = await listLockedNames(db, tenantId, listTryKeys(services.nameKey, member));
  const terms = await findAcceptedTerms(db, { tenantId, memberId: member.id });
  const isWhole = seesContacts(call);
  return {
    id: member.id,
    username: member.username,
    nickname: member.nickname,
    kind: toAccountKind(member.kind),
    state: toMemberState(member.status),
    kycLevel: toKycLevel(member),
    ...toContacts(isWhole, { email, mobile }),
    labels: labels.map(({ id, names, color, color2 }) => ({ id, name: names.EN, color, color2 })),
    registeredAt: member.registered_at.getTime(),
    lastLoginAt: member.login_at?.getTime() ?? null,
    version: Number(member.version),
    emailConfirmed: member.email_confirmed_at !== null,
    mobileConfirmed: member.mobile_confirmed_at !== null,
    payeeName: toName(isWhole, member.fields["payeeName"] ?? ""),
    birthday: member.birthday,
    language: member.language,
    currency: member.currency,
    registeredFrom: member.registered_from,
    upline: upline?.username ?? null,
    hasPassword: member.password_hash !== null,
    passwordGiven: member.password_kind === "GIVEN",
    loginLocked: locked.size > 0,
    lastLoginFrom: member.login_from,
    terms: terms === undefined ? null : { version: terms.version, at: terms.at.getTime(), language: terms.language },
    legalHold: member.legal_hold,
    closedAt: member.closed_at?.getTime() ?? null,
    eraseAsked: member.erase_asked_at !== null,
    erased: member.erased_at !== null,
  };
}
