import { useLingui } from "@lingui/react/macro";
import {
  isApiError,
  useGetDisplayRateQuery,
  useGetPreferencesQuery,
  useUpdatePreferencesMutation,
} from "@marquee/api-client";
import { isFreshRate } from "@marquee/contract";
import { LoadGate, useNotifyError } from "@marquee/runtime";
import { MoneyIcon, SelectField } from "@marquee/ui-kit";

import { Row } from "../../components/Row.tsx";
import type { SectionProps } from "./sections.ts";

/** The second currency in which the balance is shown too, for orientation. */
export function DisplayCurrencySection({ member: { currency } }: SectionProps) {
  const { t, i18n } = useLingui();
  const preferences = useGetPreferencesQuery({});
  const { data } = useGetDisplayRateQuery({});
  const [update, { isLoading }] = useUpdatePreferencesMutation();
  const notifyError = useNotifyError();
  const choose = async (displayCurrency: string): Promise<void> => {
    const { error } = await update({ displayCurrency });
    if (error) notifyError(isApiError(error) ? error.code : "unknown");
  };
  // Nothing to choose from: the platform has no rates.
  if (preferences.data?.displayCurrencies.length === 0) return null;
  const rate = data?.rate && isFreshRate(data.rate.date) ? data.rate : null;
  const names = new Intl.DisplayNames([i18n.locale], { type: "currency" });
  const [value, day] = [Number(rate?.rate ?? "1"), rate?.date ?? ""];
  // The dearer one first: "1 USD ≈ 26,100 VND" says more than "1 VND ≈ 0.00003831 USD".
  const [one, other] = value < 1 ? [rate?.currency ?? "", currency] : [currency, rate?.currency ?? ""];
  const figure = i18n.number(value < 1 ? 1 / value : value, { maximumSignificantDigits: 4 });
  return (
    <Row
      icon={MoneyIcon}
      title={t`Second currency`}
      summary={
        rate === null
          ? t`Your wallet is in ${currency}.`
          : t`Your wallet is in ${currency}. 1 ${one} ≈ ${figure} ${other}, the rate of ${day}; for orientation only.`
      }
    >
      <LoadGate query={preferences}>
        {({ displayCurrency, displayCurrencies }) => (
          <SelectField
            label={t`Show my balance also in`}
            value={displayCurrency}
            disabled={isLoading}
            options={[
              { value: "", label: t`None` },
              ...displayCurrencies.map((value) => ({ value, label: `${names.of(value) ?? value} (${value})` })),
            ]}
            onChange={({ target }) => void choose(target.value)}
          />
        )}
      </LoadGate>
    </Row>
  );
}
