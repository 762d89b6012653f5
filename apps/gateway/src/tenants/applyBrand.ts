import { isDeepStrictEqual } from "node:util";
import type { WhitelabelNode } from "@marquee/contract";
import { transact } from "@marquee/database";
import type { Brand, BrandDemo } from "@marquee/whitelabel/brand";
import { toFirstTree } from "@marquee/whitelabel/tree";
import type { Selectable } from "kysely";
import type { Db } from "../db/Db.ts";
import { publishEvent } from "../events/publishEvent.ts";
import type { Demo } from "../demo/Demo.ts";
import { addSwitchEntry } from "./merchantVersionStore.ts";
import { keepWhatHarms, type MerchantPlan, planFirst, planMerchant } from "./planMerchant.ts";
import { readPlanInput } from "./readPlanInput.ts";
import { toReturnLine } from "./retireMerchant.ts";
import { createTenant, findOtherByCode, getTenant, lockMerchant, lockMerchants, setApplied } from "./tenantStore.ts";
import { type MerchantState, pickModules, toBrandState, toModuleEntries, toModuleKey } from "./toBrandState.ts";
import { writeHosts, writeMerchant } from "./writeMerchant.ts";
import type { Tables } from "./tables.ts";

type Merchant = Selectable<Tables["merchants"]>;

/** Thrown for a brand whose changes would do harm to its merchant or another one; nothing was applied. */
export class BrandRefusal extends Error {
  override readonly name = "BrandRefusal";
  readonly plan: MerchantPlan;

  constructor(brand: string, plan: MerchantPlan) {
    super(`${brand}: ${plan.refusals.map(({ key, reason }) => `${key}: ${reason}`).join("; ")}`);
    this.plan = plan;
  }
}

/** The result: the plan, and whether it was applied. */
export interface AppliedBrand {
  readonly plan: MerchantPlan;
  /** The merchant is new. */
  readonly isNew: boolean;
}

/** What is applied: a brand's data, and the switches of its demo; a gateway without demo data ignores the latter. */
export interface WantedBrand {
  readonly brand: Brand;
  readonly demo: BrandDemo;
}

/** Options of an apply. */
export interface ApplyOptions {
  readonly actor: string;
  /** Only plans. */
  readonly isDry: boolean;
  /** For a rollback: modules stay as they are, and harmful changes are skipped and named. */
  readonly isRollback?: boolean;
  /** What the brand said about modules before, where that is not what was applied last. */
  readonly said?: MerchantState | undefined;
  /** What fills a new merchant, in the same transaction. */
  readonly demo?: Demo | undefined;
}

/** Refuses what no plan can handle: a changed merchant code, which every call of its pages contains, and a retired merchant. */
async function findObstacles(
  tx: Db,
  brand: Brand,
  row: Merchant | undefined,
  isRollback: boolean,
): Promise<MerchantPlan["refusals"]> {
  if (row?.retired) return [{ key: "brand", reason: toReturnLine(brand.id, row.retired) }];
  if (row !== undefined && row.code !== brand.merchantCode)
    return [{ key: "merchantCode", reason: `it is ${row.code} for good` }];
  const other = await findOtherByCode(tx, brand.merchantCode, row?.id ?? "");
  if (other !== undefined) return [{ key: "merchantCode", reason: `it is ${other}'s` }];
  return row === undefined && isRollback
    ? [{ key: "brand", reason: "it has no merchant, and none is made of an older look" }]
    : [];
}

/**
 * The brand's modules. A new merchant gets its first tree; later only modules named in brand.json count, and for the
 * others what was said last: the gateway's tree alone decides about them. A node that is new arrives off.
 */
function toWantedModules(
  { modules }: Brand,
  tree: WhitelabelNode,
  row: Merchant | undefined,
  { isRollback = false, said: former }: Pick<ApplyOptions, "isRollback" | "said">,
): MerchantState {
  const entries = toModuleEntries(tree);
  if (row === undefined) return Object.fromEntries(entries);
  const known = former ?? row.applied;
  const said = known === null ? Object.fromEntries(toModuleEntries(row.tree)) : pickModules(known);
  if (isRollback) return said;
  const named = Object.entries(modules).map(([id, word]) => [toModuleKey(id), word === "on" ? "1" : "0"] as const);
  return { ...Object.fromEntries(entries.map(([key]) => [key, "0"])), ...said, ...Object.fromEntries(named) };
}

/** What counts as said by the brand: what was kept from an older look is no operator's switch, and the next publish may change it. */
function withKept(state: MerchantState, { lines }: MerchantPlan): MerchantState {
  return {
    ...state,
    ...Object.fromEntries(lines.flatMap(({ key, from, reason }) => (reason === undefined ? [] : [[key, from]]))),
  };
}

/**
 * Applies a brand to its merchant (decision Q-42): settings, languages, hosts and new modules; what an operator
 * switched stays. In one transaction, with an entry in the audit log; running gateways see it within a second.
 *
 * @throws {@link BrandRefusal} when a change would harm; nothing is applied then
 */
export async function applyBrand(
  db: Db,
  wanted: WantedBrand,
  { actor, isDry, isRollback = false, said: former, demo }: ApplyOptions,
): Promise<AppliedBrand> {
  const { brand } = wanted;
  const tree = demo?.toFirstTree(brand.modules, wanted.demo) ?? toFirstTree(brand.modules);
  return transact(db, async (tx) => {
    // One apply at a time: two that create the same merchant, or claim the same host, must see each other.
    await lockMerchants(tx);
    const row = await lockMerchant(tx, brand.id);
    const state = { ...toBrandState(brand), ...toWantedModules(brand, tree, row, { isRollback, said: former }) };
    const input = await readPlanInput(tx, row, state);
    const found = row === undefined ? planFirst(input) : planMerchant(input);
    const planned = isRollback ? keepWhatHarms(found) : found;
    const obstacles = await findObstacles(tx, brand, row, isRollback);
    const plan = { lines: planned.lines, refusals: [...obstacles, ...planned.refusals] };
    if (isDry) return { plan, isNew: row === undefined };
    if (plan.refusals.length > 0) throw new BrandRefusal(brand.id, plan);
    const id = row === undefined ? await make(tx, wanted, tree, plan, demo) : row.id;
    if (row !== undefined && plan.lines.some(({ what }) => what !== "keeps"))
      await writeMerchant(tx, brand, row, isRollback ? row.tree : tree, plan);
    const said = withKept(state, plan);
    if (!isDeepStrictEqual(row?.applied, said)) await setApplied(tx, id, said);
    if (plan.lines.length === 0) return { plan, isNew: false };
    const [before, after] = [
      plan.lines.map(({ key, from }) => [key, from ?? null]),
      plan.lines.map(({ key, what, to }) => [key, what, to ?? null]),
    ];
    await publishEvent(tx, { tenantId: id, kind: "tree", data: { part: "brand" } });
    await addSwitchEntry(tx, id, { actor, action: "apply brand", subject: brand.id, before, after });
    return { plan, isNew: row === undefined };
  });
}

/** Creates a merchant: its row and hosts; contents come from the demo. */
async function make(
  tx: Db,
  { brand, demo: brandDemo }: WantedBrand,
  tree: WhitelabelNode,
  { lines }: MerchantPlan,
  demo: Demo | undefined,
): Promise<string> {
  const id = await createTenant(tx, brand, tree);
  await writeHosts(tx, id, lines);
  if (demo !== undefined) await demo.fillNew(tx, await getTenant(tx, id), brandDemo);
  return id;
}
