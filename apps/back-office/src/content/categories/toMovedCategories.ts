import type { HelpCategory } from "@marquee/contract/staff";

/** The categories of a new order whose place is another one now, with that place. */
export const toMovedCategories = (ordered: readonly HelpCategory[]): readonly HelpCategory[] =>
  ordered.flatMap((category, position) => (category.position === position ? [] : [{ ...category, position }]));
