import { useLingui } from "@lingui/react/macro";
import type { MemberSheet } from "@marquee/contract/staff";
import { FormTextField, notify } from "@marquee/ui-kit";
import { useState } from "react";
import { useCorrectPointsMutation } from "../api/endpoints/points/staffEndpoints.ts";
import { useMerchantCode } from "../frame/DeskContext.ts";
import { ActForm } from "../member/acts/ActForm.tsx";
import { toCorrection } from "./toCorrection.ts";

const empty = { points: "" };

/** Gives a player points or takes some away; what is worth much becomes a proposal. */
export function CorrectPointsForm({
  member,
  onClose,
}: {
  readonly member: Pick<MemberSheet, "id" | "username">;
  readonly onClose: () => void;
}) {
  const { t } = useLingui();
  const merchant = useMerchantCode();
  // One id for the form: sent twice, it corrects once.
  const [id] = useState(() => crypto.randomUUID());
  const [correct] = useCorrectPointsMutation();
  return (
    <ActForm
      label={t`Correct the points of ${member.username}`}
      hint={t`The member sees a correction in the movements of points, without your reason. What is worth much waits for a second person.`}
      submit={t`Correct`}
      initialValues={empty}
      check={({ points }) =>
        toCorrection(points) === undefined ? { points: t`A whole number such as 250, or -250 to take it away.` } : {}
      }
      send={({ points, reason }) =>
        correct({ merchant, id, memberId: member.id, points: toCorrection(points) ?? 0, reason }).unwrap()
      }
      onDone={({ proposal }) => {
        notify(
          proposal === null
            ? t`The points are corrected.`
            : t`The correction is proposed. Somebody else must approve it.`,
          { tone: "success" },
        );
        onClose();
      }}
    >
      <FormTextField
        name="points"
        label={t`Points`}
        hint={t`With a minus sign, they are taken away.`}
        maxLength={11}
        inputMode="text"
        autoComplete="off"
      />
    </ActForm>
  );
}
