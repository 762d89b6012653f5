import { useStatusQuery } from "../startup/statusQuery.ts";

/** The sign of a currency of the merchant; the code of another one. */
export function useSymbolOf(): (code: string) => string {
  const currencies = useStatusQuery().data?.info.settings.currencies ?? [];
  return (code) => currencies.find(({ currency }) => currency === code)?.currencySymbol ?? code;
}
