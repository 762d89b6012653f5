import type { HelpCategory } from "@marquee/contract/staff";
import { useSiteLanguages } from "./useSiteLanguages.ts";

/** What the categories of the help centre are called in the site's default language, by their ids. */
export function useCategoryNames(categories: readonly HelpCategory[]): Readonly<Record<string, string>> {
  const { first } = useSiteLanguages();
  return Object.fromEntries(categories.map(({ id, names }) => [id, names[first] ?? Object.values(names)[0] ?? ""]));
}
