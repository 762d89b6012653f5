import { useLingui } from "@lingui/react/macro";
import { raffleTurns } from "@marquee/contract";
import { token } from "@marquee/design-tokens";
import { FormMoneyField, FormSelectField, FormTextField } from "@marquee/ui-kit";
import { styled } from "styled-components";
import { useGetAudienceChoicesQuery } from "../api/endpoints/support/staffEndpoints.ts";
import { useDesk, useMay } from "../frame/DeskContext.ts";
import { otherLanguages } from "../promotions/promotionValues.ts";
import { useLanguageNames } from "../texts/useLanguageNames.ts";
import { useZoneName } from "../texts/useZoneName.ts";
import { PrizeFields } from "./PrizeFields.tsx";
import type { RaffleValues } from "./raffleValues.ts";
import { useRaffleTexts } from "./useRaffleTexts.ts";

/** Short fields side by side where there is room. */
const Pair = styled.div`
  display: grid;
  gap: ${token("space.12")};
  align-items: start;
  grid-template-columns: repeat(auto-fit, minmax(min(200px, 100%), 1fr));
`;

/** The fields of a raffle; amounts are in the chosen currency, with so many digits. */
export function RaffleFields({ values, digits }: { readonly values: RaffleValues; readonly digits: number }) {
  const { t } = useLingui();
  const { merchant } = useDesk();
  const { zone } = useZoneName();
  const { names } = useLanguageNames();
  const { turns } = useRaffleTexts();
  const mayChoose = useMay("content.read");
  const choices = useGetAudienceChoicesQuery({ merchant: merchant.code }, { skip: !mayChoose });
  const { currency, prizes } = values;
  const amount = { digits, maxLength: 20, autoComplete: "off" } as const;
  return (
    <>
      <FormTextField
        name="names.EN"
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
            name={`names.${code}`}
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
        <FormSelectField
          name="turn"
          label={t`How often a member draws`}
          options={raffleTurns.map((value) => ({ value, label: turns[value] }))}
        />
      </Pair>
      <Pair>
        <FormMoneyField
          name="validBet"
          label={t`To be staked for a draw, in ${currency}`}
          hint={t`In the time of the raffle, or on the day of a daily draw; 0 for nothing.`}
          {...amount}
        />
        <FormMoneyField
          name="deposits"
          label={t`To be deposited for a draw, in ${currency}`}
          hint={t`In the time of the raffle, or on the day of a daily draw; 0 for nothing.`}
          {...amount}
        />
        <FormTextField
          name="factor"
          label={t`How many times money has to be staked`}
          hint={t`0 for not at all`}
          inputMode="numeric"
          maxLength={4}
          autoComplete="off"
        />
      </Pair>
      <PrizeFields prizes={prizes} digits={digits} currency={currency} />
    </>
  );
}
