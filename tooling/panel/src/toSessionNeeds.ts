import { moduleParents } from "@marquee/contract";
import { rows } from "@marquee/contract/schema";
import type { SessionNeed } from "./PanelData.ts";

const isBelow = (id: string | null, above: string): boolean =>
  id !== null &&
  (id === above || isBelow(Object.entries(moduleParents).find(([each]) => each === id)?.[1] ?? null, above));

/** The need that all calls of a module and of the modules below it share. A module without calls, or with a call that needs no login, has none. */
export function toSessionNeeds(): Readonly<Record<string, SessionNeed>> {
  const needs = Object.keys(moduleParents).flatMap((id) => {
    const calls = rows.map(({ endpoint }) => endpoint).filter(({ moduleId }) => isBelow(moduleId, id));
    if (calls.length === 0 || calls.some(({ token }) => token !== "required")) return [];
    return [[id, calls.some(({ trial }) => trial) ? "login" : "account"] as const];
  });
  return Object.fromEntries(needs);
}
