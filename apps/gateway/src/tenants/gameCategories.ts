import { gameCategories, type GameCategory } from "@marquee/contract";
import type { Tenant } from "./Tenant.ts";

/** Parses a category; undefined for an unknown one. */
export function toCategory(text: string): GameCategory | undefined {
  return gameCategories.find(({ category }) => category === text)?.category;
}

/** Whether a merchant's tree offers a category. */
export function isCategoryOn(tenant: Tenant, category: GameCategory): boolean {
  const moduleId = gameCategories.find((entry) => entry.category === category)?.moduleId;
  return moduleId !== undefined && tenant.modules.has(moduleId);
}
