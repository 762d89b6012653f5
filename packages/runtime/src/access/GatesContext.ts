import type { ModId } from "@marquee/contract";
import { createContext, use } from "react";

/** The modules that are on now; empty outside of an app: unknown is off. */
export const GatesContext = createContext<ReadonlySet<string>>(new Set());

/** Says whether a module is on now (contract 3.3). */
export function useIsOn(id: ModId): boolean {
  return use(GatesContext).has(id);
}

/** The set of modules that are on now. */
export function useGates(): ReadonlySet<string> {
  return use(GatesContext);
}
