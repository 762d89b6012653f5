import { hasVipService, type MemberInfo, toAccountType, toMaskedName } from "@marquee/contract";
import { toAccountKind } from "../../authentication/toAccountKind.ts";
import { toRecipientMask } from "../../authentication/toRecipientMask.ts";
import type { Call } from "../../http/Call.ts";
import type { Member } from "../auth/index.ts";
import { toCurrencySymbol } from "../../tenants/findCurrency.ts";
import type { StoredLabel } from "./labelStore.ts";
import { toLabelName, toLevelLabel, toNoLabel } from "./toLabelName.ts";

/** How far a member's identity is confirmed: not at all, by a mailbox or phone, or by documents. */
export function toKycLevel(
  member: Pick<Member, "email_confirmed_at" | "mobile_confirmed_at" | "identity_confirmed_at">,
): MemberInfo["kycLevel"] {
  if (member.identity_confirmed_at !== null) return 2;
  return member.email_confirmed_at !== null || member.mobile_confirmed_at !== null ? 1 : 0;
}

/**
 * The member's own view of the account (EN-09). Contacts and name are masked, in case someone looks over the member's shoulder. Of the
 * labels the first one, with the highest rank, is the club's; without any it is the label of the member's level, which otherwise stands among
 * the others. A rank above 4 has VIP service, whatever the label says (PM-13).
 */
export function toMemberInfo(
  { tenant, language }: Pick<Call, "tenant" | "language">,
  member: Member,
  labels: readonly StoredLabel[],
  level: number,
  rg: MemberInfo["rg"],
): MemberInfo {
  const own = labels.map(({ names, color, color2, rank, service }) => ({
    labelName: toLabelName(names, language),
    color,
    color2,
    rank,
    service: hasVipService(rank) ? "VIP" : service,
  }));
  const [club, ...others] = level > 0 ? [...own, toLevelLabel(level, language)] : own;
  const isAgent = toAccountKind(member.kind);
  const { previous_login_at: at, previous_login_from: from, email_key: email, mobile_key: mobile } = member;
  const payeeName = member.fields["payeeName"] ?? "";
  return {
    id: member.id,
    account: member.username,
    nickname: member.nickname,
    type: toAccountType(isAgent),
    isAgent,
    toUpline: member.upline_id !== null && tenant.modules.has("UPTRANS3") ? "1" : "0",
    clubLabel: club ?? toNoLabel(language),
    memberLabel: others,
    email: email === null ? "" : toRecipientMask("mail", email),
    emailConfirmed: member.email_confirmed_at !== null,
    mobileNum: mobile === null ? "" : toRecipientMask("sms", mobile),
    mobileConfirmed: member.mobile_confirmed_at !== null,
    payeeName: payeeName === "" ? "" : toMaskedName(payeeName),
    birthday: member.birthday,
    hasPaymentPassword: member.payment_password_hash !== null,
    kycLevel: toKycLevel(member),
    rg,
    currency: member.currency,
    currencySymbol: toCurrencySymbol(tenant, member.currency),
    registeredAt: member.registered_at.getTime(),
    lastLogin: at === null ? null : { at: at.getTime(), ip: from ?? "" },
  };
}
