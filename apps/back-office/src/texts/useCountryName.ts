import { useLingui } from "@lingui/react/macro";

/** The name of a country by its code of ISO 3166-1; `*` is every country. */
export function useCountryName(): (code: string) => string {
  const { t, i18n } = useLingui();
  const names = new Intl.DisplayNames(i18n.locale, { type: "region", fallback: "code" });
  return (code) => (code === "*" ? t`All countries` : /^[A-Z]{2}$/.test(code) ? (names.of(code) ?? code) : code);
}
