import { useLingui } from "@lingui/react/macro";
import type { PromotionCodeBatch } from "@marquee/contract/staff";
import { notify } from "@marquee/ui-kit";
import { useStopPromotionCodesMutation } from "../../api/endpoints/promotions/staffCodeEndpoints.ts";
import { useMerchantCode } from "../../frame/DeskContext.ts";
import { ActForm } from "../../member/acts/ActForm.tsx";

const nothing = {};

/** Ends codes before they are all used. */
export function StopCodesForm({
  batch: { id, name },
  onClose,
}: {
  readonly batch: PromotionCodeBatch;
  readonly onClose: () => void;
}) {
  const { t } = useLingui();
  const merchant = useMerchantCode();
  const [stop] = useStopPromotionCodesMutation();
  return (
    <ActForm
      label={t`Stop the codes ${name}`}
      hint={t`Nobody can use them any more. Bonuses that were given stay.`}
      submit={t`Stop the codes`}
      isGrave
      initialValues={nothing}
      send={({ reason }) => stop({ merchant, id, reason }).unwrap()}
      onDone={() => {
        notify(t`The codes are stopped.`, { tone: "success" });
        onClose();
      }}
    />
  );
}
