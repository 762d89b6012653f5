import { listFlips, listLast, readFlips, type Release, type Store } from "@marquee/site-store";

/** A brand's state: `orphan` is live without a folder, `new` has a folder and was never live, `retired` has no site. */
type FleetState = "live" | "orphan" | "new" | "retired";

/** One brand of the fleet; the release is missing when it is not live. */
export type FleetEntry = {
  readonly brand: string;
  readonly state: FleetState;
  readonly release?: Pick<Release, "number" | "hosts" | "commit" | "dirty" | "engine" | "layer" | "merchantCode">;
  /** Since when it has been live or retired, by whom and why. */
  readonly since?: string;
  readonly by?: string;
  readonly note?: string;
};

/** Every brand that has a folder or a site, live or retired, by name; ids given up by a rename are left out. */
export async function listFleet(store: Store, folders: readonly string[]): Promise<readonly FleetEntry[]> {
  const flips = await listFlips(store);
  const ids = [...new Set([...folders, ...flips.keys()])].toSorted();
  const entries = await Promise.all(
    ids.map(async (brand): Promise<readonly FleetEntry[]> => {
      const numbers = flips.get(brand) ?? [];
      const [[live], [last]] = await Promise.all([
        listLast(store, brand, numbers, 1),
        readFlips(store, brand, numbers.slice(-1)),
      ]);
      const hasFolder = folders.includes(brand);
      if (last?.renamedTo !== undefined) return hasFolder ? [{ brand, state: "new" }] : [];
      if (last?.retired !== undefined && !live)
        return [{ brand, state: "retired", since: last.at, by: last.by, note: last.note ?? "" }];
      if (!live || !last) return [{ brand, state: "new" }];
      const { number, hosts, commit, dirty, engine, layer, merchantCode } = live;
      const release = {
        number,
        hosts,
        engine,
        layer,
        merchantCode,
        ...(commit === undefined ? {} : { commit }),
        ...(dirty === undefined ? {} : { dirty }),
      };
      const state = last.retired !== undefined ? "retired" : hasFolder ? "live" : "orphan";
      return [{ brand, state, release, since: last.at, by: last.by, note: last.note ?? "" }];
    }),
  );
  return entries.flat();
}
