import { useLingui } from "@lingui/react/macro";
import type { StaffChatLine } from "@marquee/contract/staff";
import { FormSelectField, FormTextField, notify, Text } from "@marquee/ui-kit";
import {
  useCloseChatReportMutation,
  useRemoveChatLineMutation,
  useSilenceChatMemberMutation,
} from "../api/endpoints/chat/staffEndpoints.ts";
import { FormModal } from "../forms/FormModal.tsx";
import { useMerchantCode } from "../frame/DeskContext.ts";
import { ActForm } from "../member/acts/ActForm.tsx";

/** What is being done about a line. */
export interface LineAct {
  readonly kind: "remove" | "keep" | "silence";
  readonly line: StaffChatLine;
}

interface Props {
  readonly line: StaffChatLine;
  readonly onClose: () => void;
}

const nothing = {};

function RemoveForm({ line, onClose }: Props) {
  const { t } = useLingui();
  const merchant = useMerchantCode();
  const [remove] = useRemoveChatLineMutation();
  const { roomId, seq, text } = line;
  return (
    <ActForm
      label={t`Remove a message`}
      hint={t`Members see at once that a message was removed, and its reports are closed.`}
      submit={t`Remove the message`}
      isGrave
      initialValues={nothing}
      send={({ reason }) => remove({ merchant, roomId, seq, reason }).unwrap()}
      onDone={() => {
        notify(t`The message is removed.`, { tone: "success" });
        onClose();
      }}
    >
      <Text>{text}</Text>
    </ActForm>
  );
}

function KeepForm({ line, onClose }: Props) {
  const { t } = useLingui();
  const merchant = useMerchantCode();
  const [keep] = useCloseChatReportMutation();
  const { roomId, seq, text } = line;
  return (
    <ActForm
      label={t`Keep a message`}
      hint={t`The message stays, and its reports are closed.`}
      submit={t`Keep the message`}
      initialValues={nothing}
      send={({ reason }) => keep({ merchant, roomId, seq, reason }).unwrap()}
      onDone={() => {
        notify(t`The reports are closed.`, { tone: "success" });
        onClose();
      }}
    >
      <Text>{text}</Text>
    </ActForm>
  );
}

function SilenceForm({ line, onClose }: Props) {
  const { t } = useLingui();
  const merchant = useMerchantCode();
  const [silence] = useSilenceChatMemberMutation();
  const { memberId, username } = line;
  const name = username ?? "";
  return (
    <ActForm
      label={t`Silence ${name}`}
      hint={t`The member can read, but not write in any room.`}
      submit={t`Silence the member`}
      isGrave
      initialValues={{ minutes: "60", shownReason: "" }}
      check={({ shownReason }): Readonly<Record<string, string>> =>
        shownReason.trim().length < 3 ? { shownReason: t`At least 3 characters.` } : {}
      }
      send={({ minutes, shownReason, reason }) =>
        silence({
          merchant,
          memberId: memberId ?? "",
          minutes: minutes === "" ? null : Number(minutes),
          shownReason: shownReason.trim(),
          reason,
        }).unwrap()
      }
      onDone={() => {
        notify(t`The member is silenced.`, { tone: "success" });
        onClose();
      }}
    >
      <FormSelectField
        name="minutes"
        label={t`For how long`}
        options={[
          { value: "60", label: t`1 hour` },
          { value: "1440", label: t`1 day` },
          { value: "10080", label: t`7 days` },
          { value: "43200", label: t`30 days` },
          { value: "", label: t`For good` },
        ]}
      />
      <FormTextField
        name="shownReason"
        label={t`Reason that the member sees`}
        required
        maxLength={200}
        autoComplete="off"
      />
    </ActForm>
  );
}

/** The form of what is being done about a line, in a dialog. */
export function LineActs({ act, onClose }: { readonly act: LineAct | undefined; readonly onClose: () => void }) {
  const { t } = useLingui();
  const titles = { remove: t`Remove a message`, keep: t`Keep a message`, silence: t`Silence a member` };
  const forms = { remove: RemoveForm, keep: KeepForm, silence: SilenceForm };
  const ActOf = act === undefined ? undefined : forms[act.kind];
  return (
    <FormModal title={act === undefined ? "" : titles[act.kind]} open={act !== undefined} onClose={onClose}>
      {act === undefined || ActOf === undefined ? null : <ActOf line={act.line} onClose={onClose} />}
    </FormModal>
  );
}
