import { useLingui } from "@lingui/react/macro";
import { type ClosingAct, reopenDays } from "@marquee/contract/staff";
import { notify } from "@marquee/ui-kit";
import { useState } from "react";
import { useProposeClosingMutation } from "../../api/endpoints/member/staffActEndpoints.ts";
import { useMerchantCode } from "../../frame/DeskContext.ts";
import type { ActProps } from "../../frame/DeskModule.ts";
import { ActForm } from "./ActForm.tsx";

const nothing = {};

type FormProps = Pick<ActProps, "member" | "onClose">;

function ClosingForm({ member, onClose, act }: FormProps & { readonly act: ClosingAct }) {
  const { t } = useLingui();
  const merchant = useMerchantCode();
  // One id for the form: sent twice, it proposes once.
  const [id] = useState(() => crypto.randomUUID());
  const [propose] = useProposeClosingMutation();
  const texts = {
    close: {
      label: t`Close the account of ${member.username}`,
      hint: t`When a second person approves, all sessions end and nobody can log in any more. The wallet must be empty then. Two people can open it again within ${reopenDays} days.`,
    },
    reopen: {
      label: t`Reopen the account of ${member.username}`,
      hint: t`When a second person approves, the member can log in and play again. An account whose member takes a break from playing stays closed.`,
    },
    erase: {
      label: t`Delete the data of ${member.username}`,
      hint: t`When a second person approves, the account is closed for good, and contacts, names, documents and messages are deleted within the hour, or when a legal hold ends. The wallet must be empty then.`,
    },
  } as const;
  const { label, hint } = texts[act];
  return (
    <ActForm
      label={label}
      hint={hint}
      submit={t`Propose`}
      isGrave={act !== "reopen"}
      initialValues={nothing}
      send={({ reason }) => propose({ merchant, id, memberId: member.id, act, reason }).unwrap()}
      onDone={() => {
        notify(t`Proposed. Somebody else must approve it.`, { tone: "success" });
        onClose();
      }}
    />
  );
}

/** Proposes to close a member's account. */
export const CloseForm = (props: FormProps) => <ClosingForm {...props} act="close" />;

/** Proposes to open a closed account again. */
export const ReopenForm = (props: FormProps) => <ClosingForm {...props} act="reopen" />;

/** Proposes to close an account and to delete its member's data. */
export const EraseForm = (props: FormProps) => <ClosingForm {...props} act="erase" />;
