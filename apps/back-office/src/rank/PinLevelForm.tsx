import { useLingui } from "@lingui/react/macro";
import { memberLevels } from "@marquee/contract";
import type { MemberLevel } from "@marquee/contract/staff";
import { FormSelectField, notify } from "@marquee/ui-kit";
import { usePinMemberLevelMutation } from "../api/endpoints/rank/staffEndpoints.ts";
import { useMerchantCode } from "../frame/DeskContext.ts";
import { ActForm } from "../member/acts/ActForm.tsx";

/** Pins the level below which a member does not fall, or lifts the pin. */
export function PinLevelForm({ level, onClose }: { readonly level: MemberLevel; readonly onClose: () => void }) {
  const { t } = useLingui();
  const merchant = useMerchantCode();
  const [pin] = usePinMemberLevelMutation();
  const { memberId, pinned, version } = level;
  return (
    <ActForm
      label={t`Pin a level`}
      hint={t`The member does not fall below it. It brings the rebate and the customer service of the level, and no gift.`}
      submit={t`Save`}
      initialValues={{ level: pinned === null ? "" : String(pinned) }}
      send={({ level: chosen, reason }) =>
        pin({ merchant, memberId, level: chosen === "" ? null : Number(chosen), version, reason }).unwrap()
      }
      onDone={() => {
        notify(t`Saved.`, { tone: "success" });
        onClose();
      }}
    >
      <FormSelectField
        name="level"
        label={t`Not below`}
        options={[
          { value: "", label: t`No pin` },
          ...memberLevels.slice(1).map((one) => ({ value: String(one), label: t`Level ${one}` })),
        ]}
      />
    </ActForm>
  );
}
