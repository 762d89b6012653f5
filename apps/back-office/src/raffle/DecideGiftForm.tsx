import { useLingui } from "@lingui/react/macro";
import type { RaffleGift } from "@marquee/contract/staff";
import { FormSelectField, FormTextField, notify } from "@marquee/ui-kit";
import { useDecideRaffleGiftMutation } from "../api/endpoints/raffle/staffEndpoints.ts";
import { useMerchantCode } from "../frame/DeskContext.ts";
import { ActForm } from "../member/acts/ActForm.tsx";

const empty = { decision: "handOver", remark: "" };

/** Says that a gift was handed over, or that it will not be. */
export function DecideGiftForm({ gift, onClose }: { readonly gift: RaffleGift; readonly onClose: () => void }) {
  const { t } = useLingui();
  const merchant = useMerchantCode();
  const [decide] = useDecideRaffleGiftMutation();
  const { gift: name, username, recordId } = gift;
  return (
    <ActForm
      label={t`Decide about ${name} for ${username}`}
      hint={t`The member sees what becomes of the gift, and your remark.`}
      submit={t`Save the decision`}
      initialValues={empty}
      check={({ decision, remark }) =>
        decision === "cancel" && remark.trim() === "" ? { remark: t`Say to the member why.` } : {}
      }
      send={({ decision, remark, reason }) =>
        decide({
          merchant,
          recordId,
          decision: decision === "cancel" ? "cancel" : "handOver",
          remark: remark.trim(),
          reason,
        }).unwrap()
      }
      onDone={() => {
        notify(t`The decision is saved.`, { tone: "success" });
        onClose();
      }}
    >
      <FormSelectField
        name="decision"
        label={t`What has happened`}
        options={[
          { value: "handOver", label: t`The gift was handed over` },
          { value: "cancel", label: t`It will not be handed over` },
        ]}
      />
      <FormTextField
        name="remark"
        label={t`Remark for the member`}
        hint={t`Needed where it is not handed over.`}
        maxLength={300}
        autoComplete="off"
      />
    </ActForm>
  );
}
