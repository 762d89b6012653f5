import { useLingui } from "@lingui/react/macro";
import type { StaffMission } from "@marquee/contract/staff";
import { useStopMissionMutation } from "../api/endpoints/missions/staffEndpoints.ts";
import { useMerchantCode } from "../frame/DeskContext.ts";
import { ActForm } from "../member/acts/ActForm.tsx";

const nothing = {};

/** Asks for a reason before a mission is stopped. */
export function StopMissionForm({ mission, onDone }: { readonly mission: StaffMission; readonly onDone: () => void }) {
  const { t } = useLingui();
  const merchant = useMerchantCode();
  const [stop] = useStopMissionMutation();
  return (
    <ActForm
      label={t`Stop a mission`}
      hint={t`Nobody is offered it or claims it any more, not even those who have completed it. What was claimed stays.`}
      submit={t`Stop it now`}
      isGrave
      initialValues={nothing}
      send={({ reason }) => stop({ merchant, id: mission.id, reason }).unwrap()}
      onDone={onDone}
    />
  );
}
