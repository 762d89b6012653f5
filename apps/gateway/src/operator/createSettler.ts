import { resolve } from "node:path";
import { listFlips, listLive, openFolderStore, readLayer } from "@marquee/site-store";
import { openDemo } from "../demo/openDemo.ts";
import type { SomeServices } from "../Services.ts";
import { applyBrand, BrandRefusal } from "../tenants/applyBrand.ts";
import type { MerchantState } from "../tenants/toBrandState.ts";

/** A release to which a publish applied a brand, and what the brand had said before. */
interface Awaited {
  readonly release: number;
  readonly said: MerchantState | undefined;
}

/** Brings merchants back to what is live where a publish ended between applying its brand and going live. */
export interface Settler {
  /** Waits so long for a release to go live; a later call for the brand takes the place of this one. */
  readonly await: (brand: string, awaited: Awaited, milliseconds: number) => void;
  readonly stop: () => void;
}

type Parts = SomeServices<"config" | "db" | "tenantRegistry" | "log" | "passwords">;

/** Applies what is live to a brand's merchant, unless that is the awaited release. */
async function settle({ config, db, tenantRegistry, log, passwords }: Parts, id: string, awaited: Awaited) {
  if (config.sites === undefined) return;
  const store = openFolderStore(resolve(config.sites));
  const [live] = await listLive(store, id, (await listFlips(store)).get(id) ?? [], 1);
  if (live === undefined || live.number === awaited.release) return;
  const layer = await readLayer(store, live.layer);
  if (layer === null) return;
  const wanted = { brand: { ...layer.brand, id }, demo: { modules: {} } };
  const demo = openDemo(config.demo, { passwords });
  const apply = (isRollback: boolean) =>
    applyBrand(db, wanted, { actor: "gateway", isDry: false, isRollback, demo, said: awaited.said });
  const { plan } = await apply(false).catch((error: unknown) => {
    // What would do harm stays, and the plan names it.
    if (error instanceof BrandRefusal) return apply(true);
    throw error;
  });
  await tenantRegistry.refresh();
  log.warn({ brand: id, awaited: awaited.release, live: live.number, lines: plan.lines.length }, "brand.settled");
}

/** Opens it; nothing is awaited yet. */
export function createSettler(parts: Parts): Settler {
  const waiting = new Map<string, { readonly timer: NodeJS.Timeout; readonly awaited: Awaited }>();
  return {
    await(brand, awaited, milliseconds) {
      const earlier = waiting.get(brand);
      clearTimeout(earlier?.timer);
      // What an earlier publish left behind without going live is not what was live.
      const next = { ...awaited, said: earlier?.awaited.said ?? awaited.said };
      const timer = setTimeout(() => {
        waiting.delete(brand);
        settle(parts, brand, next).catch((error: unknown) =>
          parts.log.error({ err: error, brand }, "brand not settled"),
        );
      }, milliseconds);
      timer.unref();
      waiting.set(brand, { timer, awaited: next });
    },
    stop() {
      for (const { timer } of waiting.values()) clearTimeout(timer);
    },
  };
}
