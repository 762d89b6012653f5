import { useLingui } from "@lingui/react/macro";
import { Button, Form, FormCheckboxField, FormTextField, Text } from "@marquee/ui-kit";
import { Formik } from "formik";
import { FormFault } from "../../forms/FormFault.tsx";
import { FormModal } from "../../forms/FormModal.tsx";
import { LeaveGuard } from "../../forms/LeaveGuard.tsx";
import { useSubmit } from "../../forms/useSubmit.ts";
import { useRangeTexts } from "../../texts/useRangeTexts.ts";

/** Something that is done to a document with a reason. */
export interface ReasonedAct {
  readonly title: string;
  /** What follows. */
  readonly effect: string;
  readonly action: string;
  readonly look: "primary" | "danger";
  /** Does it. @throws ApiError where it is refused */
  readonly send: (reason: string, isTicked: boolean) => Promise<unknown>;
  /** A box that belongs to it, ticked at first. */
  readonly box?: string | undefined;
  readonly onDone: () => void;
}

function ReasonForm({ act: { title, effect, action, look, send, box, onDone } }: { readonly act: ReasonedAct }) {
  const { t } = useLingui();
  const ranges = useRangeTexts();
  const { fault, submit } = useSubmit(
    ({ reason, box: isTicked }: { reason: string; box: boolean }) => send(reason.trim(), isTicked),
    onDone,
  );
  return (
    <Formik
      initialValues={{ reason: "", box: true }}
      validate={({ reason }) => (reason.trim().length < 3 ? { reason: ranges.reason } : {})}
      onSubmit={submit}
    >
      {({ isSubmitting }) => (
        <Form label={title}>
          <Text>{effect}</Text>
          <FormTextField
            name="reason"
            label={t`Why`}
            hint={t`For the audit log.`}
            required
            maxLength={500}
            autoComplete="off"
          />
          {box && <FormCheckboxField name="box" label={box} />}
          <FormFault text={fault} />
          <Button type="submit" look={look} busy={isSubmitting}>
            {action}
          </Button>
          <LeaveGuard />
        </Form>
      )}
    </Formik>
  );
}

/** Asks why something is done to a document. */
export function ReasonDialog({
  act,
  onClose,
}: {
  /** Undefined while it is closed. */
  readonly act: ReasonedAct | undefined;
  readonly onClose: () => void;
}) {
  return (
    <FormModal title={act?.title ?? ""} open={act !== undefined} onClose={onClose}>
      {act && <ReasonForm act={act} />}
    </FormModal>
  );
}
