import { useLingui } from "@lingui/react/macro";
import type { StaffRaffle } from "@marquee/contract/staff";
import { notify } from "@marquee/ui-kit";
import { useStopRaffleMutation } from "../api/endpoints/raffle/staffEndpoints.ts";
import { useMerchantCode } from "../frame/DeskContext.ts";
import { ActForm } from "../member/acts/ActForm.tsx";

const nothing = {};

/** Ends a raffle before its time. */
export function StopRaffleForm({ raffle, onClose }: { readonly raffle: StaffRaffle; readonly onClose: () => void }) {
  const { t } = useLingui();
  const merchant = useMerchantCode();
  const [stop] = useStopRaffleMutation();
  const name = raffle.names.EN;
  return (
    <ActForm
      label={t`Stop the raffle ${name}`}
      hint={t`Nobody draws from it any more. What was drawn stays, and its seed is shown.`}
      submit={t`Stop the raffle`}
      isGrave
      initialValues={nothing}
      send={({ reason }) => stop({ merchant, id: raffle.id, reason }).unwrap()}
      onDone={() => {
        notify(t`The raffle is stopped.`, { tone: "success" });
        onClose();
      }}
    />
  );
}
