import { listFlips, listLive, readFlips, type Release, type Store } from "@marquee/site-store";

/** Where a brand stands: `orphan` is live and has no folder any more, `new` has a folder and was never live. */
type FleetState = "live" | "orphan" | "new";

/** One brand of the fleet; what is not live has no release. */
export type FleetEntry = {
  readonly brand: string;
  readonly state: FleetState;
  readonly release?: Pick<Release, "number" | "hosts" | "commit" | "dirty" | "engine" | "layer" | "merchantCode">;
  /** Since when it is live, by whom and why. */
  readonly since?: string;
  readonly by?: string;
  readonly note?: string;
};

/** Every brand that has a folder or something live, by name. */
export async function listFleet(store: Store, folders: readonly string[]): Promise<readonly FleetEntry[]> {
  const flips = await listFlips(store);
  const ids = [...new Set([...folders, ...flips.keys()])].toSorted();
  return Promise.all(
    ids.map(async (brand): Promise<FleetEntry> => {
      const numbers = flips.get(brand) ?? [];
      const [[live], [last]] = await Promise.all([listLive(store, brand, numbers, 1), readFlips(store, brand, numbers.slice(-1))]);
      if (!live || !last) return { brand, state: "new" };
      const { number, hosts, commit, dirty, engine, layer, merchantCode } = live;
      const release = { number, hosts, engine, layer, merchantCode, ...(commit === undefined ? {} : { commit }), ...(dirty === undefined ? {} : { dirty }) };
      return { brand, state: folders.includes(brand) ? "live" : "orphan", release, since: last.at, by: last.by, note: last.note ?? "" };
    }),
  );
}
