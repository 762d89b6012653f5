import { Trans, useLingui } from "@lingui/react/macro";
import { gameCategories, isMoneyMission, isPlayMission } from "@marquee/contract";
import {
  FormCheckboxField,
  FormMoneyField,
  FormSelectField,
  FormSwitch,
  FormTextField,
  Heading,
  Text,
} from "@marquee/ui-kit";
import { toWord } from "../content/notices/audienceValues.ts";
import { Pair } from "../forms/fieldRows.ts";
import { useAmountDigits } from "../forms/useAmountDigits.ts";
import { useDesk } from "../frame/DeskContext.ts";
import { OfferTimeFields } from "../promotions/OfferTimeFields.tsx";
import type { StaffChallenge } from "@marquee/contract/staff";
import { type MissionValues, toKind } from "./missionValues.ts";
import { TitleFields } from "./TitleFields.tsx";
import { useMissionTexts } from "./useMissionTexts.ts";

const figure = { inputMode: "numeric", maxLength: 7, autoComplete: "off" } as const;

const toOptions = (names: Readonly<Record<string, string>>) =>
  Object.entries(names).map(([value, label]) => ({ value, label }));

/** The props of {@link MissionFields}. */
interface FieldsProps {
  readonly values: MissionValues;
  /** Members have begun, so that what is counted stays. */
  readonly isFixed: boolean;
  /** Those that a mission may be a step of. */
  readonly challenges: readonly StaffChallenge[];
}

/** What is counted. It cannot be changed once the mission was on. */
function MeasureFields({ values, isFixed, challenges }: FieldsProps) {
  const { t } = useLingui();
  const { merchant } = useDesk();
  const { groups, types, categories } = useMissionTexts();
  const { group, type } = toKind(values);
  const currency = toWord(values["missionCurrency"]);
  const amount = { digits: useAmountDigits(currency), maxLength: 20, autoComplete: "off", disabled: isFixed } as const;
  const currencies = [...new Set([...merchant.currencies, currency])].map((value) => ({ value, label: value }));
  const chosen = gameCategories.map(({ category }) => ({ value: category, label: categories[category] }));
  return (
    <>
      {isFixed ? (
        <Text size="small" tone="muted">
          <Trans>What the mission counts cannot be changed any more, since members have begun. Make another one.</Trans>
        </Text>
      ) : null}
      <Pair>
        <FormSelectField name="group" label={t`Can be claimed`} options={toOptions(groups)} disabled={isFixed} />
        <FormSelectField name="type" label={t`It counts`} options={toOptions(types)} disabled={isFixed} />
        <FormSelectField
          name="missionCurrency"
          label={t`Currency`}
          hint={t`Members with another currency are not offered it.`}
          options={currencies}
          disabled={isFixed}
        />
        {group === "NEW" ? (
          <FormTextField name="days" label={t`Days after the registration`} disabled={isFixed} {...figure} />
        ) : null}
        {group === "CHALLENGE" ? (
          <>
            <FormSelectField
              name="challengeId"
              label={t`Challenge`}
              options={[
                { value: "", label: t`Choose one` },
                ...challenges.map(({ id, titles }) => ({ value: id, label: titles.EN })),
              ]}
              disabled={isFixed}
            />
            <FormTextField
              name="step"
              label={t`Step`}
              hint={t`The lowest comes first.`}
              disabled={isFixed}
              {...figure}
            />
          </>
        ) : null}
      </Pair>
      {isPlayMission(type) ? (
        <Pair>
          <FormSelectField
            name="category"
            label={t`Games of`}
            options={[{ value: "", label: t`All categories` }, ...chosen]}
            disabled={isFixed}
          />
          <FormTextField
            name="gameCode"
            label={t`Code of one game`}
            hint={t`Empty for all games.`}
            maxLength={64}
            autoComplete="off"
            disabled={isFixed}
          />
          <FormMoneyField
            name="leastStake"
            label={t`Least stake of a round, in ${currency}`}
            hint={t`0 for any`}
            {...amount}
          />
          {type === "WIN_MULTIPLE" ? (
            <FormTextField
              name="multiple"
              label={t`Times the stake that a round wins`}
              disabled={isFixed}
              {...figure}
            />
          ) : null}
        </Pair>
      ) : null}
    </>
  );
}

/** The fields of a mission without its audience; amounts are in the chosen currency. */
export function MissionFields({ values, isFixed, challenges }: FieldsProps) {
  const { t } = useLingui();
  const { rewards } = useMissionTexts();
  const { group, type, reward } = toKind(values);
  const currency = toWord(values["missionCurrency"]);
  const amount = { digits: useAmountDigits(currency), maxLength: 20, autoComplete: "off" } as const;
  return (
    <>
      <FormSwitch name="isOn" label={t`Members are offered it`} />
      <TitleFields />
      <MeasureFields values={values} isFixed={isFixed} challenges={challenges} />
      <Heading level={3} size="title">
        <Trans>Target and reward</Trans>
      </Heading>
      <Pair>
        {isMoneyMission(type) ? (
          <FormMoneyField name="target" label={t`Target, in ${currency}`} {...amount} />
        ) : (
          <FormTextField name="target" label={t`Target`} hint={t`How many.`} {...figure} />
        )}
        <FormSelectField name="reward" label={t`It pays`} options={toOptions(rewards)} />
        {reward === "POINTS" ? (
          <FormTextField name="amount" label={t`Reward, in points`} {...figure} />
        ) : (
          <>
            <FormMoneyField name="amount" label={t`Reward, in ${currency}`} {...amount} />
            <FormTextField
              name="factor"
              label={t`How many times the reward has to be staked`}
              hint={t`0 for not at all`}
              {...figure}
            />
          </>
        )}
      </Pair>
      <Pair>
        <FormTextField
          name="score"
          label={t`Mission points`}
          hint={t`What a claim adds on the leaderboard.`}
          {...figure}
        />
        <FormTextField name="position" label={t`Place in the list`} hint={t`The lowest comes first.`} {...figure} />
      </Pair>
      {group === "CHALLENGE" ? null : (
        <Pair>
          <OfferTimeFields />
        </Pair>
      )}
      <FormCheckboxField
        name="oncePerPerson"
        label={t`Accounts that seem to be the same person's claim it once together`}
      />
    </>
  );
}
