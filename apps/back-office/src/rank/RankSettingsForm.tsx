import { Trans, useLingui } from "@lingui/react/macro";
import type { StoredRankSettings } from "@marquee/contract/staff";
import { token } from "@marquee/design-tokens";
import { Button, Form, FormMoneyField, FormTextField, Heading, notify } from "@marquee/ui-kit";
import { Formik } from "formik";
import { styled } from "styled-components";
import { useChangeRankSettingsMutation } from "../api/endpoints/rank/staffEndpoints.ts";
import { FormFault } from "../forms/FormFault.tsx";
import { LeaveGuard } from "../forms/LeaveGuard.tsx";
import { MergeBox } from "../forms/MergeBox.tsx";
import { useMerge } from "../forms/useMerge.ts";
import { useSubmit } from "../forms/useSubmit.ts";
import type { Versions } from "../forms/VersionedForm.tsx";
import { useMay, useMerchantCode } from "../frame/DeskContext.ts";
import { useRangeTexts } from "../texts/useRangeTexts.ts";
import { setLevels, toRankSettings, toRankSettingsFaults, toRankSettingsValues } from "./rankSettingsValues.ts";
import { useRankSettingsTexts } from "./useRankSettingsTexts.ts";

/** The three figures of a level side by side where there is room. */
const Fields = styled.div`
  display: grid;
  gap: ${token("space.16")};
  align-items: start;
  inline-size: min(760px, 100%);
  grid-template-columns: repeat(auto-fill, minmax(min(220px, 100%), 1fr));
`;
const Narrow = styled.div`inline-size: min(420px, 100%);`;

/** Changes what levels take and give for members of a currency: what gives more is proposed, what gives less is in force at once. */
export function RankSettingsForm({ opened: { settings, currency }, current, onSaved }: Versions<StoredRankSettings>) {
  const { t } = useLingui();
  const merchant = useMerchantCode();
  const ranges = useRangeTexts();
  const mayChange = useMay("promotions.change");
  const [change] = useChangeRankSettingsMutation();
  const { labels, digits, toFaultText } = useRankSettingsTexts(currency);
  const merge = useMerge(toRankSettingsValues(settings), toRankSettingsValues(current.settings));
  const { fault, submit } = useSubmit(
    ({ reason = "", ...values }: Record<string, string>) =>
      change({
        merchant,
        id: crypto.randomUUID(),
        currency,
        settings: toRankSettings(values),
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
    <FormTextField key={name} name={name} label={labels[name] ?? ""} inputMode="decimal" {...shared} />
  );
  const money = (name: string) => (
    <FormMoneyField key={name} name={name} label={labels[name] ?? ""} digits={digits} {...shared} />
  );
  return (
    <Formik
      initialValues={{ ...toRankSettingsValues(settings), reason: "" } as Record<string, string>}
      validate={({ reason = "", ...values }) => ({
        ...Object.fromEntries(
          [...toRankSettingsFaults(values, digits)].map(([name, found]) => [name, toFaultText(found)]),
        ),
        ...(merge.isOpen(values) ? { merge: t`Choose one of the two.` } : {}),
        ...(reason.trim().length < 3 ? { reason: ranges.reason } : {}),
      })}
      validateOnBlur={false}
      validateOnChange={false}
      onSubmit={submit}
    >
      {({ isSubmitting }) => (
        <Form label={t`Rules of VIP levels`}>
          <LeaveGuard />
          {setLevels.map((level) => (
            <Fields key={level} role="group" aria-label={t`Level ${level}`}>
              {money(`growth${level}`)}
              {money(`gift${level}`)}
              {count(`raise${level}`)}
            </Fields>
          ))}
          <Heading level={2} size="title">
            <Trans>For all levels</Trans>
          </Heading>
          <Fields>
            {count("keepPercent")}
            {count("factor")}
          </Fields>
          {mayChange && (
            <>
              <MergeBox merge={merge} labels={labels} />
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
