import { setTimeout as wait } from "node:timers/promises";
import { type Engine, type Layer, listEncodings, type Release, type Store } from "@marquee/site-store";
import { CommandError } from "../cli/CommandError.ts";
import { askGateway } from "../trees/askGateway.ts";
import { compareMerchant, readStatus, toDifferenceLine } from "../trees/readStatus.ts";

const [followTime, lookPause] = [5_000, 100];

/** What a release consists of. */
export type Parts = { readonly release: Omit<Release, "number">; readonly engine: Engine; readonly layer: Layer };

const unhealthy = (brand: string, why: string): CommandError =>
  new CommandError("unhealthy", `${brand}: ${why}; what was live stays live`);

/** Requires every file of a release in the store, because a `gc` may have run since it was written. @throws CommandError */
export async function requireWhole(store: Store, { release, engine, layer }: Parts): Promise<void> {
  const keys = [engine.files, layer.files, release.html]
    .flatMap((files) => Object.values(files))
    .flatMap((key) => [key, ...listEncodings(key)]);
  const found = await Promise.all(keys.map(store.has));
  const missing = keys.filter((_, index) => found[index] === false);
  if (missing.length > 0)
    throw unhealthy(
      release.brand,
      `${missing.length} files of the release are not in the store, the first is ${missing[0] ?? ""}`,
    );
}

/** The first host at which the gateway knows a merchant, or simply the first when it knows none. */
export async function findKnownHost(gateway: string, hosts: readonly string[]): Promise<string> {
  for (const host of hosts) if ((await readStatus(gateway, host)) !== null) return host;
  return hosts[0] ?? "localhost";
}

/**
 * Requires that the running gateway answers for every host of the release as the brand's merchant. It
 * follows what was applied within a second; differences in `kept` are allowed. @throws CommandError naming the other differences
 */
export async function requireMerchant(
  gateway: string,
  { release: { brand }, layer }: Parts,
  kept: readonly string[],
  isApplied: boolean,
): Promise<void> {
  const until = Date.now() + followTime;
  for (;;) {
    const found = (await compareMerchant(gateway, layer.brand)).filter(({ key }) => !kept.includes(key));
    if (found.length === 0) return;
    if (!isApplied || Date.now() > until) {
      const hint = isApplied ? "" : "; name the gateway's folder with --data, and its merchant follows";
      throw unhealthy(brand, `${found.map(toDifferenceLine).join("; ")}${hint}`);
    }
    await wait(lookPause);
  }
}

/** The version of the contract that a gateway serves at a host; undefined where it knows no merchant. */
async function readContract(gateway: string, host: string): Promise<unknown> {
  const { status, body } = await askGateway(gateway, host, "/health");
  return status === 200 ? JSON.parse(body).contract : undefined;
}

/** Requires that the gateway serves the contract version that the release was built for. @throws CommandError naming both versions */
export async function requireContract(
  gateway: string,
  { brand, contract }: Omit<Release, "number">,
  hosts: readonly string[],
): Promise<void> {
  let served: unknown;
  for (const host of hosts) served ??= await readContract(gateway, host);
  if (served !== contract)
    throw unhealthy(
      brand,
      `the release needs version ${contract} of the contract, ${gateway} serves ${served === undefined ? "nothing" : String(served)}`,
    );
}
