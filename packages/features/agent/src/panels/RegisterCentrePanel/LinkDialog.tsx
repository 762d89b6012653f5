import { useLingui } from "@lingui/react/macro";
import { useUpdateLinkMutation } from "@marquee/api-client";
import type { InvitationCode } from "@marquee/contract";
import { FormTextField, Modal, notify } from "@marquee/ui-kit";
import { AgentForm } from "../../components/AgentForm.tsx";
import { RebateField } from "../../components/RebateField.tsx";
import { parseRebate, toRebateInput } from "../../model/rebates.ts";
import { useRebateRule } from "../../model/useRebateRule.ts";

/** Changes a link's note and rebate. */
export function LinkDialog({
  link: { code, rebate: former, remark },
  most,
  onClose,
}: {
  readonly link: InvitationCode;
  readonly most: number;
  readonly onClose: () => void;
}) {
  const { t } = useLingui();
  const [update] = useUpdateLinkMutation();
  const rebate = useRebateRule({ most });
  return (
    <Modal title={t`Change ${code}`} open onClose={onClose}>
      <AgentForm
        label={t`Change ${code}`}
        submit={t`Save`}
        start={{ rebate: toRebateInput(former), remark }}
        checks={{ rebate: rebate.check }}
        onSubmit={async (values) =>
          update({ code, rebate: parseRebate(values["rebate"] ?? "") ?? 0, remark: values["remark"] ?? "" })
        }
        onDone={() => {
          notify(t`The link was changed.`, { tone: "success" });
          onClose();
        }}
      >
        <RebateField hint={rebate.hint} />
        <FormTextField
          name="remark"
          label={t`Your note`}
          hint={t`Only you see it`}
          maxLength={100}
          autoComplete="off"
        />
      </AgentForm>
    </Modal>
  );
}
