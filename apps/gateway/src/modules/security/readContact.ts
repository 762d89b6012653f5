import { checkField, type ContactKind } from "@marquee/contract";
import { Refusal } from "../../http/Refusal.ts";
import { getHomeCountry, toMobile } from "../../authentication/toMobile.ts";
import type { Tenant } from "../../tenants/Tenant.ts";
import { getRegisterRules } from "../auth/index.ts";

/** A typed mailbox or number in its stored form. @throws Refusal `fields` of `value`, `mobile.invalid` */
export function readContact(tenant: Tenant, kind: ContactKind, typed: string): string {
  if (kind === "MOBILE") {
    const number = toMobile(typed, getHomeCountry(tenant)?.countryDialingCode ?? "");
    if (number === undefined) throw new Refusal("mobile.invalid");
    return number;
  }
  const mailbox = typed.trim().toLowerCase();
  const rule = getRegisterRules(tenant)["email"];
  const fault = checkField("value", mailbox, rule && { ...rule, enabled: "1", required: "1" });
  if (fault) throw new Refusal("fields", { fields: [fault] });
  return mailbox;
}
