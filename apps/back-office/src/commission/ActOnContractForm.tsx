import { useLingui } from "@lingui/react/macro";
import type { HouseAction, StaffContract } from "@marquee/contract/staff";
import { notify } from "@marquee/ui-kit";
import { useState } from "react";
import { useProposeContractActMutation } from "../api/endpoints/commission/staffEndpoints.ts";
import { useMerchantCode } from "../frame/DeskContext.ts";
import { ActForm } from "../member/acts/ActForm.tsx";
import { useContractTexts } from "./useCommissionTexts.ts";

/** Proposes that the house answers, takes its request back, asks for the end, or ends a contract at once. */
export function ActOnContractForm({
  contract: { id: contractId, kind, version, downline },
  action,
  ends,
  onDone,
}: {
  readonly contract: StaffContract;
  readonly action: Exclude<HouseAction, "REQUEST">;
  /** How many contracts below would end with it now. */
  readonly ends: number;
  readonly onDone: () => void;
}) {
  const { t } = useLingui();
  const merchant = useMerchantCode();
  const [id] = useState(() => crypto.randomUUID());
  const [propose] = useProposeContractActMutation();
  const { actions } = useContractTexts();
  const hints: Readonly<Record<typeof action, string>> = {
    ACCEPT: t`What the agent asks for counts from the end of the period on.`,
    REJECT: t`What was agreed goes on as it was.`,
    CANCEL: t`What was agreed goes on as it was.`,
    TERMINATE: t`The agent is asked, and the contract goes on until it agrees.`,
    END: t`It pays nothing for play from now on, and contracts below that it carries end with it: ${ends}.`,
  };
  return (
    <ActForm
      label={`${actions[action]}: ${downline}`}
      hint={hints[action]}
      submit={t`Propose it`}
      isGrave={action === "END"}
      initialValues={{}}
      send={({ reason }) => propose({ merchant, id, kind, action, contractId, version, reason }).unwrap()}
      onDone={() => {
        notify(t`It is proposed. Somebody else must approve it.`, { tone: "success" });
        onDone();
      }}
    />
  );
}
