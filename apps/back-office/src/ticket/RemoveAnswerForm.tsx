import { useLingui } from "@lingui/react/macro";
import type { SavedAnswer } from "@marquee/contract/staff";
import { notify } from "@marquee/ui-kit";
import { useRemoveAnswerMutation } from "../api/endpoints/ticket/staffEndpoints.ts";
import { useMerchantCode } from "../frame/DeskContext.ts";
import { ActForm } from "../member/acts/ActForm.tsx";

/** Removes a saved answer. */
export function RemoveAnswerForm({
  answer: { id, version, name },
  onClose,
}: {
  readonly answer: SavedAnswer;
  readonly onClose: () => void;
}) {
  const { t } = useLingui();
  const merchant = useMerchantCode();
  const [remove] = useRemoveAnswerMutation();
  return (
    <ActForm
      label={t`Remove the answer ${name}`}
      hint={t`What was sent with it stays.`}
      submit={t`Remove`}
      isGrave
      initialValues={{}}
      send={({ reason }) => remove({ merchant, id, version, reason }).unwrap()}
      onDone={() => {
        notify(t`Removed.`, { tone: "success" });
        onClose();
      }}
    />
  );
}
