import { useLingui } from "@lingui/react/macro";
import type { SystemStatus } from "@marquee/contract";
import { FormSelectField } from "@marquee/ui-kit";

type Props = Pick<SystemStatus["info"]["settings"], "currencies">;

/** The currency of the wallet that the member gets (X-48); nothing where the merchant has only one. */
export function CurrencyField({ currencies }: Props) {
  const { t, i18n } = useLingui();
  if (currencies.length < 2) return null;
  const names = new Intl.DisplayNames([i18n.locale], { type: "currency" });
  return (
    <FormSelectField
      name="currency"
      label={t`Currency`}
      required
      hint={t`Your wallet has this currency from the first day. It cannot be changed later.`}
      options={currencies.map(({ currency, currencySymbol }, place) => ({
        // The first one is the merchant's own, which a form without a choice gets too.
        value: place === 0 ? "" : currency,
        label: `${names.of(currency) ?? currency} (${currency === currencySymbol ? currency : `${currency} ${currencySymbol}`})`,
      }))}
    />
  );
}
