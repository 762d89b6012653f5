import { useLingui } from "@lingui/react/macro";
import { memberLevels } from "@marquee/contract";
import type { Promotion } from "@marquee/contract/staff";
import { FormCheckboxField, FormMoneyField, FormSelectField, FormTextField } from "@marquee/ui-kit";
import { Pair } from "../../forms/fieldRows.ts";
import { toWord } from "../notices/audienceValues.ts";
import { useAmountDigits } from "../../forms/useAmountDigits.ts";
import { useDesk } from "../../frame/DeskContext.ts";
import { hasRange, type PageValues } from "./pageValues.ts";
import { BonusKindFields } from "../../promotions/BonusKindFields.tsx";
import { usePageTexts } from "../../promotions/usePageTexts.ts";

const figure = { inputMode: "numeric", maxLength: 4, autoComplete: "off" } as const;

/** What brings a promotion's bonus, and what that gives and asks. */
export function ActivityFields({
  values,
  promotions,
}: {
  readonly values: PageValues;
  readonly promotions: readonly Promotion[];
}) {
  const { t } = useLingui();
  const { merchant } = useDesk();
  const { triggers, lossPeriods } = usePageTexts();
  const currency = toWord(values["activityCurrency"]);
  const amount = { digits: useAmountDigits(currency), maxLength: 20, autoComplete: "off" } as const;
  const by = toWord(values["by"]);
  const currencies = [...new Set([...merchant.currencies, currency])];
  return (
    <>
      <Pair>
        <FormSelectField
          name="by"
          label={t`What brings a bonus`}
          options={[
            { value: "", label: t`Nothing: it only tells` },
            { value: "DEPOSIT", label: t`A deposit, by a promotion for deposits` },
            ...Object.entries(triggers).map(([value, label]) => ({ value, label })),
          ]}
        />
        {by === "DEPOSIT" && (
          <FormSelectField
            name="promotionId"
            label={t`Promotion for deposits`}
            options={[
              { value: "", label: t`Choose one` },
              ...promotions.map(({ id, names }) => ({ value: id, label: names.EN })),
            ]}
          />
        )}
      </Pair>
      {by !== "" && by !== "DEPOSIT" && (
        <>
          <Pair>
            <FormSelectField
              name="activityCurrency"
              label={t`Currency`}
              hint={t`Members with another currency are not offered it.`}
              options={currencies.map((value) => ({ value, label: value }))}
            />
            {hasRange(by) && <FormMoneyField name="least" label={t`Least bonus, in ${currency}`} {...amount} />}
            <FormMoneyField
              name="most"
              label={hasRange(by) ? t`Maximum bonus, in ${currency}` : t`Bonus, in ${currency}`}
              {...amount}
            />
          </Pair>
          {by === "CODE" && (
            <FormCheckboxField
              name="isHidden"
              label={t`No list shows the page: members see it when they enter a code of it`}
            />
          )}
          {by === "LEVEL" && (
            <FormSelectField
              name="level"
              label={t`From VIP level`}
              options={memberLevels.slice(1).map((level) => ({ value: `${level}`, label: `${level}` }))}
            />
          )}
          {by === "LOSS" && (
            <Pair>
              <FormTextField
                name="percent"
                label={t`Percent of the loss`}
                hint={t`Stakes less wins and bonuses in play. Counted from when the page is on the site.`}
                {...figure}
              />
              <FormSelectField
                name="period"
                label={t`Loss of`}
                options={Object.entries(lossPeriods).map(([value, label]) => ({ value, label }))}
              />
            </Pair>
          )}
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
          <BonusKindFields />
          <FormCheckboxField
            name="oncePerPerson"
            label={t`Accounts that seem to be the same person's claim it once together`}
          />
        </>
      )}
    </>
  );
}
