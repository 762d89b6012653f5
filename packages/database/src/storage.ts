import type { Clock } from "./clock.ts";

/**
 * Where a server keeps its data.
 *
 * - `memory`: the embedded database without a folder; `snapshot` is a file made by {@link createSnapshot}.
 * - `folder`: the embedded database in a folder of its own, for one process at a time; `keptDatabases` is a folder in
 *   which the machine keeps new ones, from which a new folder is copied; `clock` is what it takes for the time, for a demo's past.
 * - `server`: a PostgreSQL server.
 */
export type Storage =
  | { readonly kind: "memory"; readonly snapshot?: string }
  | { readonly kind: "folder"; readonly path: string; readonly keptDatabases?: string; readonly clock?: Clock }
  | { readonly kind: "server"; readonly url: string };

/**
 * What an acknowledged commit survives, weakest first:
 * nothing, a killed process, a power loss, the loss of a machine.
 */
export const durabilities = ["memory", "process", "disk", "replicated"] as const;

/** One of {@link durabilities}. */
export type Durability = (typeof durabilities)[number];

/** True when `durability` is at least as strong as `least`. */
export function isDurable(durability: Durability, least: Durability): boolean {
  return durabilities.indexOf(durability) >= durabilities.indexOf(least);
}
