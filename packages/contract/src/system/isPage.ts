import type { ModId } from "../modules.ts";
import { pageAddresses } from "../pageAddresses.ts";

/** An address as {@link gameCategories} writes it: capitals and a slash at the end make no difference. */
export const toPagePath = (path: string): string => path.toLowerCase().replace(/(?<=.)\/$/, "");

/** Whether an address shows a page of a site with these modules. A category's page also needs vendors. */
export function isPage(path: string, isOn: (moduleId: ModId) => boolean): boolean {
  const plain = toPagePath(path);
  return pageAddresses.some((page) => page.path.toLowerCase() === plain && isOn(page.moduleId));
}
