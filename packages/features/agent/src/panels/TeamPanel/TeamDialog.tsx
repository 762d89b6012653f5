import { useLingui } from "@lingui/react/macro";
import type { TeamLine } from "@marquee/contract";
import { Modal } from "@marquee/ui-kit";
import { QuotaForm } from "./QuotaForm.tsx";
import { RebateForm } from "./RebateForm.tsx";
import { RemarkForm } from "./RemarkForm.tsx";
import type { DialogAct } from "./useTeamColumns.tsx";

/** The form of what an agent does with an account of the team. */
export function TeamDialog({
  act,
  line,
  onClose,
}: {
  readonly act: DialogAct;
  readonly line: TeamLine;
  readonly onClose: () => void;
}) {
  const { t } = useLingui();
  const { account } = line;
  const titles = {
    remark: t`Note about ${account}`,
    rebate: t`Rebate of ${account}`,
    quota: t`Accounts for ${account}`,
  };
  return (
    <Modal title={titles[act]} open onClose={onClose}>
      {act === "remark" && <RemarkForm line={line} onDone={onClose} />}
      {act === "rebate" && <RebateForm line={line} onDone={onClose} />}
      {act === "quota" && <QuotaForm line={line} onDone={onClose} />}
    </Modal>
  );
}
