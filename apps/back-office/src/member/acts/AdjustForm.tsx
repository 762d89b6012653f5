import { useLingui } from "@lingui/react/macro";
import { isAmount } from "@marquee/contract";
import { FormTextField, notify } from "@marquee/ui-kit";
import { useState } from "react";
import { useProposeAdjustmentMutation } from "../../api/endpoints/member/staffEndpoints.ts";
import { useAmountDigits } from "../../forms/useAmountDigits.ts";
import { useMerchantCode } from "../../frame/DeskContext.ts";
import { ActForm } from "./ActForm.tsx";
import type { ActProps } from "../../frame/DeskModule.ts";

const empty = { amount: "" };

/** Proposes to add money to a member's wallet or to take some away. */
export function AdjustForm({ member, onClose }: Pick<ActProps, "member" | "onClose">) {
  const { t } = useLingui();
  const merchant = useMerchantCode();
  // One id for the form: sent twice, it proposes once.
  const [id] = useState(() => crypto.randomUUID());
  const digits = useAmountDigits(member.currency);
  // Typed as it is sent, without signs between the thousands.
  const example = digits === 0 ? "125" : "12.50";
  const [propose] = useProposeAdjustmentMutation();
  return (
    <ActForm
      label={t`Adjust the balance of ${member.username}`}
      hint={t`Money moves when a second person approves it on the proposals page.`}
      submit={t`Propose`}
      initialValues={empty}
      check={({ amount }) =>
        isAmount(amount.trim().replace(/^\+/, ""), digits, true) && Number(amount) !== 0
          ? {}
          : { amount: t`An amount such as ${example}, or -${example} to take it away.` }
      }
      send={({ amount, reason }) =>
        propose({ merchant, id, memberId: member.id, amount: amount.trim(), reason }).unwrap()
      }
      onDone={() => {
        notify(t`The adjustment is proposed. Somebody else must approve it.`, { tone: "success" });
        onClose();
      }}
    >
      <FormTextField
        name="amount"
        label={t`Amount in ${member.currency}`}
        hint={t`With a minus sign, it is taken away.`}
        maxLength={20}
        inputMode="text"
        autoComplete="off"
      />
    </ActForm>
  );
}
