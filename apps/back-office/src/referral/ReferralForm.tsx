import { useZoneName } from "../texts/useZoneName.ts";
import { useRangeTexts } from "../texts/useRangeTexts.ts";
import { Trans, useLingui } from "@lingui/react/macro";
import type { ReferralPromotion } from "@marquee/contract/staff";
import { Button, Form, FormSwitch, FormTextField, notify, Text } from "@marquee/ui-kit";
import { Formik } from "formik";
import { useSaveReferralPromotionMutation } from "../api/endpoints/referral/staffEndpoints.ts";
import { FormFault } from "../forms/FormFault.tsx";
import { LeaveGuard } from "../forms/LeaveGuard.tsx";
import { useSubmit } from "../forms/useSubmit.ts";
import type { Versions } from "../forms/VersionedForm.tsx";
import { useDesk } from "../frame/DeskContext.ts";
import { Section } from "../frame/Section.tsx";
import { type OfferTimeValues, toOfferTimeFaults, toOfferTimes, toOfferTimeValues } from "../promotions/offerTimes.ts";
import { OfferTimeFields } from "../promotions/OfferTimeFields.tsx";

interface Values extends OfferTimeValues {
  readonly isOn: boolean;
  readonly reason: string;
}

/** Turns the referral promotion on or off. What was typed stays when somebody else has changed it. */
export function ReferralForm({ opened, current, onSaved }: Versions<ReferralPromotion>) {
  const { t } = useLingui();
  const { zone } = useZoneName();
  const ranges = useRangeTexts();
  const { merchant } = useDesk();
  const { timeZone } = merchant;
  const [save] = useSaveReferralPromotionMutation();
  const texts = { date: t`There is no such time in ${zone}.`, order: t`The end is after the start.` };
  const { fault, submit } = useSubmit(
    ({ isOn, reason, ...times }: Values) =>
      save({
        merchant: merchant.code,
        // What somebody else changed is shown above the button: a second press writes over it knowingly.
        version: current.version,
        isOn,
        ...toOfferTimes(times, opened, timeZone),
        reason: reason.trim(),
      }).unwrap(),
    (saved) => {
      notify(t`Saved.`, { tone: "success" });
      onSaved(saved);
    },
    { "endsAt date": texts.order },
  );
  const initialValues: Values = { isOn: opened.isOn, ...toOfferTimeValues(opened, timeZone), reason: "" };
  return (
    <Section title={t`Change`}>
      <Formik
        initialValues={initialValues}
        validate={(values) => ({
          ...Object.fromEntries(
            Object.entries(toOfferTimeFaults(values, timeZone)).map(([name, found]) => [name, texts[found]]),
          ),
          ...(values.reason.trim().length < 3 ? { reason: ranges.reason } : {}),
        })}
        onSubmit={submit}
      >
        {({ isSubmitting }) => (
          <Form label={t`Change the invitations`}>
            <LeaveGuard />
            <FormSwitch name="isOn" label={t`Members may invite friends`} />
            <OfferTimeFields />
            <FormTextField
              name="reason"
              label={t`Why`}
              hint={t`For the audit log.`}
              maxLength={500}
              autoComplete="off"
            />
            {current.version !== opened.version && (
              <Text tone="danger" role="alert">
                <Trans>
                  Somebody else changed this since you opened it: the current values are above. Send again to make your
                  change anyway.
                </Trans>
              </Text>
            )}
            <FormFault text={fault} />
            <Button type="submit" look="primary" busy={isSubmitting}>
              <Trans>Save</Trans>
            </Button>
          </Form>
        )}
      </Formik>
    </Section>
  );
}
