import { listRowIds } from "./rowIds.ts";

/** Few journeys that together name every row that any of them names, and all that name none; in the order in which they are given. */
export function chooseJourneys(titles: readonly string[]): readonly string[] {
  const missing = new Set(titles.flatMap(listRowIds));
  const chosen = new Set<string>();
  for (const title of titles.toSorted((a, b) => listRowIds(b).length - listRowIds(a).length)) {
    const ids = listRowIds(title);
    if (ids.length > 0 && !ids.some((id) => missing.has(id))) continue;
    chosen.add(title);
    for (const id of ids) missing.delete(id);
  }
  return titles.filter((title) => chosen.has(title));
}
