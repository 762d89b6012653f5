import { Trans, useLingui } from "@lingui/react/macro";
import { isLanguageCode } from "@marquee/contract";
import type { AudienceChoices, SaveBanner, StaffBanner } from "@marquee/contract/staff";
import { FormSelectField, FormTextField, Text } from "@marquee/ui-kit";
import { useState } from "react";
import { SwitchForm } from "../../forms/SwitchForm.tsx";
import type { Sent } from "../../forms/useSeenVersion.ts";
import { useDesk } from "../../frame/DeskContext.ts";
import { useLanguageNames } from "../../texts/useLanguageNames.ts";
import { AudienceChoiceFields } from "../notices/AudienceChoiceFields.tsx";
import { toWord } from "../notices/audienceValues.ts";
import { Pair } from "../../forms/fieldRows.ts";
import { PlanFields } from "../notices/PlanFields.tsx";
import { type PlanValues, toPlan, toPlanValues, unplanned } from "../notices/planValues.ts";
import { usePlanFaults } from "../notices/usePlanFaults.ts";
import { BannerPictureField } from "./BannerPictureField.tsx";
import { toVariants, toVariantValues, VariantFields } from "./VariantFields.tsx";

/** A banner as the form sends it. */
export type SavedBanner = Omit<SaveBanner, "version" | "reason">;

const linkTypes = ["INNER", "OUTER", "GAME"] as const;

function toLink(values: PlanValues): SavedBanner["link"] {
  // A promotion for deposits has no page by itself: one that was set by command stays.
  const type = values["linkType"] === "PROMO" ? "PROMO" : linkTypes.find((each) => each === values["linkType"]);
  return type === undefined ? null : { type, to: toWord(values["linkTo"]) };
}

const titleKey = (code: string): string => `title${code}`;

/** Makes or changes a banner. */
export function BannerForm({
  banner,
  choices,
  send,
  onDone,
}: {
  readonly banner: StaffBanner | undefined;
  readonly choices: AudienceChoices;
  readonly send: (saved: SavedBanner, reason: string) => Promise<Sent>;
  readonly onDone: () => void;
}) {
  const { t } = useLingui();
  const { timeZone } = useDesk().merchant;
  const { toLanguage } = useLanguageNames();
  const listFaults = usePlanFaults();
  // Made once, so that a form sent twice makes one banner.
  const [id] = useState(() => banner?.id ?? crypto.randomUUID());
  const codes = choices.languages.filter(isLanguageCode);
  const initialValues: PlanValues = {
    ...toPlanValues(banner ?? unplanned, timeZone, choices.labels),
    group: banner?.group ?? "/",
    picture: banner?.picture ?? "",
    phonePicture: banner?.phonePicture ?? "",
    ...toVariantValues(banner?.variants ?? []),
    linkType: banner?.link?.type ?? "",
    linkTo: banner?.link?.to ?? "",
    ...Object.fromEntries(codes.map((code) => [titleKey(code), banner?.titles[code] ?? ""])),
  };
  const defaultKey = titleKey(choices.defaultLanguage);
  const toSaved = (values: PlanValues): SavedBanner => ({
    id,
    ...toPlan(values, banner ?? unplanned, timeZone),
    group: toWord(values["group"]),
    titles: Object.fromEntries(
      codes.flatMap((code) => {
        const title = toWord(values[titleKey(code)]);
        return title === "" ? [] : [[code, title]];
      }),
    ),
    picture: toWord(values["picture"]),
    phonePicture: toWord(values["phonePicture"]) || null,
    variants: toVariants(values),
    link: toLink(values),
  });
  return (
    <SwitchForm
      label={t`Banner`}
      initialValues={initialValues}
      check={(values) => ({
        ...listFaults(values),
        ...(toWord(values[defaultKey]) === "" ? { [defaultKey]: t`Fill this in.` } : {}),
        ...(toWord(values["picture"]) === "" ? { picture: t`Fill this in.` } : {}),
        ...(values["linkType"] !== "" && toWord(values["linkTo"]) === "" ? { linkTo: t`Fill this in.` } : {}),
      })}
      toSwitch={toSaved}
      send={send}
      faults={{ "variants unknown": t`Two of the pictures are the same.` }}
      timed={false}
      action={t`Save the banner`}
      onDone={onDone}
    >
      {(values) => (
        <>
          <Pair>
            {codes.map((code) => (
              <FormTextField
                key={code}
                name={titleKey(code)}
                label={t`Headline in ${toLanguage(code)}`}
                maxLength={120}
                autoComplete="off"
              />
            ))}
          </Pair>
          <Text size="small" tone="muted">
            <Trans>A language without a headline shows that of the default language.</Trans>
          </Text>
          <Pair>
            <BannerPictureField name="picture" label={t`Picture`} hint={t`Wide, such as 1280 × 400.`} />
            <BannerPictureField name="phonePicture" label={t`Picture for phones`} hint={t`16:9; empty for the same.`} />
          </Pair>
          <VariantFields count={banner?.variants.length ?? 0} />
          <Pair>
            <FormTextField
              name="group"
              label={t`Page`}
              hint={t`Such as / or /live.`}
              maxLength={100}
              autoComplete="off"
            />
            <FormSelectField
              name="linkType"
              label={t`A press leads`}
              options={[
                { value: "", label: t`Nowhere` },
                { value: "INNER", label: t`To a page of the site` },
                { value: "OUTER", label: t`Elsewhere, in a new tab` },
                { value: "GAME", label: t`To a game` },
                ...(banner?.link?.type === "PROMO" ? [{ value: "PROMO", label: t`To a promotion` }] : []),
              ]}
            />
            {values["linkType"] === "" ? null : (
              <FormTextField
                name="linkTo"
                label={t`Where to`}
                hint={t`A path such as /promotions, an address with https, or a game's node id.`}
                maxLength={500}
                autoComplete="off"
              />
            )}
          </Pair>
          <PlanFields />
          <AudienceChoiceFields choices={choices} values={values} />
        </>
      )}
    </SwitchForm>
  );
}
