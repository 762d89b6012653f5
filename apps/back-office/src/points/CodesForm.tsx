import { Trans, useLingui } from "@lingui/react/macro";
import type { StaffReward } from "@marquee/contract/staff";
import { Button, Form, FormTextField, notify, Text } from "@marquee/ui-kit";
import { Formik } from "formik";
import { useAddVoucherCodesMutation } from "../api/endpoints/points/staffEndpoints.ts";
import { FormFault } from "../forms/FormFault.tsx";
import { LeaveGuard } from "../forms/LeaveGuard.tsx";
import { useSubmit } from "../forms/useSubmit.ts";
import { useDesk } from "../frame/DeskContext.ts";
import { useRangeTexts } from "../texts/useRangeTexts.ts";
import { toCodes } from "./toCodes.ts";

/** Adds codes of vouchers; they are sealed when they are stored, and nobody but who redeems them reads them again. */
export function CodesForm({ reward, onClose }: { readonly reward: StaffReward; readonly onClose: () => void }) {
  const { t } = useLingui();
  const ranges = useRangeTexts();
  const { merchant } = useDesk();
  const [add] = useAddVoucherCodesMutation();
  const { fault, submit } = useSubmit(
    ({ codes, reason }: { codes: string; reason: string }) =>
      add({ merchant: merchant.code, rewardId: reward.id, codes: [...toCodes(codes)], reason: reason.trim() }).unwrap(),
    ({ added, quantity }) => {
      notify(t`Added: ${added}. There are ${quantity} now.`, { tone: "success" });
      onClose();
    },
  );
  return (
    <Formik
      initialValues={{ codes: "", reason: "" }}
      validate={({ codes, reason }) => ({
        ...(toCodes(codes).length === 0 || toCodes(codes).length > 1_000
          ? { codes: t`From 1 to 1,000 codes of 4 to 64 letters, digits and signs.` }
          : {}),
        ...(reason.trim().length < 3 ? { reason: ranges.reason } : {}),
      })}
      onSubmit={submit}
    >
      {({ isSubmitting, values }) => (
        <Form label={t`Add codes to ${reward.names.EN}`}>
          <LeaveGuard />
          <Text>
            <Trans>Codes are sealed when they are stored: nobody but who redeems them reads them again.</Trans>
          </Text>
          <FormTextField
            name="codes"
            label={t`Codes`}
            hint={t`Paste them with blanks between them.`}
            required
            autoComplete="off"
          />
          <Text size="small" tone="muted" aria-live="polite">
            <Trans>Codes in the field: {toCodes(values.codes).length}</Trans>
          </Text>
          <FormTextField name="reason" label={t`Why`} hint={t`For the audit log.`} maxLength={500} autoComplete="off" />
          <FormFault text={fault} />
          <Button type="submit" look="primary" busy={isSubmitting}>
            <Trans>Add the codes</Trans>
          </Button>
        </Form>
      )}
    </Formik>
  );
}
