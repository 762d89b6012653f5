import { type FieldError, patterns, registerFieldNames, type RegisterRule } from "@marquee/contract";
import type {
  CheckPattern,
  OwnRegisterRule,
  PatternCheck,
  SetRegisterRule,
  StaffRegisterRules,
  SwitchVersion,
} from "@marquee/contract/staff";
import type { Db } from "../../db/Db.ts";
import { publishEvent } from "../../events/publishEvent.ts";
import { Refusal } from "../../http/Refusal.ts";
import { type SwitchedBy, toAuthor } from "../../switches/Change.ts";
import { checkPattern as check } from "../../patterns/checkPattern.ts";
import type { Services } from "./services.ts";
import type { MerchantCall } from "../../staff/StaffCall.ts";
import type { StaffTools } from "../../staff/StaffTools.ts";
import { lockSwitches, setSettings } from "../../tenants/merchantSwitchStore.ts";
import { addSwitchEntry, getMerchantVersion } from "../../tenants/merchantVersionStore.ts";
import type { Tenant } from "../../tenants/Tenant.ts";
import { getTenant } from "../../tenants/tenantStore.ts";
import { getRegisterRules, toStandardRules } from "./registerRules.ts";

/** Without these nobody could log in afterwards: they are shown and required whatever else changes. */
const essential = new Set(["username", "password", "confirmPassword"]);

/** Shown as modules say. */
const byModules = new Set(["verificationCode"]);

/** No rule of a merchant's own makes passwords shorter. */
const shortestPassword = 6;

type Rules = Readonly<Record<string, RegisterRule>>;

/** Fields that a rule cannot hide: the birthday where the tree asks for the age (RG-28). */
const isFixed = (tenant: Tenant, name: string): boolean =>
  essential.has(name) || byModules.has(name) || (name === "birthday" && tenant.modules.has("REGAGE3"));

/** The rules as the database has them, which may be newer than what this gateway serves. */
export async function listStaffRegisterRules(
  { db }: Services,
  { tenant: { id } }: MerchantCall,
): Promise<StaffRegisterRules> {
  const version = await getMerchantVersion(db, id);
  const tenant = await getTenant(db, id);
  const [rules, own]: [Rules, Rules] = [getRegisterRules(tenant), tenant.settings.registerRules ?? {}];
  const order: readonly string[] = registerFieldNames;
  const toPlace = (name: string): number => (order.includes(name) ? order.indexOf(name) : order.length);
  const standards = Object.entries(toStandardRules(tenant)).toSorted(([a], [b]) => toPlace(a) - toPlace(b));
  const fields = standards.map(([name, standard]) => ({
    name,
    rule: rules[name] ?? standard,
    standard,
    isOwn: Object.hasOwn(own, name),
    isFixed: isFixed(tenant, name),
  }));
  return { version, fields };
}

/** Whether a regular expression may be a rule's. @throws Refusal `rate.limited` when many wait */
export async function checkPattern({ pattern }: CheckPattern): Promise<PatternCheck> {
  return check(pattern);
}

/** What is wrong with a rule, whatever the merchant. */
async function listFaults(field: string, rule: OwnRegisterRule): Promise<readonly FieldError[]> {
  const faults: FieldError[] = [];
  const { enabled, required, patternId, pattern, minLength, maxLength } = rule;
  if (maxLength > 0 && maxLength < minLength) faults.push({ name: "maxLength", rule: "length", min: minLength });
  if (essential.has(field) && !(enabled && required)) faults.push({ name: "enabled", rule: "required" });
  if (field === "password" && (minLength < shortestPassword || (maxLength > 0 && maxLength < shortestPassword)))
    faults.push({ name: "minLength", rule: "length", min: shortestPassword, max: 255 });
  // The text of a date goes with a check of the calendar, which knows only its own way of writing.
  if (pattern !== null && (patternId === 11 || patternId === 12)) faults.push({ name: "patternId", rule: "date" });
  if (pattern === null) return faults;
  const { verdict } = await check(pattern);
  if (verdict === "invalid") faults.push({ name: "pattern", rule: "pattern" });
  if (verdict === "slow") faults.push({ name: "pattern", rule: "slow" });
  return faults;
}

function toStored(standard: RegisterRule, rule: OwnRegisterRule): RegisterRule {
  const { enabled, required, patternId, pattern, minLength, maxLength } = rule;
  const own = patternId === 0 ? "*" : (patterns[patternId]?.source ?? "*");
  return {
    enabled: enabled ? "1" : "0",
    required: enabled && required ? "1" : "0",
    acceptedPattern: pattern ?? own,
    patternId,
    minLength,
    maxLength,
    type: standard.type,
  };
}

async function store(
  tx: Db,
  tenantId: string,
  field: string,
  rule: OwnRegisterRule | null,
  by: SwitchedBy,
): Promise<void> {
  const { settings } = await lockSwitches(tx, tenantId);
  const tenant = await getTenant(tx, tenantId);
  const standard = new Map(Object.entries(toStandardRules(tenant))).get(field);
  if (standard === undefined) throw new Refusal("fields", { fields: [{ name: "field", rule: "unknown" }] });
  if (rule !== null && isFixed(tenant, field) && !byModules.has(field) && !rule.enabled)
    throw new Refusal("fields", { fields: [{ name: "enabled", rule: "required" }] });
  const { [field]: before, ...others } = settings.registerRules ?? {};
  const after = rule === null ? null : toStored(standard, rule);
  const registerRules = after === null ? others : { ...others, [field]: after };
  await setSettings(tx, tenantId, { ...settings, registerRules });
  await publishEvent(tx, { tenantId, kind: "tree", data: { part: "setting" } });
  // What holds without a rule of the merchant's own is told as well: the log reads the same from the first change on.
  const change = {
    action: "set register rule" as const,
    subject: field,
    before: before ?? standard,
    after: after ?? standard,
  };
  await addSwitchEntry(tx, tenantId, { ...toAuthor(by), ...change });
}

/**
 * Sets the rule of one field, or takes the merchant's own away; forms that are open follow.
 * @throws Refusal `version.conflict`, `fields`, `rate.limited`
 */
export async function setRegisterRule(
  { switches }: StaffTools,
  call: MerchantCall,
  { field, rule, ...demand }: SetRegisterRule,
): Promise<SwitchVersion> {
  // Before the transaction: a check may take seconds, and others wait for the lock.
  const faults = rule === null ? [] : await listFaults(field, rule);
  if (faults.length > 0) throw new Refusal("fields", { fields: faults });
  return { version: await switches.make(call, demand, (tx, by) => store(tx, call.tenant.id, field, rule, by)) };
}
