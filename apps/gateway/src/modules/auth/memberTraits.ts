import { toPlainNumber } from "@marquee/contract";
import type { NameKey } from "../../identity/createNameKey.ts";
import { getHomeCountry, toMobile } from "../../identity/toMobile.ts";
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

/** A name regardless of case, diacritics and word order, since one person may write it in many ways. */
export function toNameKey(name: string): string {
  const plain = name.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase().replaceAll("đ", "d");
  return plain
    .split(/[^\p{L}]+/u)
    .filter(Boolean)
    .toSorted()
    .join(" ");
}

/** The traits of the person who registers. */
export function toMemberTraits(
  tenant: Tenant,
  { fields, mobile }: CheckedFields,
  deviceId: string | undefined,
  hash: NameKey,
): readonly MemberTrait[] {
  const home = getHomeCountry(tenant)?.countryDialingCode ?? "";
  const numbers = phoneFields.flatMap((name) => toMobile(toPlainNumber(fields[name] ?? ""), home) ?? []);
  const name = toNameKey(fields["payeeName"] ?? "");
  const birthday = fields["birthday"] ?? "";
  const pairs: (readonly [DuplicateRule, string])[] = [
    ...(deviceId === undefined || deviceId === "" ? [] : [["SAME_DEVICE", deviceId] as const]),
    ...[...new Set([...(mobile === undefined ? [] : [mobile]), ...numbers])].map(
      (number) => ["SAME_PHONE", number] as const,
    ),
    ...(name === "" || birthday === "" ? [] : [["SAME_NAME_AND_BIRTHDAY", `${name}\n${birthday}`] as const]),
  ];
  return pairs.map(([rule, text]) => ({ rule, key: hash(tenant.id, `${rule}\n${text}`) }));
}
