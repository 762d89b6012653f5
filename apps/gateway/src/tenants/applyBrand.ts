import { isDeepStrictEqual } from "node:util";
import type { WhitelabelNode } from "@marquee/contract";
import { transact } from "@marquee/database";
import type { Brand } from "@marquee/whitelabel/brand";
import { type Selectable, sql } from "kysely";
import type { Db, Schema } from "../db/Schema.ts";
import { uuidv7 } from "../db/uuidv7.ts";
import { seedGames } from "../seed/seedGames.ts";
import { seedNotices } from "../seed/seedNotices.ts";
import { completeTree } from "./completeTree.ts";
import { mergeTrees } from "./mergeTrees.ts";
import { type MerchantPlan, type PlanFacts, planFirst, planMerchant } from "./planMerchant.ts";
import { createTenant } from "./tenantStore.ts";
import { type MerchantState, toBrandState, toHostKey, toModuleEntries } from "./toBrandState.ts";

type Merchant = Selectable<Schema["merchants"]>;

/** A brand whose changes would harm its merchant or another one; nothing of it was applied. */
export class BrandRefusedError extends Error {
  override readonly name = "BrandRefusedError";
  readonly plan: MerchantPlan;

  constructor(brand: string, plan: MerchantPlan) {
    super(`${brand}: ${plan.refusals.map(({ key, reason }) => `${key}: ${reason}`).join("; ")}`);
    this.plan = plan;
  }
}

/** What came of it: the plan, and whether it is in force now. */
export interface AppliedBrand {
  readonly plan: MerchantPlan;
  /** A merchant that was not there before. */
  readonly isNew: boolean;
}

function toStoredState(row: Merchant, hosts: readonly string[]): MerchantState {
  const { languages, defaultLanguage, lotteryType, themes, signupCredit, passwordProfile, ageMin } = row.settings;
  return {
    name: row.name,
    currency: row.currency,
    currencySymbol: row.currency_symbol,
    timeZone: row.time_zone,
    jurisdiction: row.jurisdiction,
    lotteryType,
    languages,
    defaultLanguage,
    themes,
    signupCredit,
    passwordProfile,
    ageMin,
    ...Object.fromEntries(hosts.map((host) => [toHostKey(host), true])),
    ...Object.fromEntries(toModuleEntries(row.tree)),
  };
}

async function readFacts(tx: Db, brand: Brand, row: Merchant | undefined, wanted: MerchantState): Promise<PlanFacts> {
  const hosts = await tx.selectFrom("merchant_hosts").selectAll().execute();
  const member = await tx.selectFrom("members").select("id").where("tenant_id", "=", brand.id).where("kind", "<>", 4).limit(1).executeTakeFirst();
  const switches = await tx.selectFrom("audit_log").select("subject").where("tenant_id", "=", brand.id).where("action", "=", "set module").execute();
  return {
    applied: row?.applied ?? null,
    stored: row === undefined ? {} : toStoredState(row, hosts.flatMap((entry) => (entry.tenant_id === brand.id ? [entry.host] : []))),
    wanted,
    switched: new Set(switches.map(({ subject }) => `module ${subject}`)),
    hasMembers: member !== undefined,
    foreignHosts: new Map(hosts.flatMap((entry) => (entry.tenant_id === brand.id ? [] : [[entry.host, entry.tenant_id] as const]))),
  };
}

/** A merchant's code is in every call of its pages: another one is another merchant. */
async function requireCode(tx: Db, brand: Brand, row: Merchant | undefined): Promise<readonly { key: string; reason: string }[]> {
  if (row !== undefined && row.code !== brand.merchantCode) return [{ key: "merchantCode", reason: `it is ${row.code} for good` }];
  const other = await tx.selectFrom("merchants").select("id").where("code", "=", brand.merchantCode).where("id", "<>", brand.id).executeTakeFirst();
  return other === undefined ? [] : [{ key: "merchantCode", reason: `it is ${other.id}'s` }];
}

async function write(tx: Db, brand: Brand, row: Merchant, tree: WhitelabelNode, { lines }: MerchantPlan): Promise<void> {
  const moved = lines.filter(({ what }) => what !== "keeps");
  const hosts = moved.filter(({ key }) => key.startsWith("host ")).map(({ key, what }) => ({ host: key.slice("host ".length), what }));
  const lost = hosts.flatMap(({ host, what }) => (what === "loses" ? [host] : []));
  const gained = hosts.flatMap(({ host, what }) => (what === "gains" ? [{ host, tenant_id: brand.id }] : []));
  if (lost.length > 0) await tx.deleteFrom("merchant_hosts").where("tenant_id", "=", brand.id).where("host", "in", lost).execute();
  if (gained.length > 0) await tx.insertInto("merchant_hosts").values(gained).execute();
  const { locales, themes, lotteryType, settings } = brand;
  const modules = new Map(moved.filter(({ key }) => key.startsWith("module ")).map(({ key, to }) => [key.slice("module ".length), to === "1" ? "1" : "0"] as const));
  await tx
    .updateTable("merchants")
    .set({
      name: brand.name,
      currency: brand.currency,
      currency_symbol: brand.currencySymbol,
      time_zone: brand.timeZone,
      jurisdiction: brand.jurisdiction,
      settings: JSON.stringify({ ...row.settings, ...settings, languages: locales.enabled, defaultLanguage: locales.default, lotteryType, themes }),
      tree: JSON.stringify(mergeTrees(row.tree, tree, modules)),
    })
    .where("id", "=", brand.id)
    .execute();
}

/**
 * Makes a merchant what its brand says (decision Q-42): settings, languages, hosts and new modules; what an operator
 * switched stays. In one transaction, with an entry in the audit log; running gateways see it within a second. With
 * `isDry` it only plans.
 *
 * @throws {@link BrandRefusedError} when a change would harm; nothing is applied then
 */
export async function applyBrand(
  db: Db,
  { brand, tree: recorded }: { readonly brand: Brand; readonly tree: WhitelabelNode },
  { actor, isDry }: { readonly actor: string; readonly isDry: boolean },
): Promise<AppliedBrand> {
  const tree = completeTree(recorded);
  return transact(db, async (tx) => {
    // One apply at a time: two that make the same merchant, or take the same host, must see each other.
    await tx.selectFrom("switch_version").select("id").forUpdate().execute();
    const row = await tx.selectFrom("merchants").selectAll().where("id", "=", brand.id).forUpdate().executeTakeFirst();
    const wanted = toBrandState(brand, tree);
    const facts = await readFacts(tx, brand, row, wanted);
    const { lines, refusals } = row === undefined ? planFirst(facts) : planMerchant(facts);
    const plan = { lines, refusals: [...(await requireCode(tx, brand, row)), ...refusals] };
    if (isDry) return { plan, isNew: row === undefined };
    if (plan.refusals.length > 0) throw new BrandRefusedError(brand.id, plan);
    if (row === undefined) {
      await createTenant(tx, brand, tree);
      await seedGames(tx, brand.id, brand.currency);
      await seedNotices(tx, brand.id);
    } else if (lines.some(({ what }) => what !== "keeps")) await write(tx, brand, row, tree, plan);
    if (!isDeepStrictEqual(row?.applied, wanted)) await tx.updateTable("merchants").set({ applied: JSON.stringify(wanted) }).where("id", "=", brand.id).execute();
    if (lines.length === 0) return { plan, isNew: false };
    const [before, after] = [lines.map(({ key, from }) => [key, from ?? null]), lines.map(({ key, what, to }) => [key, what, to ?? null])];
    await tx
      .insertInto("audit_log")
      .values({ tenant_id: brand.id, id: uuidv7(), actor, action: "apply brand", subject: brand.id, before: JSON.stringify(before), after: JSON.stringify(after) })
      .execute();
    await tx.updateTable("switch_version").set({ version: sql`version + 1` }).where("id", "=", 1).execute();
    return { plan, isNew: row === undefined };
  });
}
