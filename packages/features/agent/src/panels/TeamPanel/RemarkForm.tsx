import { useLingui } from "@lingui/react/macro";
import { useRemarkMemberMutation } from "@marquee/api-client";
import type { TeamLine } from "@marquee/contract";
import { FormTextField, notify } from "@marquee/ui-kit";
import { AgentForm } from "../../components/AgentForm.tsx";

/** The agent's private note of an account. */
export function RemarkForm({
  line: { account, remark },
  onDone,
}: {
  readonly line: TeamLine;
  readonly onDone: () => void;
}) {
  const { t } = useLingui();
  const [save] = useRemarkMemberMutation();
  return (
    <AgentForm
      label={t`Note about ${account}`}
      submit={t`Save`}
      start={{ remark }}
      checks={{}}
      onSubmit={async (values) => save({ account, remark: values["remark"] ?? "" })}
      onDone={() => {
        notify(t`Your note was saved.`, { tone: "success" });
        onDone();
      }}
    >
      <FormTextField name="remark" label={t`Your note`} hint={t`Only you see it`} maxLength={200} autoComplete="off" />
    </AgentForm>
  );
}
