import { useLingui } from "@lingui/react/macro";

/** Writes points as the page's language does; fractions are kept, and shown where they are told. */
export function usePointText(): (points: string, digits?: number) => string {
  const { i18n } = useLingui();
  return (points, digits = 0) =>
    i18n.number(Number(points), { minimumFractionDigits: 0, maximumFractionDigits: digits });
}
