/** Spec §9: how many pages show around the current one and at each end. */
export const pagination = { range: 3, margin: 1 } as const;

/** A page's number, or a gap with a key of its own. */
export type PageItem = number | "gap-start" | "gap-end";

/** The nearest page that exists: 99 of 20 is 20; 0, -3 and no number at all are 1. */
export function toPage(page: number, count: number): number {
  return Number.isFinite(page) ? Math.min(Math.max(Math.trunc(page), 1), Math.max(count, 1)) : 1;
}

/** The pages to show, e.g. 10 of 20: 1 … 9 10 11 … 20. A gap of a single page shows that page instead. */
export function toPageItems(page: number, count: number): readonly PageItem[] {
  const { range, margin } = pagination;
  const current = toPage(page, count);
  // At an end the window keeps its width and leans inward.
  const first = Math.max(1, Math.min(current - Math.floor(range / 2), count - range + 1));
  const last = Math.min(count, first + range - 1);
  const isShown = (candidate: number): boolean =>
    candidate <= margin || candidate > count - margin || (candidate >= first && candidate <= last);
  const items: PageItem[] = [];
  for (let candidate = 1; candidate <= count; candidate += 1) {
    const isLoneGap = isShown(candidate - 1) && isShown(candidate + 1);
    if (isShown(candidate) || isLoneGap) items.push(candidate);
    else if (isShown(candidate - 1)) items.push(candidate < current ? "gap-start" : "gap-end");
  }
  return items;
}
