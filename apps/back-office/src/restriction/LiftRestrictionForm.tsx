import { useLingui } from "@lingui/react/macro";
import type { Restriction } from "@marquee/contract/staff";
import { notify } from "@marquee/ui-kit";
import { useLiftRestrictionMutation } from "../api/endpoints/restriction/staffEndpoints.ts";
import { useMerchantCode } from "../frame/DeskContext.ts";
import { ActForm } from "../member/acts/ActForm.tsx";
import { useRestrictionTexts } from "./useRestrictionTexts.ts";

const nothing = {};

/** Lifts a restriction. */
export function LiftRestrictionForm({
  restriction,
  version,
  onConflict,
  onClose,
}: {
  readonly restriction: Restriction;
  /** The version of the member that was seen. */
  readonly version?: number;
  readonly onConflict?: (version: number) => void;
  readonly onClose: () => void;
}) {
  const { t } = useLingui();
  const merchant = useMerchantCode();
  const [lift] = useLiftRestrictionMutation();
  const { toTarget } = useRestrictionTexts();
  const { subject, subjectName } = restriction;
  const target = toTarget(restriction);
  return (
    <ActForm
      label={t`Lift the restriction: ${target}`}
      hint={
        subject === "LABEL"
          ? t`Everyone with the label ${subjectName} can play there again, unless another restriction applies.`
          : t`${subjectName} can play there again, unless another restriction applies.`
      }
      submit={t`Lift now`}
      initialValues={nothing}
      send={({ reason }) =>
        lift({ merchant, id: restriction.id, ...(version === undefined ? {} : { version }), reason }).unwrap()
      }
      {...(onConflict === undefined ? {} : { onConflict })}
      onDone={() => {
        notify(t`It is lifted.`, { tone: "success" });
        onClose();
      }}
    />
  );
}
