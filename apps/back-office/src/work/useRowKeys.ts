import { type RefObject, useRef } from "react";
import { useKeys } from "./useKeys.ts";

/** Marks the link of a row that opens it. */
export const rowLink = { "data-row-link": true } as const;

/**
 * `j` and `k` go through the rows of a list by their links; where one is open beside the list, they open the next or the last one. `t` takes
 * the row that has the focus, where it can be taken. @returns what goes around the list
 */
export function useRowKeys(): RefObject<HTMLDivElement | null> {
  const list = useRef<HTMLDivElement>(null);
  const step = (by: number): void => {
    const links = [...(list.current?.querySelectorAll<HTMLElement>("[data-row-link]") ?? [])];
    const open = links.find((link) => link.ariaCurrent === "true");
    const at = links.indexOf(open ?? (document.activeElement as HTMLElement));
    const next = at < 0 ? links[0] : links[Math.min(links.length - 1, Math.max(0, at + by))];
    next?.focus();
    if (list.current?.dataset["open"] !== undefined && next !== open) next?.click();
  };
  const take = (): void => {
    const row = document.activeElement?.closest("[role=row]");
    row?.querySelector<HTMLElement>("[data-take]")?.click();
  };
  useKeys({ j: () => step(1), k: () => step(-1), t: take });
  return list;
}
