import { useLingui } from "@lingui/react/macro";
import { SelectField } from "@marquee/ui-kit";
import { useSearchParams } from "react-router";
import { useDesk } from "../frame/DeskContext.ts";

/** The currency of the figures that a page shows: the address's, else the merchant's own. Currencies are never added up. */
export function useShownCurrency(): string {
  const { merchant } = useDesk();
  const [parameters] = useSearchParams();
  const wanted = parameters.get("currency") ?? "";
  return merchant.currencies.includes(wanted) ? wanted : merchant.currency;
}

/** Chooses the currency of a page's figures; nothing where the merchant has only one. */
export function CurrencySelect() {
  const { t } = useLingui();
  const { merchant } = useDesk();
  const currency = useShownCurrency();
  const [, setParameters] = useSearchParams();
  if (merchant.currencies.length < 2) return null;
  const choose = (next: string): void =>
    setParameters(
      (parameters) => {
        parameters.set("currency", next);
        return parameters;
      },
      { replace: true },
    );
  return (
    <SelectField
      label={t`Currency`}
      value={currency}
      options={merchant.currencies.map((value) => ({ value, label: value }))}
      onChange={({ target }) => choose(target.value)}
    />
  );
}
