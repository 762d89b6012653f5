import { Trans, useLingui } from "@lingui/react/macro";
import { getCurrencyDigits, mostLossPercent } from "@marquee/contract";
import type { AudienceChoices, Promotion, StaffPromotionPage, StaffPromotionPages } from "@marquee/contract/staff";
import { FormCheckboxField, FormSwitch, Heading } from "@marquee/ui-kit";
import { useState } from "react";
import { useSavePromotionPageMutation } from "../../api/endpoints/promotions/staffPageEndpoints.ts";
import { BannerPictureField } from "../banners/BannerPictureField.tsx";
import { LanguageFields } from "../editor/LanguageFields.tsx";
import { TextsView } from "../editor/TextsView.tsx";
import { AudienceChoiceFields } from "../notices/AudienceChoiceFields.tsx";
import { toWord } from "../notices/audienceValues.ts";
import { Pair, Ticks } from "../../forms/fieldRows.ts";
import { useAudienceFaults } from "../notices/usePlanFaults.ts";
import { useSiteLanguages } from "../useSiteLanguages.ts";
import { SwitchForm } from "../../forms/SwitchForm.tsx";
import { useAmountFault } from "../../forms/useAmountDigits.ts";
import { useDesk } from "../../frame/DeskContext.ts";
import { useZoneName } from "../../texts/useZoneName.ts";
import { OfferTimeFields } from "../../promotions/OfferTimeFields.tsx";
import { toOfferTimeFaults } from "../../promotions/offerTimes.ts";
import { ActivityFields } from "./ActivityFields.tsx";
import {
  listCategories,
  type PageFault,
  type PageValues,
  toCategoryField,
  toPage,
  toPageFaults,
  toPageValues,
} from "./pageValues.ts";

function useFaults(): (values: PageValues) => Readonly<Record<string, string>> {
  const { t } = useLingui();
  const { merchant } = useDesk();
  const { zone } = useZoneName();
  const { first, others } = useSiteLanguages();
  const toAmountFault = useAmountFault();
  const listAudienceFaults = useAudienceFaults();
  return (values) => {
    const currency = toWord(values["activityCurrency"]);
    const digits = merchant.currencyDigits?.[currency] ?? getCurrencyDigits(currency);
    const texts: Readonly<Record<PageFault, string>> = {
      required: t`Fill this in.`,
      amount: toAmountFault(digits),
      order: t`The end is after the start.`,
      long: t`At most 80 characters: it names the bonus, too.`,
      factor: t`A whole number from 1 to 100.`,
      days: t`A whole number from 1 to 365.`,
      percent: t`A whole number from 1 to ${mostLossPercent}.`,
    };
    const times = { date: t`There is no such time in ${zone}.`, order: texts.order };
    return {
      ...(toWord(values["segment"]) === "" ? listAudienceFaults(values) : {}),
      ...Object.fromEntries(
        Object.entries(toOfferTimeFaults(values, merchant.timeZone)).map(([name, found]) => [name, times[found]]),
      ),
      ...Object.fromEntries(
        Object.entries(toPageFaults(values, { codes: [first, ...others], first, digits })).map(([name, found]) => [
          name,
          texts[found],
        ]),
      ),
    };
  };
}

/** Makes or changes a promotion's page: texts in every language, pictures, when and for whom, and what brings a bonus. */
export function PageForm({
  page,
  categories: own,
  choices,
  promotions,
  onDone,
}: {
  /** Undefined for a new one. */
  readonly page: StaffPromotionPage | undefined;
  readonly categories: StaffPromotionPages["categories"];
  readonly choices: AudienceChoices;
  readonly promotions: readonly Promotion[];
  readonly onDone: () => void;
}) {
  const { t } = useLingui();
  const { merchant } = useDesk();
  const { first, others } = useSiteLanguages();
  const [save] = useSavePromotionPageMutation();
  const listFaults = useFaults();
  // Made once, so that a form sent twice makes one page.
  const [id] = useState(() => page?.id ?? crypto.randomUUID());
  const categories = listCategories(own);
  const { timeZone, currencies } = merchant;
  const codes = [first, ...others];
  const world = { codes, timeZone, currency: currencies[0] ?? "", labels: choices.labels, categories };
  const toName = (category: string): string =>
    own.find((each) => each.category === category)?.names[first] ?? t`New players`;
  return (
    <SwitchForm
      label={t`Page of a promotion`}
      initialValues={toPageValues(page, world)}
      check={listFaults}
      toSwitch={(values) => toPage(values, page, world)}
      send={async (saved, reason) => {
        await save({ merchant: merchant.code, id, ...saved, version: page?.version ?? 0, reason }).unwrap();
        return null;
      }}
      timed={false}
      action={t`Save the page`}
      onDone={onDone}
    >
      {(values) => {
        const { texts } = toPage(values, page, world);
        const shown = Object.fromEntries(Object.entries(texts).map(([code, text]) => [code, { ...text, summary: "" }]));
        return (
          <>
            <FormSwitch name="isOn" label={t`Visitors see it`} />
            <LanguageFields kind="HELP" />
            <Heading level={3} size="title">
              <Trans>Preview</Trans>
            </Heading>
            <TextsView texts={shown} isSized />
            <Pair>
              <BannerPictureField name="picture" label={t`Picture`} hint={t`16:9, such as 1280 × 720.`} />
              <BannerPictureField
                name="phonePicture"
                label={t`Picture for phones`}
                hint={t`16:9; empty for the same.`}
              />
            </Pair>
            <Ticks role="group" aria-label={t`Categories`}>
              {categories.map((category) => (
                <FormCheckboxField key={category} name={toCategoryField(category)} label={toName(category)} />
              ))}
            </Ticks>
            <Pair>
              <OfferTimeFields />
            </Pair>
            <ActivityFields values={values} promotions={promotions} />
            <AudienceChoiceFields choices={choices} values={values} />
          </>
        );
      }}
    </SwitchForm>
  );
}
