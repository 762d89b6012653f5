import { toToday } from "@marquee/contract";
import { useLanguage } from "../brand/TextsContext.ts";
import { useCentreQuery } from "../centres/useCentreQuery.ts";
import { useCurrencySymbol } from "../session/useCurrencySymbol.ts";
import { useStatusQuery } from "../startup/statusQuery.ts";
import { type Days, readDays } from "./movePeriod.ts";
import { type Period, toPeriod } from "./toPeriod.ts";

/**
 * What a record shows, as the address of its panel says it, so that Back and a reload lead to the same: its days, its page, its filters.
 * Whatever changes but the page leads to the first page.
 */
export function useReport(days: Period) {
  const [query, open] = useCentreQuery();
  const settings = useStatusQuery().data?.info.settings;
  const timeZone = settings?.timeZone ?? "UTC";
  const today = toToday(timeZone);
  const symbol = useCurrencySymbol();
  const { tag } = useLanguage();
  const page = Number(query.get("page"));
  const set = (changes: Readonly<Record<string, string>>): void => {
    const { page: _, ...rest } = Object.fromEntries(query);
    const all = Object.entries({ ...rest, ...changes }).filter(([, value]) => value !== "");
    open(Object.fromEntries(all));
  };
  return {
    days: readDays(query.get("from"), query.get("to"), today) ?? toPeriod(days, timeZone),
    page: Number.isInteger(page) && page > 0 ? page : 1,
    get: (name: string): string => query.get(name) ?? "",
    setDays: ({ from, to }: Days): void => set({ from, to }),
    setPage: (next: number): void => set({ page: String(next) }),
    set,
    today,
    timeZone,
    tag,
    symbol,
  };
}

/** What {@link useReport} gives. */
export type Report = ReturnType<typeof useReport>;
