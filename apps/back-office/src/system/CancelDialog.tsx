import { useRangeTexts } from "../texts/useRangeTexts.ts";
import { Trans, useLingui } from "@lingui/react/macro";
import type { PlannedSwitch } from "@marquee/contract/staff";
import { Button, Form, FormTextField, notify, Text } from "@marquee/ui-kit";
import { Formik } from "formik";
import { useCancelPlannedSwitchMutation } from "../api/endpoints/system/staffEndpoints.ts";
import { FormFault } from "../forms/FormFault.tsx";
import { LeaveGuard } from "../forms/LeaveGuard.tsx";
import { useSubmit } from "../forms/useSubmit.ts";
import { useMerchantCode } from "../frame/DeskContext.ts";
import { FormModal } from "../forms/FormModal.tsx";

function CancelForm({ change, onClose }: { readonly change: PlannedSwitch; readonly onClose: () => void }) {
  const { t } = useLingui();
  const ranges = useRangeTexts();
  const merchant = useMerchantCode();
  const [cancel] = useCancelPlannedSwitchMutation();
  const { fault, submit } = useSubmit(
    ({ reason }: { readonly reason: string }) => cancel({ merchant, id: change.id, reason }).unwrap(),
    () => {
      notify(t`The planned change is cancelled.`, { tone: "success" });
      onClose();
    },
  );
  return (
    <Formik
      initialValues={{ reason: "" }}
      validate={({ reason }) => (reason.trim().length < 3 ? { reason: ranges.reason } : {})}
      onSubmit={submit}
    >
      {({ isSubmitting }) => (
        <Form label={t`Cancel a planned change`}>
          {change.restores ? (
            <Text tone="muted">
              <Trans>What is switched now then stays as it is.</Trans>
            </Text>
          ) : null}
          <FormTextField name="reason" label={t`Why`} maxLength={500} autoComplete="off" />
          <LeaveGuard />
          <FormFault text={fault} />
          <Button type="submit" look="danger" busy={isSubmitting}>
            <Trans>Cancel the planned change</Trans>
          </Button>
        </Form>
      )}
    </Formik>
  );
}

/** Cancels a planned change, with a reason. */
export function CancelDialog({
  change,
  onClose,
}: {
  readonly change: PlannedSwitch | undefined;
  readonly onClose: () => void;
}) {
  const { t } = useLingui();
  return (
    <FormModal title={t`Cancel a planned change`} open={change !== undefined} onClose={onClose}>
      {change === undefined ? null : <CancelForm change={change} onClose={onClose} />}
    </FormModal>
  );
}
