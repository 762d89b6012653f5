import type {
  CancelPlannedSwitch,
  GetSwitchEffect,
  ListDifferences,
  SetSwitch,
  SetSwitchResult,
  SiteState,
  StaffSwitchEffect,
  SwitchDifferences,
  SwitchList,
  SwitchNode,
} from "@marquee/contract/staff";
import { hasPermission } from "@marquee/contract/staff";
import { catalogue } from "@marquee/whitelabel/catalogue";
import { Refusal } from "../../http/Refusal.ts";
import { cancelPlannedChange } from "../../switches/cancelPlannedChange.ts";
import { diffMerchants, getSwitchEffect as getEffect } from "../../switches/compareSwitches.ts";
import { listSwitches as listOf, type MerchantSwitchList } from "../../switches/listSwitches.ts";
import { toPlannedSwitch } from "../../switches/PlannedChange.ts";
import { toSwitchRefusal } from "../../switches/toSwitchRefusal.ts";
import type { Services } from "./services.ts";
import type { MerchantCall } from "../../staff/StaffCall.ts";
import type { StaffTools } from "../../staff/StaffTools.ts";
import type { Tenant } from "../../tenants/Tenant.ts";
import { findCertificate, type StoredCertificate } from "./profile/certificateStore.ts";
import { toResources } from "./toLinks.ts";
import { getTenant } from "../../tenants/tenantStore.ts";

function toNode(state: MerchantSwitchList["nodes"][number]): SwitchNode {
  const { why: _, ...node } = state;
  const entry = catalogue.find(({ id }) => id === node.id);
  return { ...node, feature: entry?.feature ?? null, expires: entry?.expires ?? null };
}

function toSite(
  { maintenance, restrictedCountries, settings }: Tenant,
  certificate: StoredCertificate | undefined,
): SiteState {
  return {
    maintenance,
    restrictedCountries: [...restrictedCountries],
    favicon: settings.favicon ?? null,
    gtagId: settings.gtagId ?? null,
    splitLogin: settings.splitLogin ?? false,
    tellUnknownAccounts: settings.tellUnknownAccounts ?? false,
    allowUrlToken: settings.allowUrlToken ?? false,
    passwordDays: settings.passwordDays ?? null,
    kUnit: [...(settings.kUnit ?? [])],
    service: { live: settings.service?.live ?? null, vip: settings.service?.vip ?? null },
    resources: toResources({ settings }),
    profileCertificate:
      certificate === undefined ? null : { subject: certificate.subject, until: certificate.endsAt.getTime() },
  };
}

/** A merchant's switches as the database has them, which may be newer than what this gateway serves. */
export async function listSwitches({ db }: Services, { tenant }: MerchantCall): Promise<SwitchList> {
  // The list has read its version first: a change during the reads makes it stale, and never the other way round.
  const { version, timeZone, nodes, planned } = await listOf(db, tenant.code);
  const site = toSite(await getTenant(db, tenant.id), await findCertificate(db, tenant.id));
  return { version, timeZone, nodes: nodes.map(toNode), planned: planned.map(toPlannedSwitch), site };
}

/** What a switch of a module would change. @throws Refusal `switch.refused` for a module that the tree lacks */
export async function getSwitchEffect(
  { db }: Services,
  { tenant }: MerchantCall,
  asked: GetSwitchEffect,
): Promise<StaffSwitchEffect> {
  const { modules, rows, pages } = await getEffect(db, { ...asked, merchant: tenant.code }).catch(toSwitchRefusal);
  return {
    modules: [...modules],
    calls: rows.map(({ name }) => name),
    pages: [...new Set(pages.map(({ path }) => path))],
  };
}

/** Where the tree differs from another merchant's. @throws Refusal `staff.merchant.unknown` where the caller may not read the other's */
export async function listSwitchDifferences(
  { db, tenantRegistry }: Services,
  { tenant, session }: MerchantCall,
  { other }: ListDifferences,
): Promise<SwitchDifferences> {
  const isTheirs = hasPermission(session.person.grants, other, "switches.read");
  if (!isTheirs || !tenantRegistry.list().some(({ code, retired }) => code === other && retired === null))
    throw new Refusal("staff.merchant.unknown");
  const toSide = (node: Awaited<ReturnType<typeof diffMerchants>>[number]["one"]) =>
    node === null ? null : { own: node.own, percent: node.percent, share: node.share };
  const differences = await diffMerchants(db, tenant.code, other);
  return differences.map((node) => ({
    id: node.id,
    isOwn: node.isOwn,
    one: toSide(node.one),
    other: toSide(node.other),
  }));
}

/**
 * Changes a switch, plans it, or proposes what takes two people; this gateway follows at once, others within a second.
 * @throws Refusal `version.conflict`, `fields` for a wrong time or percentage, `switch.refused`
 */
export async function setSwitch(
  { switches }: StaffTools,
  call: MerchantCall,
  { wanted, ...demand }: SetSwitch,
): Promise<SetSwitchResult> {
  return switches.set(call, demand, [{ ...wanted, merchant: call.tenant.code }]);
}

/** Cancels a planned change. @throws Refusal `switch.refused` for one that is over or not this merchant's */
export async function cancelPlannedSwitch(
  { db }: Services,
  { tenant, session, location }: MerchantCall,
  { id, reason }: CancelPlannedSwitch,
): Promise<void> {
  const said = { address: location.ip, reason };
  await cancelPlannedChange(db, tenant.code, id, session.person.email, said).catch(toSwitchRefusal);
}
