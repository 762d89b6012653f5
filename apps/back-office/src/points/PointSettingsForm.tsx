import { Trans, useLingui } from "@lingui/react/macro";
import { gameCategories, linkedDays } from "@marquee/contract";
import type { StoredPointSettings } from "@marquee/contract/staff";
import { token } from "@marquee/design-tokens";
import { Button, Form, FormMoneyField, FormSelectField, FormTextField, Heading, notify } from "@marquee/ui-kit";
import { Formik } from "formik";
import { styled } from "styled-components";
import { useChangePointSettingsMutation } from "../api/endpoints/points/staffEndpoints.ts";
import { FormFault } from "../forms/FormFault.tsx";
import { LeaveGuard } from "../forms/LeaveGuard.tsx";
import { MergeBox } from "../forms/MergeBox.tsx";
import { useMerge } from "../forms/useMerge.ts";
import { useSubmit } from "../forms/useSubmit.ts";
import type { Versions } from "../forms/VersionedForm.tsx";
import { useMay, useMerchantCode } from "../frame/DeskContext.ts";
import { useRangeTexts } from "../texts/useRangeTexts.ts";
import {
  toPercentField,
  toPointSettings,
  toPointSettingsFaults,
  toPointSettingsValues,
} from "./pointSettingsValues.ts";
import { usePointSettingsTexts } from "./usePointSettingsTexts.ts";

/** Short fields side by side where there is room. */
const Fields = styled.div`
  display: grid;
  gap: ${token("space.16")};
  align-items: end;
  inline-size: min(760px, 100%);
  grid-template-columns: repeat(auto-fill, minmax(min(220px, 100%), 1fr));
`;
const Narrow = styled.div`inline-size: min(420px, 100%);`;

const ranks = Array.from({ length: 10 }, (_, rank) => rank);

/** Changes the rules of a currency: what gives more is proposed, what gives less is in force at once. */
export function PointSettingsForm({ opened: { settings, currency }, current, onSaved }: Versions<StoredPointSettings>) {
  const { t } = useLingui();
  const merchant = useMerchantCode();
  const ranges = useRangeTexts();
  const mayChange = useMay("points.change");
  const [change] = useChangePointSettingsMutation();
  const { labels, digits, persons, toFaultText } = usePointSettingsTexts(currency);
  const merge = useMerge(toPointSettingsValues(settings), toPointSettingsValues(current.settings));
  const { fault, submit } = useSubmit(
    ({ reason = "", ...values }: Record<string, string>) =>
      change({
        merchant,
        id: crypto.randomUUID(),
        currency,
        settings: toPointSettings(values),
        version: current.version,
        reason: reason.trim(),
      }).unwrap(),
    ({ proposal, ...saved }) => {
      if (proposal === null) notify(t`Saved.`, { tone: "success" });
      else
        notify(t`Proposed, because it gives more. It takes effect when another person approves it.`, { tone: "info" });
      onSaved(saved);
    },
  );
  const shared = { autoComplete: "off", maxLength: 16, disabled: !mayChange } as const;
  const count = (name: string) => (
    <FormTextField key={name} name={name} label={labels[name] ?? ""} inputMode="numeric" {...shared} />
  );
  const money = (name: string, hint?: string) => (
    <FormMoneyField key={name} name={name} label={labels[name] ?? ""} hint={hint} digits={digits} {...shared} />
  );
  return (
    <Formik
      initialValues={{ ...toPointSettingsValues(settings), reason: "" } as Record<string, string>}
      validate={({ reason = "", ...values }) => ({
        ...Object.fromEntries(
          [...toPointSettingsFaults(values, digits)].map(([name, found]) => [name, toFaultText(found)]),
        ),
        ...(merge.isOpen(values) ? { merge: t`Choose one of the two.` } : {}),
        ...(reason.trim().length < 3 ? { reason: ranges.reason } : {}),
      })}
      validateOnBlur={false}
      validateOnChange={false}
      onSubmit={submit}
    >
      {({ isSubmitting }) => (
        <Form label={t`Rules of points`}>
          <LeaveGuard />
          <Heading level={2} size="title">
            <Trans>Stakes for one point, in {currency}; empty for none</Trans>
          </Heading>
          <Fields>{gameCategories.map(({ category }) => money(category))}</Fields>
          <Heading level={2} size="title">
            <Trans>What members earn by the rank of their label or their VIP level, in percent</Trans>
          </Heading>
          <Fields>{ranks.map((rank) => count(toPercentField(rank)))}</Fields>
          <Heading level={2} size="title">
            <Trans>Converting and redeeming</Trans>
          </Heading>
          <Fields>
            {count("ratio")}
            {money("unit")}
            {count("convertMin")}
            {count("multiple")}
            {count("convertMax")}
            {count("turnoverPercent")}
            {money("autoAmount", t`0 for never`)}
          </Fields>
          <Heading level={2} size="title">
            <Trans>Who may redeem and convert</Trans>
          </Heading>
          <Fields>
            {count("accountDays")}
            <FormSelectField
              name="oncePerPerson"
              label={labels["oncePerPerson"] ?? ""}
              hint={t`As one, they share the most points of a day, and each offer for ${linkedDays} days.`}
              disabled={!mayChange}
              options={Object.entries(persons).map(([value, label]) => ({ value, label }))}
            />
          </Fields>
          {mayChange && (
            <>
              <MergeBox merge={merge} labels={labels} names={{ oncePerPerson: persons }} />
              <Narrow>
                <FormTextField name="reason" label={t`Why`} hint={t`For the audit log.`} required maxLength={500} />
              </Narrow>
              <FormFault text={fault} />
              <Button type="submit" look="primary" busy={isSubmitting}>
                <Trans>Change the rules</Trans>
              </Button>
            </>
          )}
        </Form>
      )}
    </Formik>
  );
}
