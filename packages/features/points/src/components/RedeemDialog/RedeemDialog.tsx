import { useLingui } from "@lingui/react/macro";
import type { PointReward } from "@marquee/contract";
import { Modal } from "@marquee/ui-kit";
import { RedeemForm } from "./RedeemForm.tsx";

/** Redeems one offer (PM-03); it closes when that is done. */
export function RedeemDialog({ reward, onClose }: { readonly reward: PointReward; readonly onClose: () => void }) {
  const { t } = useLingui();
  const { name } = reward;
  return (
    <Modal title={t`Redeem ${name}`} open onClose={onClose}>
      <RedeemForm reward={reward} onDone={onClose} />
    </Modal>
  );
}
