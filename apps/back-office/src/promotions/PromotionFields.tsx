import { useLanguageNames } from "../texts/useLanguageNames.ts";
import { Trans, useLingui } from "@lingui/react/macro";
import { FormCheckboxField, FormMoneyField, FormSelectField, FormSwitch, FormTextField, Text } from "@marquee/ui-kit";
import { BonusKindFields } from "./BonusKindFields.tsx";
import { useAmountDigits } from "../forms/useAmountDigits.ts";
import { useDesk } from "../frame/DeskContext.ts";
import { otherLanguages, toNameField } from "./promotionValues.ts";
import { usePromotionTexts } from "./usePromotionTexts.ts";
import { OfferTimeFields } from "./OfferTimeFields.tsx";
import { Pair } from "../forms/fieldRows.ts";
import { WeekHoursFields } from "../forms/WeekHoursFields.tsx";

const figure = { inputMode: "numeric", maxLength: 4, autoComplete: "off" } as const;

function Names() {
  const { t } = useLingui();
  const { names } = useLanguageNames();
  return (
    <>
      <FormTextField
        name="names"
        label={t`Name in English`}
        hint={t`Used for languages without a name of their own.`}
        required
        maxLength={80}
        autoComplete="off"
      />
      <Pair>
        {otherLanguages.map(({ code }) => (
          <FormTextField
            key={code}
            name={toNameField(code)}
            label={t`Name in ${names[code]}`}
            maxLength={80}
            autoComplete="off"
          />
        ))}
      </Pair>
    </>
  );
}

/** The fields of a promotion; amounts are in the chosen currency. */
export function PromotionFields({
  currency,
  turn,
  byCode,
}: {
  readonly currency: string;
  readonly turn: string;
  readonly byCode: boolean;
}) {
  const { t } = useLingui();
  const { merchant } = useDesk();
  const { turns } = usePromotionTexts();
  const amount = { digits: useAmountDigits(currency), maxLength: 20, autoComplete: "off" } as const;
  const currencies = [...new Set([...merchant.currencies, currency])];
  return (
    <>
      <FormSwitch name="isOn" label={t`Players are offered it`} />
      <Names />
      <Pair>
        <FormSelectField
          name="currency"
          label={t`Currency`}
          hint={t`Members with another currency are not offered it.`}
          options={currencies.map((value) => ({ value, label: value }))}
        />
        <FormSelectField
          name="turn"
          label={t`Can be chosen`}
          options={Object.entries(turns).map(([value, label]) => ({ value, label }))}
        />
        {turn === "NTH" && (
          <FormTextField name="nth" label={t`Number of the deposit`} hint={t`2 for the second one`} {...figure} />
        )}
      </Pair>
      <Pair>
        <FormTextField name="percent" label={t`Percent of the deposit`} {...figure} />
        <FormMoneyField name="maxBonus" label={t`Maximum bonus, in ${currency}`} {...amount} />
        <FormMoneyField name="minDeposit" label={t`Minimum deposit, in ${currency}`} hint={t`0 for any`} {...amount} />
      </Pair>
      <Pair>
        <FormTextField name="factor" label={t`How many times the bonus has to be staked`} {...figure} />
        <FormTextField name="days" label={t`Days allowed for it`} {...figure} />
      </Pair>
      <Pair>
        <FormMoneyField
          name="maxStake"
          label={t`Highest stake while active, in ${currency}`}
          hint={t`Empty for the games' own`}
          {...amount}
        />
        <FormMoneyField
          name="maxConvert"
          label={t`The member keeps at most, in ${currency}`}
          hint={t`Empty for everything`}
          {...amount}
        />
      </Pair>
      <Pair>
        <OfferTimeFields />
      </Pair>
      <WeekHoursFields />
      <BonusKindFields />
      <FormCheckboxField name="byCode" label={t`It can be chosen with a promo code only`} />
      {byCode && (
        <Text size="small" tone="muted">
          <Trans>Make its codes under Promo codes. While they are in use, its terms cannot be changed.</Trans>
        </Text>
      )}
      <FormCheckboxField
        name="oncePerPerson"
        label={t`Accounts that seem to be the same person's claim it once together`}
      />
    </>
  );
}
