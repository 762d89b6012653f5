import { Trans, useLingui } from "@lingui/react/macro";
import type { StaffTicketSheet } from "@marquee/contract/staff";
import { Button, Form, FormSelectField, notify, Text } from "@marquee/ui-kit";
import { Formik } from "formik";
import { useMergeTicketMutation } from "../api/endpoints/ticket/staffEndpoints.ts";
import { FormFault } from "../forms/FormFault.tsx";
import { useSubmit } from "../forms/useSubmit.ts";
import { useMerchantCode } from "../frame/DeskContext.ts";

/** Merges a ticket into another one of the same member. */
export function MergeForm({
  ticket: { id, version, others },
  onClose,
}: {
  readonly ticket: StaffTicketSheet;
  readonly onClose: () => void;
}) {
  const { t } = useLingui();
  const merchant = useMerchantCode();
  const [merge] = useMergeTicketMutation();
  const { fault, submit } = useSubmit(
    ({ into }: { into: string }) => merge({ merchant, id, version, into }).unwrap(),
    () => {
      notify(t`Merged.`, { tone: "success" });
      onClose();
    },
  );
  return (
    <Formik
      initialValues={{ into: "" }}
      validate={({ into }) => (into === "" ? { into: t`Choose a ticket.` } : {})}
      validateOnBlur={false}
      onSubmit={submit}
    >
      {({ isSubmitting }) => (
        <Form label={t`Merge the ticket`}>
          <Text tone="muted">
            <Trans>All that was written here moves into the other ticket. This one ends and cannot be reopened.</Trans>
          </Text>
          <FormSelectField
            name="into"
            label={t`Into`}
            options={[
              { value: "", label: t`Choose` },
              ...others.map((other) => ({ value: other.id, label: `${other.title} (${other.id})` })),
            ]}
          />
          <FormFault text={fault} />
          <Button type="submit" look="danger" busy={isSubmitting}>
            <Trans>Merge the ticket</Trans>
          </Button>
        </Form>
      )}
    </Formik>
  );
}
