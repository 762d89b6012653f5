import { toPlainName, toPlainNumber } from "@marquee/contract";
import type { NameKey } from "../../authentication/createNameKey.ts";
import { getHomeCountry, toMobile } from "../../authentication/toMobile.ts";
import type { Tenant } from "../../tenants/Tenant.ts";
import type { CheckedFields } from "./checkRegistration.ts";

/** The traits by which two accounts are taken to belong to one person. */
type DuplicateRule =
  | "SAME_DEVICE"
  | "SAME_PHONE"
  | "SAME_NAME_AND_BIRTHDAY"
  | "SAME_ACCOUNT"
  | "SAME_CONTACT"
  | "SAME_DOCUMENT"
  | "SAME_PAYEE";

/** A trait that only one person should have, stored as a keyed hash: the database holds no device, number or name. */
export interface MemberTrait {
  readonly rule: DuplicateRule;
  readonly key: string;
}

/** Fields that may contain a phone number, besides the mobile number itself. */
const phoneFields = ["whatsapp", "zalo", "line"] as const;

/** A name regardless of case, accents and word order, since one person may write it in many ways. */
export const toNameKey = (name: string): string => toPlainName(name).split(" ").toSorted().join(" ");

const toTrait = (tenantId: string, rule: DuplicateRule, text: string, hash: NameKey): MemberTrait => ({
  rule,
  key: hash(tenantId, `${rule}\n${text}`),
});

/** The trait of a name together with a birthday. */
export const toNameTrait = (tenantId: string, name: string, birthday: string, hash: NameKey): MemberTrait =>
  toTrait(tenantId, "SAME_NAME_AND_BIRTHDAY", `${toNameKey(name)}\n${birthday}`, hash);

/** The traits of the person who registers. */
export function toMemberTraits(
  tenant: Tenant,
  { fields, mobile }: CheckedFields,
  deviceId: string | undefined,
  hash: NameKey,
): readonly MemberTrait[] {
  const home = getHomeCountry(tenant)?.countryDialingCode ?? "";
  const numbers = phoneFields.flatMap((name) => toMobile(toPlainNumber(fields[name] ?? ""), home) ?? []);
  const name = fields["payeeName"] ?? "";
  const birthday = fields["birthday"] ?? "";
  const pairs: (readonly [DuplicateRule, string])[] = [
    ...(deviceId === undefined || deviceId === "" ? [] : [["SAME_DEVICE", deviceId] as const]),
    ...[...new Set([...(mobile === undefined ? [] : [mobile]), ...numbers])].map(
      (number) => ["SAME_PHONE", number] as const,
    ),
  ];
  return [
    ...pairs.map(([rule, text]) => toTrait(tenant.id, rule, text, hash)),
    ...(toPlainName(name) === "" || birthday === "" ? [] : [toNameTrait(tenant.id, name, birthday, hash)]),
  ];
}
