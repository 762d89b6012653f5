import { useLingui } from "@lingui/react/macro";
import { token } from "@marquee/design-tokens";
import { FormMoneyField, FormSelectField, FormTextField } from "@marquee/ui-kit";
import { styled } from "styled-components";
import { useGetAudienceChoicesQuery } from "../api/endpoints/support/staffEndpoints.ts";
import { useAmountDigits } from "../forms/useAmountDigits.ts";
import { useDesk, useMay } from "../frame/DeskContext.ts";
import { otherLanguages, toNameField } from "../promotions/promotionValues.ts";
import { useLanguageNames } from "../texts/useLanguageNames.ts";
import { useZoneName } from "../texts/useZoneName.ts";

/** Short fields side by side where there is room. */
const Pair = styled.div`
  display: grid;
  gap: ${token("space.12")};
  align-items: start;
  grid-template-columns: repeat(auto-fit, minmax(min(200px, 100%), 1fr));
`;

const figure = { inputMode: "numeric", maxLength: 4, autoComplete: "off" } as const;

/** The fields of an envelope; amounts are in the chosen currency. */
export function RedEnvelopeFields({ currency }: { readonly currency: string }) {
  const { t } = useLingui();
  const { merchant } = useDesk();
  const { zone } = useZoneName();
  const { names } = useLanguageNames();
  const mayChoose = useMay("content.read");
  const choices = useGetAudienceChoicesQuery({ merchant: merchant.code }, { skip: !mayChoose });
  const amount = { digits: useAmountDigits(currency), maxLength: 20, autoComplete: "off" } as const;
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
      <Pair>
        <FormTextField name="opensAt" type="datetime-local" label={t`From`} hint={t`In ${zone}.`} />
        <FormTextField name="closesAt" type="datetime-local" label={t`Until`} hint={t`In ${zone}.`} />
      </Pair>
      <Pair>
        <FormSelectField
          name="currency"
          label={t`Currency`}
          hint={t`Members with another currency are not offered it.`}
          options={merchant.currencies.map((value) => ({ value, label: value }))}
        />
        <FormSelectField
          name="segment"
          label={t`For whom`}
          hint={t`The rules of a segment are kept as they are now.`}
          options={[
            { value: "", label: t`All members` },
            ...(choices.data?.segments ?? []).map(({ id, name }) => ({ value: id, label: name })),
          ]}
        />
      </Pair>
      <Pair>
        <FormMoneyField name="total" label={t`Total, in ${currency}`} {...amount} />
        <FormTextField name="count" label={t`Number of parts`} {...figure} />
      </Pair>
      <Pair>
        <FormMoneyField name="least" label={t`Smallest part, in ${currency}`} {...amount} />
        <FormMoneyField name="most" label={t`Largest part, in ${currency}`} {...amount} />
        <FormTextField
          name="factor"
          label={t`How many times a part has to be staked`}
          hint={t`0 for not at all`}
          {...figure}
        />
      </Pair>
    </>
  );
}
