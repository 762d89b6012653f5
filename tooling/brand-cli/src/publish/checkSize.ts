import { type Engine, listFlips, listLive, readEngine, type Store } from "@marquee/site-store";
import { CommandError } from "../cli/CommandError.ts";
import type { Parts } from "./checkRelease.ts";

/** How much a first load may grow from one release to the next. */
const mostGrowth = 0.2;

/** Bytes of the scripts that a first visit loads. */
export const toFirstBytes = ({ entry, initial, bom }: Engine): number =>
  [entry, ...initial].reduce((sum, file) => sum + (bom.bytes[file] ?? 0), 0);

/** Requires that the first load has grown by at most a fifth since the last release. @throws CommandError with both sizes */
export async function requireSize(
  store: Store,
  { release: { brand }, engine }: Pick<Parts, "release" | "engine">,
): Promise<void> {
  const [live] = await listLive(store, brand, (await listFlips(store)).get(brand) ?? [], 1);
  const before = live === undefined ? null : await readEngine(store, live.engine);
  if (before === null) return;
  const [was, is] = [toFirstBytes(before), toFirstBytes(engine)];
  if (is > was * (1 + mostGrowth))
    throw new CommandError(
      "unhealthy",
      `${brand}: the first load grows from ${(was / 1000).toFixed(0)} to ${(is / 1000).toFixed(0)} kB; what was live stays live. --grown allows it`,
    );
}
