import { useLingui } from "@lingui/react/macro";
import type { AgentSheet } from "@marquee/contract/staff";
import { FormRadioGroup, FormTextField, notify } from "@marquee/ui-kit";
import {
  useMakeMemberAgentMutation,
  useProposeAgentMoveMutation,
  useSetAgentRebateMutation,
} from "../api/endpoints/agent/staffEndpoints.ts";
import { useState } from "react";
import { useMerchantCode } from "../frame/DeskContext.ts";
import { ActForm } from "../member/acts/ActForm.tsx";
import { useMemberTexts } from "../member/useMemberTexts.ts";
import { isPercent } from "./isPercent.ts";

/** What the forms are about, and how they close. */
interface AgentFormProps {
  readonly agent: AgentSheet;
  readonly onClose: () => void;
}

/** Makes a player an agent. */
export function MakeAgentForm({ agent, onClose }: AgentFormProps) {
  const { t } = useLingui();
  const merchant = useMerchantCode();
  const { kinds } = useMemberTexts();
  const [make] = useMakeMemberAgentMutation();
  const isUnderHouse = agent.upline === null;
  const offered = isUnderHouse ? ([1, 2] as const) : ([1] as const);
  return (
    <ActForm
      label={t`Make ${agent.account} an agent`}
      hint={t`All accounts below become its team. The agent centre opens with the next login.`}
      submit={t`Make an agent`}
      initialValues={{ kind: "1" }}
      send={({ kind, reason }) => make({ merchant, memberId: agent.id, kind: kind === "2" ? 2 : 1, reason }).unwrap()}
      onDone={() => {
        notify(t`${agent.account} is an agent now.`, { tone: "success" });
        onClose();
      }}
    >
      <FormRadioGroup
        name="kind"
        label={t`Kind`}
        options={offered.map((kind) => ({ value: `${kind}`, label: kinds.get(kind) ?? "" }))}
      />
    </ActForm>
  );
}

/** Sets an agent's rebate. */
export function RebateForm({ agent, onClose }: AgentFormProps) {
  const { t } = useLingui();
  const merchant = useMerchantCode();
  const [set] = useSetAgentRebateMutation();
  const { rebateFrom: least, rebateTo: most } = agent;
  const range = t`From ${least} to ${most}: between the rebates of the agents below and above.`;
  const isIn = (typed: string): boolean =>
    isPercent(typed) && Number(typed) >= Number(least) && Number(typed) <= Number(most);
  return (
    <ActForm
      label={t`Set the rebate of ${agent.account}`}
      hint={t`It counts for what is staked from now on. An agent gets the difference to the rebates below.`}
      submit={t`Set the rebate`}
      initialValues={{ rebate: agent.rebate }}
      check={({ rebate }) => (isIn(rebate.trim()) ? {} : { rebate: range })}
      send={({ rebate, reason }) =>
        set({ merchant, memberId: agent.id, was: agent.rebate, rebate: rebate.trim(), reason }).unwrap()
      }
      onDone={() => {
        notify(t`The rebate is set.`, { tone: "success" });
        onClose();
      }}
    >
      <FormTextField
        name="rebate"
        label={t`Rebate, in percent`}
        hint={range}
        inputMode="decimal"
        maxLength={6}
        autoComplete="off"
      />
    </ActForm>
  );
}

/** Proposes to move an account, with all below it. */
export function MoveForm({ agent, onClose }: AgentFormProps) {
  const { t } = useLingui();
  const merchant = useMerchantCode();
  // One id for the form: sent twice, it proposes once.
  const [id] = useState(() => crypto.randomUUID());
  const [propose] = useProposeAgentMoveMutation();
  const accounts = agent.below + 1;
  const from = agent.upline?.account ?? t`The house`;
  return (
    <ActForm
      label={t`Move ${agent.account}`}
      hint={t`Accounts that move: ${accounts}, from ${from}. The former upline keeps its bills and what has settled; the new one sees only what settles after the move. A second person must approve it.`}
      submit={t`Propose the move`}
      isGrave
      initialValues={{ upline: "" }}
      send={({ upline, reason }) =>
        propose({
          merchant,
          id,
          memberId: agent.id,
          upline: upline.trim() === "" ? null : upline.trim(),
          reason,
        }).unwrap()
      }
      onDone={() => {
        notify(t`It is proposed. Somebody else must approve it.`, { tone: "success" });
        onClose();
      }}
    >
      <FormTextField
        name="upline"
        label={t`New upline`}
        hint={t`The username; empty for the house.`}
        maxLength={50}
        autoComplete="off"
      />
    </ActForm>
  );
}
