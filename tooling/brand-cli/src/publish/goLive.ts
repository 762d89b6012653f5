import { createRelease, flip, getLastFlip, isSameRelease, listFlips, listLive, readEngine, readFlips, readLayer, type Release, type Store, toPredecessor } from "@marquee/site-store";
import { composeRelease, type Occasion } from "@marquee/vite";
import { CommandError } from "../cli/CommandError.ts";
import { buildBrand } from "./buildBrand.ts";
import { findKnownHost, type Parts, requireContract, requireMerchant, requireWhole } from "./checkRelease.ts";
import type { Merchants, PlannedMerchant } from "./openMerchant.ts";

/** How a publish went: the release, whether it was live before, and what its merchant became with it. */
export type Published = { readonly release: Release; readonly isNew: boolean; readonly merchant?: PlannedMerchant };

/** Another brand's live site must not lose its address. @throws CommandError naming it */
async function requireOwnHosts(store: Store, { brand, hosts }: Omit<Release, "number">): Promise<void> {
  for (const [other, numbers] of await listFlips(store)) {
    if (other === brand) continue;
    const [live] = await listLive(store, other, numbers, 1);
    const taken = hosts.find((host) => live?.hosts.includes(host));
    if (taken !== undefined) throw new CommandError("refused", `${brand}: ${taken} is live as ${other}`);
  }
}

/** What a release is checked with before it goes live; null leaves that part out, and says so in the command's help. */
export type Health = {
  readonly gateway: string | null;
  readonly check: (parts: Parts, host: string) => Promise<void>;
  /** Whether the gateway is asked for the merchant at every host, before and after. */
  readonly asksHosts: boolean;
  /** The gateway's merchants, which follow their brands; null when nobody asked for it. */
  readonly merchants: Merchants | null;
};

/** Makes the merchant what the brand says, right before the site shows it, and asks the gateway for each of its hosts. */
async function follow(parts: Parts, { gateway, merchants, asksHosts }: Health): Promise<PlannedMerchant | undefined> {
  const applied = await merchants?.apply(parts.release.brand);
  if (gateway !== null && asksHosts) await requireMerchant(gateway, parts, merchants !== null);
  return applied;
}

/**
 * Writes a release, checks it, lets its merchant follow and flips to it: in this order, so that a fault at any step leaves
 * what is live. A merchant that is new is made before the check, whose calls it answers.
 */
async function release(store: Store, parts: Parts, last: number, health: Health): Promise<Published> {
  const { gateway, check, merchants, asksHosts } = health;
  const [live] = await listLive(store, parts.release.brand, (await listFlips(store)).get(parts.release.brand) ?? [], 1);
  await requireOwnHosts(store, parts.release);
  const planned = await merchants?.plan(parts.release.brand);
  const withMerchant = (applied: PlannedMerchant | undefined) => (applied === undefined ? {} : { merchant: planned?.isNew === true ? planned : applied });
  if (live && isSameRelease(live, parts.release)) return { release: live, isNew: false, ...withMerchant(await follow(parts, health)) };
  if (planned?.isNew === true) await merchants?.apply(parts.release.brand);
  if (gateway !== null) await requireContract(gateway, parts.release);
  const made = await createRelease(store, parts.release);
  await requireWhole(store, parts);
  const hosts = [...parts.release.hosts, ...(live?.hosts ?? [])];
  await check(parts, gateway === null || !asksHosts ? (hosts[0] ?? "") : await findKnownHost(gateway, hosts));
  const applied = await follow(parts, health);
  await flip(store, made, last, parts.release);
  return { release: made, isNew: true, ...withMerchant(applied) };
}

/** Builds, composes and checks a brand and makes it live. The same brand twice is one release. */
export async function publishBrand(brands: string, id: string, store: Store, occasion: Occasion, health: Health): Promise<Published> {
  const last = await getLastFlip(store, id);
  const { engine, layer } = await buildBrand(brands, id, store);
  return release(store, { release: await composeRelease(store, engine, layer, occasion), engine, layer }, last, health);
}

/** What of an older release comes back: all of it, its look over the engine of now, or its engine under the look of now. */
export type Part = "all" | "look" | "engine";

async function requirePart<Value>(asked: Promise<Value | null>, what: string): Promise<Value> {
  const value = await asked;
  if (value === null) throw new CommandError("usage", `${what} is not in the store any more`);
  return value;
}

/**
 * Makes an older release live again, the one before the live one unless a number is named, or a new one of its look or engine and the other half of now. Nothing is built.
 * @throws CommandError when there is no such release, or its half lacks what the other half reads
 */
export async function rollBack(store: Store, id: string, to: number | null, part: Part, occasion: Occasion, health: Health): Promise<Published> {
  const flips = await readFlips(store, id);
  const live = await listLive(store, id, flips.map(({ number }) => number));
  const [now] = live;
  if (!now) throw new CommandError("usage", `nothing of ${id} is live`);
  const wanted = to ?? toPredecessor(flips);
  if (wanted === null) throw new CommandError("usage", `${id} has no release before ${now.number}`);
  const old = live.find(({ number }) => number === wanted);
  if (!old) throw new CommandError("usage", `release ${wanted} of ${id} is none of the last that were live: ${live.map(({ number }) => number).join(", ")}`);
  const last = flips.at(-1)?.number ?? 0;
  if (part === "all") {
    if (old.number === now.number) return { release: now, isNew: false };
    if (health.gateway !== null) await requireContract(health.gateway, old);
    await flip(store, old, last, occasion);
    return { release: old, isNew: true };
  }
  const engineDigest = part === "look" ? now.engine : old.engine;
  const layerDigest = part === "look" ? old.layer : now.layer;
  const engine = await requirePart(readEngine(store, engineDigest), `engine ${engineDigest}`);
  const layer = await requirePart(readLayer(store, layerDigest), `layer ${layerDigest}`);
  return release(store, { release: await composeRelease(store, engine, layer, occasion), engine, layer }, last, health);
}
