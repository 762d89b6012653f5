import { useRangeTexts } from "../texts/useRangeTexts.ts";
import { Trans, useLingui } from "@lingui/react/macro";
import { Button, Form, FormTextField, notify, Text } from "@marquee/ui-kit";
import { Formik } from "formik";
import { FileDownIcon } from "lucide-react";
import { useState } from "react";
import { isApiError } from "../api/ApiError.ts";
import { useCreateExportMutation } from "../api/endpoints/staff/exportEndpoints.ts";
import { FormFault } from "../forms/FormFault.tsx";
import { FormModal } from "../forms/FormModal.tsx";
import { LeaveGuard } from "../forms/LeaveGuard.tsx";
import { useSubmit } from "../forms/useSubmit.ts";
import { useMerchantCode } from "../frame/DeskContext.ts";
import { toErrorText } from "../texts/errorText.ts";

/** A list as the gateway makes files of it: its name there, and the filters that are in force. */
export interface ListExport {
  readonly list: string;
  readonly filters: Readonly<Record<string, string>>;
}

function ProposeForm({
  lines,
  send,
  onDone,
}: {
  readonly lines: number;
  readonly send: (reason: string) => Promise<unknown>;
  readonly onDone: () => void;
}) {
  const { t, i18n } = useLingui();
  const ranges = useRangeTexts();
  const { fault, submit } = useSubmit(
    ({ reason }: { readonly reason: string }) => send(reason.trim()),
    () => {
      notify(t`Proposed. Somebody else must approve it.`, { tone: "info" });
      onDone();
    },
  );
  const count = i18n.number(lines);
  return (
    <Formik
      initialValues={{ reason: "" }}
      validate={({ reason }) => (reason.trim().length < 3 ? { reason: ranges.reason } : {})}
      onSubmit={submit}
    >
      {({ isSubmitting }) => (
        <Form label={t`Propose the file`}>
          <Text>
            <Trans>
              {count} lines: with the files that you had made today this takes two people. Once somebody else approves
              it, you find it under Exports.
            </Trans>
          </Text>
          <FormTextField name="reason" label={t`Why`} required maxLength={500} autoComplete="off" />
          <LeaveGuard />
          <FormFault text={fault} />
          <Button type="submit" look="primary" busy={isSubmitting}>
            <Trans>Propose</Trans>
          </Button>
        </Form>
      )}
    </Formik>
  );
}

/** Has a file made of the whole list with its filters, beside the page; a large one is proposed. */
export function ExportButton({ list, filters }: ListExport) {
  const { t, i18n } = useLingui();
  const merchant = useMerchantCode();
  const [create, { isLoading }] = useCreateExportMutation();
  const [large, setLarge] = useState<{ readonly id: string; readonly lines: number }>();
  const send = (id: string, reason?: string) =>
    create({ merchant, id, list, filters: { ...filters }, ...(reason !== undefined && { reason }) }).unwrap();
  const start = (): void => {
    // One id however often it is sent.
    const id = crypto.randomUUID();
    void send(id).then(
      () => notify(t`The file is being made. You will find it under Exports.`, { tone: "success" }),
      (error: unknown) => {
        if (isApiError(error) && error.code === "export.two") setLarge({ id, lines: Number(error.value["lines"]) });
        else notify(toErrorText(i18n, error), { tone: "error" });
      },
    );
  };
  const close = (): void => setLarge(undefined);
  return (
    <>
      <Button size="small" icon={<FileDownIcon />} title={t`Export all`} busy={isLoading} onClick={start}>
        <Trans>Export all</Trans>
      </Button>
      <FormModal title={t`A large file`} open={large !== undefined} onClose={close}>
        {large === undefined ? null : (
          <ProposeForm lines={large.lines} send={(reason) => send(large.id, reason)} onDone={close} />
        )}
      </FormModal>
    </>
  );
}
