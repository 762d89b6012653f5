import { Trans, useLingui } from "@lingui/react/macro";
import { useReportChatLineMutation } from "@marquee/api-client";
import type { ChatLine, ChatReportReason } from "@marquee/contract";
import { useFormFaults } from "@marquee/runtime";
import { Button, Modal, notify, RadioGroup, Refusal, Text } from "@marquee/ui-kit";
import { useState } from "react";

const isReason = (value: string, known: Readonly<Record<ChatReportReason, string>>): value is ChatReportReason =>
  Object.hasOwn(known, value);

/** Reports a line to the moderators, with a reason. */
export function ReportDialog({
  roomId,
  line,
  onClose,
}: {
  readonly roomId: string;
  readonly line: ChatLine;
  readonly onClose: () => void;
}) {
  const { t } = useLingui();
  const toFaults = useFormFaults();
  const [report, { isLoading }] = useReportChatLineMutation();
  const [reason, setReason] = useState<ChatReportReason>("ABUSE");
  const [fault, setFault] = useState("");
  const reasons: Readonly<Record<ChatReportReason, string>> = {
    ABUSE: t`Insult or threat`,
    SPAM: t`Advertising`,
    SCAM: t`Fraud`,
    PERSONAL: t`Personal data`,
    OTHER: t`Something else`,
  };
  const send = async (): Promise<void> => {
    setFault("");
    const { error } = await report({ roomId, seq: line.seq, reason });
    if (error !== undefined) return setFault(toFaults(error).text);
    notify(t`The message is reported. A moderator looks at it.`, { tone: "success" });
    return onClose();
  };
  return (
    <Modal
      title={t`Report this message`}
      open
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>
            <Trans>Cancel</Trans>
          </Button>
          <Button look="primary" busy={isLoading} onClick={() => void send()}>
            <Trans>Send the report</Trans>
          </Button>
        </>
      }
    >
      <Text tone="muted">{line.text}</Text>
      <RadioGroup
        label={t`Reason`}
        value={reason}
        onChange={(value) => {
          if (isReason(value, reasons)) setReason(value);
        }}
        options={Object.entries(reasons).map(([value, label]) => ({ value, label }))}
      />
      <Refusal text={fault} />
    </Modal>
  );
}
