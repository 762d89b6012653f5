import { type MemberInfo, toAccountType, toMaskedName } from "@marquee/contract";
import { toAccountKind } from "../../identity/toAccountKind.ts";
import { toRecipientMask } from "../../identity/toRecipientMask.ts";
import type { Tenant } from "../../tenants/Tenant.ts";
import type { Member } from "../auth/index.ts";

/** How far a member's identity is confirmed: not at all, by a mailbox or phone, or by documents. */
export function toKycLevel(
  member: Pick<Member, "email_confirmed_at" | "mobile_confirmed_at" | "identity_confirmed_at">,
): MemberInfo["kycLevel"] {
  if (member.identity_confirmed_at !== null) return 2;
  return member.email_confirmed_at !== null || member.mobile_confirmed_at !== null ? 1 : 0;
}

/** The member's own view of the account (EN-09). Contacts and name are masked, in case someone looks over the member's shoulder. */
export function toMemberInfo({ currencySymbol }: Tenant, member: Member): MemberInfo {
  const isAgent = toAccountKind(member.kind);
  const { previous_login_at: at, previous_login_from: from, email_key: email, mobile_key: mobile } = member;
  const payeeName = member.fields["payeeName"] ?? "";
  return {
    id: member.id,
    account: member.username,
    nickname: member.nickname,
    type: toAccountType(isAgent),
    isAgent,
    toUpline: "0",
    clubLabel: { labelName: "Member", color: "#8a8f9d", color2: "#c3c7d1", rank: 0 },
    memberLabel: [],
    email: email === null ? "" : toRecipientMask("mail", email),
    emailConfirmed: member.email_confirmed_at !== null,
    mobileNum: mobile === null ? "" : toRecipientMask("sms", mobile),
    mobileConfirmed: member.mobile_confirmed_at !== null,
    payeeName: payeeName === "" ? "" : toMaskedName(payeeName),
    birthday: member.birthday,
    hasPaymentPassword: member.payment_password_hash !== null,
    kycLevel: toKycLevel(member),
    currency: member.currency,
    currencySymbol,
    registeredAt: member.registered_at.getTime(),
    lastLogin: at === null ? null : { at: at.getTime(), ip: from ?? "" },
  };
}
