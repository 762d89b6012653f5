/** A rebate as a language writes it: 0.55 % of hundredths of a percent. */
export const formatRebate = (locale: string, rebate: number): string =>
  new Intl.NumberFormat(locale, { style: "percent", minimumFractionDigits: 2, maximumFractionDigits: 2 }).format(
    rebate / 10_000,
  );

/** A typed rebate in hundredths of a percent, such as `0.55`, `0,55` or `0.55 %`; undefined for what is none. */
export function parseRebate(typed: string): number | undefined {
  const [, whole, part = ""] = /^(\d{1,3})(?:[.,](\d{1,2}))?\s*%?$/.exec(typed.trim()) ?? [];
  return whole === undefined ? undefined : Number(whole) * 100 + Number(part.padEnd(2, "0"));
}

/** A rebate as it stands in a field, to be changed. */
export const toRebateInput = (rebate: number): string => (rebate / 100).toFixed(2);
