/** A page of a list. */
export function toPage<Item>(
  items: readonly Item[],
  pageNo: number,
  pageSize: number,
): { page: Item[]; totalPages: number } {
  const from = (pageNo - 1) * pageSize;
  return { page: items.slice(from, from + pageSize), totalPages: Math.ceil(items.length / pageSize) };
}
