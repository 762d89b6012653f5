import { useLingui } from "@lingui/react/macro";
import { notify } from "@marquee/ui-kit";
import { useRequestMemberExportMutation } from "../../api/endpoints/member/staffActEndpoints.ts";
import { useMerchantCode } from "../../frame/DeskContext.ts";
import type { ActProps } from "../../frame/DeskModule.ts";
import { ActForm } from "./ActForm.tsx";

const nothing = {};

/** Has the file of a member's data made, which the member alone finds. */
export function DataForm({ member, onClose }: Pick<ActProps, "member" | "onClose">) {
  const { t } = useLingui();
  const merchant = useMerchantCode();
  const [request] = useRequestMemberExportMutation();
  return (
    <ActForm
      label={t`File of the data of ${member.username}`}
      hint={t`The file is made within minutes. The member finds it in the security centre and is told; staff do not see it.`}
      submit={t`Have it made`}
      initialValues={nothing}
      send={({ reason }) => request({ merchant, memberId: member.id, reason }).unwrap()}
      onDone={({ started }) => {
        notify(started ? t`The file is being made.` : t`There is a file of the last hour already.`, {
          tone: "success",
        });
        onClose();
      }}
    />
  );
}
