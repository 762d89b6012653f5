import { useLingui } from "@lingui/react/macro";
import type { SettlePayout, StaffWithdrawalSheet } from "@marquee/contract/staff";
import { FormRadioGroup, notify, type RadioOption } from "@marquee/ui-kit";
import { useState } from "react";
import { useSettlePayoutMutation } from "../api/endpoints/withdrawal/staffEndpoints.ts";
import { useMerchantCode } from "../frame/DeskContext.ts";
import { ActForm } from "../member/acts/ActForm.tsx";

type Finding = SettlePayout["finding"];

const nothing: { readonly finding: Finding | "" } = { finding: "" };

/** Proposes what to make of a payout that its provider contradicts: it was paid, it was not, or it stays as it is. */
export function SettlePayoutForm({
  order: { orderNo, version: seen, findings },
}: {
  readonly order: StaffWithdrawalSheet;
}) {
  const { t } = useLingui();
  const merchant = useMerchantCode();
  // One id for each proposal: sent twice, it is made once.
  const [id, setId] = useState(() => crypto.randomUUID());
  const [settle] = useSettlePayoutMutation();
  const options: Readonly<Record<Finding, RadioOption>> = {
    PAID: { value: "PAID", label: t`It was paid`, detail: t`The money leaves the member's account, if it is there.` },
    UNPAID: { value: "UNPAID", label: t`It was not paid`, detail: t`The member gets the whole amount back.` },
    AS_STORED: {
      value: "AS_STORED",
      label: t`It stays as it is`,
      detail: t`No money moves. Should the provider say it again, it stands here again.`,
    },
  };
  return (
    <ActForm
      label={t`Settle withdrawal ${orderNo}`}
      hint={t`Ask the provider first. It happens when a second person approves it on the proposals page, and the member is told why.`}
      submit={t`Propose`}
      initialValues={nothing}
      check={({ finding }) => (finding === "" ? { finding: t`Choose what is true.` } : {})}
      send={({ finding, reason }) =>
        settle({ merchant, id, orderNo, seen, finding: finding === "" ? "AS_STORED" : finding, reason }).unwrap()
      }
      onDone={() => {
        setId(crypto.randomUUID());
        notify(t`It is proposed. Somebody else must approve it.`, { tone: "success" });
      }}
    >
      <FormRadioGroup name="finding" label={t`What is true`} options={findings.map((finding) => options[finding])} />
    </ActForm>
  );
}
