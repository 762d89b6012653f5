import {
  createRelease,
  type Flip,
  flip,
  FlipConflict,
  getLastFlip,
  isSameRelease,
  type Layer,
  listFlips,
  listLast,
  listLive,
  readEngine,
  readFlips,
  readLayer,
  type Release,
  type Store,
  toPredecessor,
  toReturnEnd,
} from "@marquee/site-store";
import { composeRelease, type ChangeNote } from "@marquee/vite";
import { CommandError } from "../cli/CommandError.ts";
import { readVersions } from "../reports/readVersions.ts";
import { buildBrand } from "./buildBrand.ts";
import { findKnownHost, type Parts, requireContract, requireMerchant, requireWhole } from "./checkRelease.ts";
import type { Followed, Merchants, PlannedMerchant } from "./openMerchant.ts";

/** The result of a publish: the release, whether it was live already, and what changed for its merchant. */
export type Published = { readonly release: Release; readonly isNew: boolean; readonly merchant?: PlannedMerchant };

/** Refuses hosts that belong to another brand, live or retired. @throws CommandError naming it */
export async function requireOwnHosts(store: Store, { brand, hosts }: Omit<Release, "number">): Promise<void> {
  for (const [other, numbers] of await listFlips(store)) {
    const [last] = other === brand ? [] : await readFlips(store, other, numbers.slice(-1));
    if (last === undefined || last.renamedTo !== undefined || (toReturnEnd(last) ?? Infinity) < Date.now()) continue;
    const [release] = await listLast(store, other, numbers, 1);
    const taken = hosts.find((host) => release?.hosts.includes(host));
    if (taken !== undefined)
      throw new CommandError(
        "refused",
        `${brand}: ${taken} is ${last.retired === undefined ? "live as" : "kept for"} ${other}`,
      );
  }
}

/** Refuses to publish a retired brand, which only `restore` brings back. @throws CommandError */
function requireNoEnd(brand: string, last: Flip | undefined): void {
  if (last?.renamedTo !== undefined)
    throw new CommandError("refused", `${brand}: the brand has the id ${last.renamedTo} now`);
  if (last?.retired !== undefined)
    throw new CommandError(
      "refused",
      `${brand}: its site was retired on ${last.at.slice(0, 10)}; pnpm brand restore ${brand} brings it back`,
    );
}

/** What a release is checked with before it goes live; null leaves that part out. */
export type Health = {
  readonly gateway: string | null;
  readonly check: (parts: Parts, host: string) => Promise<void>;
  /** Whether the gateway is asked for the merchant at every host, before and after going live. */
  readonly asksHosts: boolean;
  /** The gateway's merchants, updated from their brands; null when that was not asked for. */
  readonly merchants: Merchants | null;
};

/** What goes live, and the data that its merchant follows. */
type Change = { readonly parts: Parts; readonly followed: Followed };

/** Applies the brand to its merchant right before the site shows it as `number`, then checks each host at the gateway. */
async function follow(
  { parts, followed }: Change,
  { gateway, merchants, asksHosts }: Health,
  number: number,
): Promise<PlannedMerchant | undefined> {
  const applied = await merchants?.apply(followed, number);
  const kept = applied?.plan.lines.flatMap(({ key, what }) => (what === "keeps" ? [key] : [])) ?? [];
  if (gateway !== null && asksHosts) await requireMerchant(gateway, parts, kept, merchants !== null);
  return applied;
}

/**
 * Writes a release, checks it, applies it to its merchant and flips to it; in this order, so that a fault at any step leaves
 * the live release. A new merchant is created before the check, because the check calls it.
 */
async function release(store: Store, change: Change, last: number, health: Health): Promise<Published> {
  const { parts, followed } = change;
  const { gateway, check, merchants, asksHosts } = health;
  const [live] = await listLive(store, parts.release.brand, (await listFlips(store)).get(parts.release.brand) ?? [], 1);
  await requireOwnHosts(store, parts.release);
  const planned = await merchants?.plan(followed);
  const withMerchant = (applied: PlannedMerchant | undefined) =>
    applied === undefined ? {} : { merchant: planned?.isNew === true ? planned : applied };
  if (live && isSameRelease(live, parts.release))
    return { release: live, isNew: false, ...withMerchant(await follow(change, health, live.number)) };
  if (planned?.isNew === true) await merchants?.apply(followed);
  const hosts = [...parts.release.hosts, ...(live?.hosts ?? [])];
  if (gateway !== null) await requireContract(gateway, parts.release, hosts);
  const made = await createRelease(store, parts.release);
  await requireWhole(store, parts);
  await check(parts, gateway === null || !asksHosts ? (hosts[0] ?? "") : await findKnownHost(gateway, hosts));
  await requireLast(store, parts.release.brand, last);
  const applied = await follow(change, health, made.number);
  await flip(store, made, last, parts.release);
  return { release: made, isNew: true, ...withMerchant(applied) };
}

/** Leaves the merchant alone where another release went live meanwhile. @throws FlipConflict */
async function requireLast(store: Store, brand: string, last: number): Promise<void> {
  if ((await getLastFlip(store, brand)) !== last) throw new FlipConflict(brand);
}

/** Builds, composes and checks a brand and makes it live. Publishing the same brand twice makes one release. */
export async function publishBrand(
  brands: string,
  id: string,
  store: Store,
  change: ChangeNote,
  health: Health,
): Promise<Published> {
  const [last] = await readFlips(store, id, ((await listFlips(store)).get(id) ?? []).slice(-1));
  requireNoEnd(id, last);
  const { engine, layer } = await buildBrand(brands, id, store);
  const versions = readVersions(engine.bom.features, layer.brand.app);
  const parts = { release: await composeRelease(store, engine, layer, { ...change, versions }), engine, layer };
  return release(store, { parts, followed: { id } }, last?.number ?? 0, health);
}

/** What comes back of an older release: all of it, its look on the current engine, or its engine under the current look. */
export type Part = "all" | "look" | "engine";

async function requirePart<Value>(asked: Promise<Value | null>, what: string): Promise<Value> {
  const value = await asked;
  if (value === null) throw new CommandError("usage", `${what} is not in the store any more`);
  return value;
}

/** The layer of an earlier release; one from before a rename has the brand's former id. */
async function readOwnLayer(store: Store, id: string, digest: string): Promise<Layer> {
  const layer = await requirePart(readLayer(store, digest), `layer ${digest}`);
  return { ...layer, brand: { ...layer.brand, id } };
}

/**
 * Makes an older release live again (by default the previous one), or a new release of its look or engine with the current other half. Nothing is built.
 * The merchant goes back with it when the gateway's folder is known; harmful changes are left out, and the plan says so.
 * @throws CommandError when there is no such release, or the two halves do not fit together
 */
export async function rollBack(
  store: Store,
  id: string,
  to: number | null,
  part: Part,
  change: ChangeNote,
  asked: Health,
): Promise<Published> {
  const flips = await readFlips(store, id);
  requireNoEnd(id, flips.at(-1));
  const live = await listLive(
    store,
    id,
    flips.map(({ number }) => number),
  );
  const [now] = live;
  if (!now) throw new CommandError("usage", `nothing of ${id} is live`);
  const wanted = to ?? toPredecessor(flips);
  if (wanted === null) throw new CommandError("usage", `${id} has no release before ${now.number}`);
  const old = live.find(({ number }) => number === wanted);
  if (!old)
    throw new CommandError(
      "usage",
      `release ${wanted} of ${id} is none of the last that were live: ${live.map(({ number }) => number).join(", ")}`,
    );
  // A rollback must not be held up by a merchant that cannot be changed from here.
  const health = { ...asked, asksHosts: asked.asksHosts && asked.merchants !== null };
  const last = flips.at(-1)?.number ?? 0;
  if (part === "all") return flipBack(store, old, now, last, change, health);
  const { engine: engineDigest, versions } = part === "look" ? now : old;
  const engine = await requirePart(readEngine(store, engineDigest), `engine ${engineDigest}`);
  const layer = await readOwnLayer(store, id, part === "look" ? old.layer : now.layer);
  const parts = {
    release: await composeRelease(store, engine, layer, versions === undefined ? change : { ...change, versions }),
    engine,
    layer,
  };
  return release(store, { parts, followed: { id, older: layer.brand } }, last, health);
}

/** Brings back a whole older release, and its merchant with it. */
async function flipBack(
  store: Store,
  old: Release,
  now: Release,
  last: number,
  change: ChangeNote,
  health: Health,
): Promise<Published> {
  const isLive = old.number === now.number;
  await requireOwnHosts(store, old);
  const engine = await requirePart(readEngine(store, old.engine), `engine ${old.engine}`);
  const layer = await readOwnLayer(store, old.brand, old.layer);
  if (health.gateway !== null) await requireContract(health.gateway, old, [...old.hosts, ...now.hosts]);
  await requireLast(store, old.brand, last);
  const applied = await follow(
    { parts: { release: old, engine, layer }, followed: { id: old.brand, older: layer.brand } },
    health,
    old.number,
  );
  if (!isLive) await flip(store, old, last, change);
  return { release: old, isNew: !isLive, ...(applied === undefined ? {} : { merchant: applied }) };
}
