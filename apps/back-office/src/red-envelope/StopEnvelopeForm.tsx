import { useLingui } from "@lingui/react/macro";
import type { StaffEnvelope } from "@marquee/contract/staff";
import { notify } from "@marquee/ui-kit";
import { useStopRedEnvelopeMutation } from "../api/endpoints/red-envelope/staffEndpoints.ts";
import { useMerchantCode } from "../frame/DeskContext.ts";
import { ActForm } from "../member/acts/ActForm.tsx";

const nothing = {};

/** Ends an envelope before its time. */
export function StopEnvelopeForm({
  envelope,
  onClose,
}: {
  readonly envelope: StaffEnvelope;
  readonly onClose: () => void;
}) {
  const { t } = useLingui();
  const merchant = useMerchantCode();
  const [stop] = useStopRedEnvelopeMutation();
  const name = envelope.names.EN;
  return (
    <ActForm
      label={t`Stop the envelope ${name}`}
      hint={t`Nobody gets a part of it any more. Parts that were paid stay paid, and its seed is shown.`}
      submit={t`Stop the envelope`}
      isGrave
      initialValues={nothing}
      send={({ reason }) => stop({ merchant, id: envelope.id, reason }).unwrap()}
      onDone={() => {
        notify(t`The envelope is stopped.`, { tone: "success" });
        onClose();
      }}
    />
  );
}
