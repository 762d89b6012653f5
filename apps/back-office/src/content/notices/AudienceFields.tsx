import { Trans, useLingui } from "@lingui/react/macro";
import type { AudienceChoices } from "@marquee/contract/staff";
import { FormCheckboxField, FormSelectField, FormTextField, Text } from "@marquee/ui-kit";
import { AudienceSize } from "./AudienceSize.tsx";
import { type AudienceValues, listAudienceFaults, toRules } from "./audienceValues.ts";
import { Pair, Ticks } from "../../forms/fieldRows.ts";

/** What is known of members alone. */
function MemberFields({ labels, currencies }: AudienceChoices) {
  const { t } = useLingui();
  return (
    <>
      {labels.length === 0 ? null : (
        <Ticks role="group" aria-label={t`Labels`}>
          {labels.map(({ id, name }) => (
            <FormCheckboxField key={id} name={`label${id}`} label={name} />
          ))}
        </Ticks>
      )}
      <Pair>
        <FormSelectField
          name="level"
          label={t`Service`}
          options={[
            { value: "", label: t`All` },
            { value: "VIP", label: t`VIP` },
            { value: "NORMAL", label: t`Normal` },
          ]}
        />
        <FormSelectField
          name="login"
          label={t`Last login`}
          options={[
            { value: "", label: t`Whenever` },
            { value: "WITHIN", label: t`Within these days` },
            { value: "NOT", label: t`Not within these days` },
          ]}
        />
        <FormTextField name="loginDays" label={t`Days of the last login`} inputMode="numeric" autoComplete="off" />
      </Pair>
      <Pair>
        <FormTextField
          name="depositCount"
          label={t`At least so many deposits`}
          inputMode="numeric"
          autoComplete="off"
        />
        <FormTextField name="depositAmount" label={t`Deposits of at least`} inputMode="decimal" autoComplete="off" />
        <FormTextField name="depositDays" label={t`Days of the deposits`} inputMode="numeric" autoComplete="off" />
      </Pair>
      <Pair>
        <FormTextField name="playStake" label={t`Stakes of at least`} inputMode="decimal" autoComplete="off" />
        <FormTextField name="playDays" label={t`Days of the stakes`} inputMode="numeric" autoComplete="off" />
        <FormSelectField
          name="currency"
          label={t`Currency of the amounts`}
          options={[{ value: "", label: "" }, ...currencies.map((currency) => ({ value: currency, label: currency }))]}
        />
      </Pair>
    </>
  );
}

/** For whom something is shown: the fields of its audience, and how many members it has. */
export function AudienceFields({
  choices,
  values,
}: {
  readonly choices: AudienceChoices;
  readonly values: AudienceValues;
}) {
  const { t } = useLingui();
  const isWhole = Object.keys(listAudienceFaults(values)).length === 0;
  return (
    <>
      <Pair>
        <FormSelectField
          name="who"
          label={t`For whom`}
          options={[
            { value: "EVERYONE", label: t`Everyone` },
            { value: "GUESTS", label: t`Guests` },
            { value: "MEMBERS", label: t`Members` },
          ]}
        />
        <FormTextField
          name="languages"
          label={t`Language codes`}
          hint={t`Such as ${choices.languages.join(" ")}; empty for all.`}
          autoComplete="off"
        />
        <FormTextField
          name="countries"
          label={t`Country codes`}
          hint={t`Only visitors from there see it, such as VN TH; empty for all.`}
          maxLength={1000}
          autoComplete="off"
        />
      </Pair>
      {values["who"] === "MEMBERS" ? (
        <MemberFields {...choices} />
      ) : (
        <Text size="small" tone="muted">
          <Trans>Labels, logins, deposits and play can be asked of members alone.</Trans>
        </Text>
      )}
      <AudienceSize rules={isWhole ? toRules(values) : undefined} />
    </>
  );
}
