import { isDeepStrictEqual } from "node:util";
import type { WhitelabelNode } from "@marquee/contract";
import { transact } from "@marquee/database";
import type { Brand } from "@marquee/whitelabel/brand";
import type { Selectable } from "kysely";
import type { Db, Schema } from "../db/Schema.ts";
import { uuidv7 } from "../db/uuidv7.ts";
import { seedGames } from "../seed/seedGames.ts";
import { seedNotices } from "../seed/seedNotices.ts";
import { completeTree } from "./completeTree.ts";
import { keepWhatHarms, type MerchantPlan, planFirst, planMerchant } from "./planMerchant.ts";
import { readPlanFacts } from "./readPlanFacts.ts";
import { toReturnLine } from "./retireMerchant.ts";
import { createTenant, lockMerchant, raiseSwitchVersion } from "./tenantStore.ts";
import { type MerchantState, pickModules, toBrandState, toModuleEntries } from "./toBrandState.ts";
import { writeHosts, writeMerchant } from "./writeMerchant.ts";

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

/** What is applied: a brand's data, and its tree; an older look that comes back leaves the modules as they are. */
export interface WantedBrand {
  readonly brand: Brand;
  readonly tree: WhitelabelNode | undefined;
}

/** What no plan can mend: a merchant's code is in every call of its pages, and a retired merchant follows nothing. */
async function findObstacles(tx: Db, { brand, tree }: WantedBrand, row: Merchant | undefined): Promise<MerchantPlan["refusals"]> {
  if (row?.retired) return [{ key: "brand", reason: toReturnLine(brand.id, row.retired) }];
  if (row !== undefined && row.code !== brand.merchantCode) return [{ key: "merchantCode", reason: `it is ${row.code} for good` }];
  const other = await tx.selectFrom("merchants").select(["id", "brand"]).where("code", "=", brand.merchantCode).where("id", "<>", row?.id ?? "").executeTakeFirst();
  if (other !== undefined) return [{ key: "merchantCode", reason: `it is ${other.brand ?? other.id}'s` }];
  return row === undefined && tree === undefined ? [{ key: "brand", reason: "it has no merchant, and none is made without a tree" }] : [];
}

/** What the brand says of modules: by its tree, or what it said last. */
function toWantedModules(tree: WhitelabelNode | undefined, row: Merchant | undefined): MerchantState {
  if (tree !== undefined) return Object.fromEntries(toModuleEntries(tree));
  if (row === undefined) return {};
  return row.applied === null ? Object.fromEntries(toModuleEntries(row.tree)) : pickModules(row.applied);
}

/** What counts as said by the brand: what was kept from an older look is no operator's switch, and the next publish may change it. */
function withKept(state: MerchantState, { lines }: MerchantPlan): MerchantState {
  return { ...state, ...Object.fromEntries(lines.flatMap(({ key, from, reason }) => (reason === undefined ? [] : [[key, from]]))) };
}

/**
 * Makes a merchant what its brand says (decision Q-42): settings, languages, hosts and new modules; what an operator
 * switched stays. In one transaction, with an entry in the audit log; running gateways see it within a second. With
 * `isDry` it only plans; with `isRollback` what would harm is kept as it is and named, since going back must not be held up.
 *
 * @throws {@link BrandRefusedError} when a change would harm; nothing is applied then
 */
export async function applyBrand(db: Db, wanted: WantedBrand, { actor, isDry, isRollback = false }: { readonly actor: string; readonly isDry: boolean; readonly isRollback?: boolean }): Promise<AppliedBrand> {
  const { brand } = wanted;
  const tree = wanted.tree && completeTree(wanted.tree);
  return transact(db, async (tx) => {
    // One apply at a time: two that make the same merchant, or take the same host, must see each other.
    await tx.selectFrom("switch_version").select("id").forUpdate().execute();
    const row = await lockMerchant(tx, brand.id);
    const state = { ...toBrandState(brand), ...toWantedModules(tree, row) };
    const facts = await readPlanFacts(tx, row, state);
    const found = row === undefined ? planFirst(facts) : planMerchant(facts);
    const planned = isRollback ? keepWhatHarms(found) : found;
    const obstacles = await findObstacles(tx, { brand, tree }, row);
    const plan = { lines: planned.lines, refusals: [...obstacles, ...planned.refusals] };
    if (isDry) return { plan, isNew: row === undefined };
    if (plan.refusals.length > 0) throw new BrandRefusedError(brand.id, plan);
    const id = row === undefined ? await make(tx, { brand, tree }, plan) : row.id;
    if (row !== undefined && plan.lines.some(({ what }) => what !== "keeps")) await writeMerchant(tx, brand, row, tree ?? row.tree, plan);
    const said = withKept(state, plan);
    if (!isDeepStrictEqual(row?.applied, said)) await tx.updateTable("merchants").set({ applied: JSON.stringify(said) }).where("id", "=", id).execute();
    if (plan.lines.length === 0) return { plan, isNew: false };
    const [before, after] = [plan.lines.map(({ key, from }) => [key, from ?? null]), plan.lines.map(({ key, what, to }) => [key, what, to ?? null])];
    await tx
      .insertInto("audit_log")
      .values({ tenant_id: id, id: uuidv7(), actor, action: "apply brand", subject: brand.id, before: JSON.stringify(before), after: JSON.stringify(after) })
      .execute();
    await raiseSwitchVersion(tx);
    return { plan, isNew: row === undefined };
  });
}

/** A merchant that was not there, with hosts, games and notices. */
async function make(tx: Db, { brand, tree }: WantedBrand, { lines }: MerchantPlan): Promise<string> {
  if (tree === undefined) throw new Error(`${brand.id} has no tree`);
  const id = await createTenant(tx, brand, tree);
  await writeHosts(tx, id, lines);
  await seedGames(tx, id, brand.currency);
  await seedNotices(tx, id);
  return id;
}
