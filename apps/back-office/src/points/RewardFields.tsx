import { useLingui } from "@lingui/react/macro";
import { stakedDays } from "@marquee/contract";
import type { StaffReward } from "@marquee/contract/staff";
import { token } from "@marquee/design-tokens";
import { FormMoneyField, FormSelectField, FormSwitch, FormTextField } from "@marquee/ui-kit";
import { styled } from "styled-components";
import { BannerPictureField } from "../content/banners/BannerPictureField.tsx";
import { useDigitsByCurrency } from "../forms/useAmountDigits.ts";
import { useLanguageNames } from "../texts/useLanguageNames.ts";
import { otherLanguages, type RewardValues, toAmountField, toNameField, toType } from "./rewardValues.ts";
import { useRedemptionTexts } from "./useRedemptionTexts.ts";

/** Short fields side by side where there is room. */
const Pair = styled.div`
  display: grid;
  gap: ${token("space.12")};
  align-items: start;
  grid-template-columns: repeat(auto-fit, minmax(min(200px, 100%), 1fr));
`;

const figure = { inputMode: "numeric", autoComplete: "off" } as const;

/** The fields of an offer. */
export function RewardFields({
  values,
  reward,
  currencies,
}: {
  readonly values: RewardValues;
  /** As it is stored; undefined for a new one. */
  readonly reward: StaffReward | undefined;
  readonly currencies: readonly string[];
}) {
  const { t } = useLingui();
  const { names } = useLanguageNames();
  const { types } = useRedemptionTexts();
  const digits = useDigitsByCurrency();
  const type = toType(values);
  const left = reward?.quantity ?? 0;
  const toAmounts = (name: "cash" | "amountRequired", toLabel: (currency: string) => string) =>
    currencies.map((currency) => (
      <FormMoneyField
        key={currency}
        name={toAmountField(name, currency)}
        label={toLabel(currency)}
        digits={digits[currency] ?? 2}
        maxLength={20}
        autoComplete="off"
      />
    ));
  return (
    <>
      <FormSwitch name="isOn" label={t`Players are offered it`} />
      <Pair>
        <FormSelectField
          name="type"
          label={t`Type`}
          disabled={reward !== undefined}
          options={Object.entries(types).map(([value, label]) => ({ value, label }))}
        />
        <FormTextField name="pointsRequired" label={t`Points for one`} required maxLength={10} {...figure} />
        <FormTextField
          name="position"
          label={t`Place in the mall`}
          hint={t`Smaller numbers stand first.`}
          maxLength={4}
          {...figure}
        />
      </Pair>
      <FormTextField
        name="names"
        label={t`Name in English`}
        hint={t`Used for languages without a name of their own.`}
        required
        maxLength={40}
        autoComplete="off"
      />
      <Pair>
        {otherLanguages.map(({ code }) => (
          <FormTextField
            key={code}
            name={toNameField(code)}
            label={t`Name in ${names[code]}`}
            maxLength={40}
            autoComplete="off"
          />
        ))}
      </Pair>
      <BannerPictureField name="picture" label={t`Picture`} hint={t`4:3, at least 800 pixels wide`} />
      {type === "CASH" && <Pair>{toAmounts("cash", (currency) => t`Money for one, in ${currency}`)}</Pair>}
      {type !== "VOUCHER" && (
        <FormTextField
          name="addQuantity"
          label={t`Added to the stock`}
          hint={t`${left} are left now. A number below 0 takes some away.`}
          maxLength={8}
          autoComplete="off"
        />
      )}
      <Pair>
        {toAmounts(
          "amountRequired",
          (currency) => t`For members who have staked in ${stakedDays} days, in ${currency}`,
        )}
        <FormTextField
          name="levelRequired"
          label={t`From this rank of a label or VIP level on`}
          hint={t`0 to 9; empty for everybody`}
          maxLength={1}
          {...figure}
        />
      </Pair>
    </>
  );
}
