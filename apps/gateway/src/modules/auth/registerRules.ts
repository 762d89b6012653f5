import { getCurrency, patterns, type RegisterRule } from "@marquee/contract";
import type { Tenant } from "../../tenants/Tenant.ts";

type Kind = RegisterRule["type"];

function rule(
  on: 0 | 1,
  required: 0 | 1,
  patternId: number,
  min: number,
  max: number,
  type: Kind = "TEXT",
): RegisterRule {
  return {
    enabled: on === 1 ? "1" : "0",
    required: required === 1 ? "1" : "0",
    acceptedPattern: patternId === 0 ? "*" : (patterns[patternId]?.source ?? "*"),
    patternId,
    minLength: min,
    maxLength: max,
    type,
  };
}

type Rules = Readonly<Record<string, RegisterRule>>;

/** The two ways of registering (spec §2). */
export type RegisterWay = "username" | "mobile";

const off = (kept: RegisterRule): RegisterRule => ({ ...kept, enabled: "0", required: "0" });
const on = (kept: RegisterRule): RegisterRule => ({ ...kept, enabled: "1", required: "1" });

/** The rules that a merchant has without its own: by its country, its modules and its password profile. */
export function toStandardRules({ settings, currency, modules }: Tenant) {
  const { mobile, payeeNamePatternId } = getCurrency(currency);
  const asksAge = modules.has("REGAGE3") ? 1 : 0;
  return {
    username: rule(1, 1, 1, 6, 16),
    password:
      settings.passwordProfile === "strong" ? rule(1, 1, 18, 10, 64, "PASSWORD") : rule(1, 1, 4, 6, 12, "PASSWORD"),
    confirmPassword: rule(1, 1, 0, 0, 0, "PASSWORD"),
    payeeName: rule(1, 0, payeeNamePatternId, 2, 50),
    email: rule(1, 0, 3, 6, 100, "EMAIL"),
    mobileNum: rule(1, 0, mobile.patternId, mobile.min, mobile.max, "NUMBER"),
    qqNum: rule(0, 0, 6, 5, 12, "NUMBER"),
    line: rule(0, 0, 0, 2, 50),
    whatsapp: rule(0, 0, 0, 2, 50),
    zalo: rule(0, 0, 0, 2, 50),
    facebook: rule(0, 0, 0, 2, 50),
    wechat: rule(0, 0, 0, 2, 50),
    idNumber: rule(0, 0, 4, 6, 20),
    recommenderId: rule(0, 0, 4, 4, 20),
    affiliateCode: rule(modules.has("REGAFF3") ? 1 : 0, 0, 4, 4, 20),
    referralCode: rule(modules.has("REGREF3") ? 1 : 0, 0, 4, 4, 20),
    captcha: rule(0, 1, 4, 4, 6),
    verificationCode: rule(0, 0, 6, 0, 255, "NUMBER"),
    paymentPassword: rule(0, 1, 6, 6, 6, "PASSWORD"),
    birthday: rule(asksAge, 1, 11, 10, 10, "DATE"),
  };
}

const toBaseRules = (tenant: Tenant) => ({ ...toStandardRules(tenant), ...tenant.settings.registerRules });

/**
 * The registration fields of a merchant and their rules (contract 3.4). An operator's own rules come from the merchant's
 * settings; the birthday is required where the tree has the age box. By mobile number there is no username, and a password
 * only with MOBILENUMPASSREG3 (RP-16). A number is proved by a code with REGMOBVERF3: required by mobile number, and by
 * username where one is given.
 */
export function getRegisterRules(tenant: Tenant, way: RegisterWay = "username"): Rules {
  const base = toBaseRules(tenant);
  const verifies = tenant.modules.has("REGMOBVERF3");
  if (way === "username") {
    const hasCode = verifies && base.mobileNum.enabled === "1";
    return { ...base, verificationCode: { ...base.verificationCode, enabled: hasCode ? "1" : "0", required: "0" } };
  }
  const asksPassword = tenant.modules.has("MOBILENUMPASSREG3");
  return {
    ...base,
    username: off(base.username),
    password: asksPassword ? on(base.password) : off(base.password),
    confirmPassword: asksPassword ? on(base.confirmPassword) : off(base.confirmPassword),
    mobileNum: on(base.mobileNum),
    verificationCode: verifies ? on(base.verificationCode) : off(base.verificationCode),
  };
}
