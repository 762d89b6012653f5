import { checkField } from "@marquee/contract";
import type { Tenant } from "../../tenants/Tenant.ts";
import type { AnyRegisterRequest } from "./checkRegistration.ts";
import { getRegisterRules } from "./registerRules.ts";

/**
 * Where a registration came from (RG-24), stored with the member: address, domain, method, and the codes of the address, which
 * count although the form has no field for them. A code that the rule refuses is dropped, because there is no field
 * in which the visitor could correct it.
 */
export function toRegistrationSource(tenant: Tenant, request: AnyRegisterRequest): Readonly<Record<string, string>> {
  const rules = getRegisterRules(tenant);
  const codes = (["affiliateCode", "referralCode"] as const).flatMap((name) => {
    const [code, rule] = [request[name]?.trim() ?? "", rules[name]];
    const isCode = code !== "" && rule !== undefined && checkField(name, code, { ...rule, enabled: "1" }) === null;
    return isCode ? [[name, code] as const] : [];
  });
  const { registerUrl, registerMethod, domain = "" } = request;
  return { ...Object.fromEntries(codes), registerUrl, registerMethod, ...(domain === "" ? {} : { domain }) };
}
