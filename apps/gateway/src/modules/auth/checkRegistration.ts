import {
  checkField,
  checkMobileNumber,
  type FieldError,
  type RegisterMobileRequest,
  type RegisterRequest,
  type RegisterRule,
  toAge,
  toTidyField,
  toToday,
} from "@marquee/contract";
import { Refusal } from "../../http/Refusal.ts";
import { getHomeCountry, isOwnMobile, toMobile } from "../../authentication/toMobile.ts";
import { findCurrency } from "../../tenants/findCurrency.ts";
import type { Tenant } from "../../tenants/Tenant.ts";
import { getRegisterRules, type RegisterWay } from "./registerRules.ts";

/** What was typed, by field; only fields whose rules are enabled. */
export type Fields = Readonly<Record<string, string>>;

/** The request of either way of registering. */
export type AnyRegisterRequest = RegisterRequest | RegisterMobileRequest;

/** A registration whose fields satisfy the rules. */
export interface CheckedFields {
  readonly fields: Fields;
  /** In E.164; undefined when none was given. */
  readonly mobile: string | undefined;
  /** One of the merchant's. */
  readonly currency: string;
}

type Rules = Readonly<Record<string, RegisterRule>>;

function readFields(rules: Rules, request: AnyRegisterRequest): Fields {
  const pairs = Object.entries(request).flatMap(([name, value]) => {
    if (typeof value !== "string" || !Object.hasOwn(rules, name) || rules[name]?.enabled !== "1") return [];
    return [[name, toTidyField(name, value)]];
  });
  return Object.fromEntries(pairs);
}

/** The dialing code of the request, or that of the merchant's country. */
function toDialingCode(tenant: Tenant, { countryDialingCode = "" }: AnyRegisterRequest): string {
  return countryDialingCode === "" ? (getHomeCountry(tenant)?.countryDialingCode ?? "") : countryDialingCode;
}

/** Fields that prove something; they have their own checks, which name what is missing. */
const proofs = new Set(["captcha", "verificationCode"]);

/** The patterns of digits alone (contract 3.4): digits, digits starting with 9, phone. */
const digitPatterns = new Set([6, 22, 24]);

/** A name that reads as somebody's phone number would log in before its owner (RG-29); where a merchant wants digits, it may. */
export function checkUsername(tenant: Tenant, rule: RegisterRule, username: string): FieldError | null {
  const fault = checkField("username", username, rule);
  if (fault || rule.enabled !== "1" || digitPatterns.has(rule.patternId) || !isOwnMobile(username, tenant))
    return fault;
  return { name: "username", rule: "phone" };
}

function listFaults(tenant: Tenant, rules: Rules, fields: Fields, dialingCode: string): readonly FieldError[] {
  const home = getHomeCountry(tenant)?.countryDialingCode;
  const faults = Object.entries(rules).flatMap(([name, rule]) => {
    const text = fields[name] ?? "";
    if (name === "username") return checkUsername(tenant, rule, text) ?? [];
    if (name === "mobileNum") return checkMobileNumber(text, rule, dialingCode, home) ?? [];
    return proofs.has(name) && text === "" ? [] : (checkField(name, text, rule) ?? []);
  });
  const isRepeated = fields["confirmPassword"] === fields["password"];
  if (isRepeated || faults.some(({ name }) => name === "confirmPassword")) return faults;
  return [...faults, { name: "confirmPassword", rule: "match" }];
}

function requireAge(tenant: Tenant, birthday: string | undefined, isConfirmed: boolean): void {
  const { ageMin } = tenant.settings;
  const isOld = birthday === undefined || birthday === "" || toAge(birthday, toToday(tenant.timeZone)) >= ageMin;
  if (!isOld || !isConfirmed) throw new Refusal("age.under", { value: { ageMin } });
}

/**
 * The fields of a registration by the merchant's rules, its age and terms (VL-48).
 *
 * @throws Refusal `fields`, `mobile.invalid`, `age.under`, `terms.required`
 */
export function checkRegistration(tenant: Tenant, way: RegisterWay, request: AnyRegisterRequest): CheckedFields {
  const rules = getRegisterRules(tenant, way);
  const fields = readFields(rules, request);
  const dialingCode = toDialingCode(tenant, request);
  const typed = fields["mobileNum"] ?? "";
  const currency = findCurrency(tenant, request.currency || tenant.currency)?.currency;
  const faults = [
    ...listFaults(tenant, rules, fields, dialingCode),
    ...(currency === undefined ? [{ name: "currency", rule: "unknown" } as const] : []),
  ];
  if (faults.length > 0 || currency === undefined) throw new Refusal("fields", { fields: faults });
  const mobile = typed === "" ? undefined : toMobile(typed, dialingCode);
  if (typed !== "" && mobile === undefined) throw new Refusal("mobile.invalid");
  requireAge(tenant, fields["birthday"], request.ageConfirmed !== false);
  if (!request.termsAccepted) throw new Refusal("terms.required");
  return { fields, mobile, currency };
}
