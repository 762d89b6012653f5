import { checkField, toTidyField } from "@marquee/contract";
import type { CorrectedField } from "@marquee/contract/staff";
import { Refusal } from "../../http/Refusal.ts";
import { toRecipientMask } from "../../authentication/toRecipientMask.ts";
import type { Tenant } from "../../tenants/Tenant.ts";
import { getRegisterRules, type Member } from "../auth/index.ts";
import { readContact } from "../security/index.ts";
import { toName } from "./listMembers.ts";

/** What stands in a field of a member now. */
export function readPresent(
  member: Member,
  field: CorrectedField,
): { readonly former: string | null; readonly formerProved: boolean } {
  if (field === "EMAIL") return { former: member.email_key, formerProved: member.email_confirmed_at !== null };
  if (field === "MOBILE") return { former: member.mobile_key, formerProved: member.mobile_confirmed_at !== null };
  return { former: member.fields["payeeName"] ?? null, formerProved: false };
}

/** A typed contact or name in its stored form, by the rules of the member's own change. @throws Refusal `fields` of `value` */
export function readWanted(tenant: Tenant, field: CorrectedField, typed: string): string {
  if (field === "NAME") {
    const name = toTidyField("payeeName", typed);
    const rule = getRegisterRules(tenant)["payeeName"];
    const fault = checkField("value", name, rule && { ...rule, enabled: "1", required: "1" });
    if (fault) throw new Refusal("fields", { fields: [fault] });
    return name;
  }
  try {
    return readContact(tenant, field, typed);
  } catch (error) {
    const isNumber = error instanceof Refusal && error.code === "mobile.invalid";
    throw isNumber ? new Refusal("fields", { fields: [{ name: "value", rule: "pattern" }] }) : error;
  }
}

/** A contact or name as proposals and the audit log hold it. */
export function toMask(field: CorrectedField, value: string | null): string {
  if (value === null) return "";
  return field === "NAME" ? toName(false, value) : toRecipientMask(field === "EMAIL" ? "mail" : "sms", value);
}
