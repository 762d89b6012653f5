import { Trans, useLingui } from "@lingui/react/macro";
import type { StaffDeposit } from "@marquee/contract/staff";
import { Text } from "@marquee/ui-kit";
import { useDecideDepositMutation, useSettleDepositMutation } from "../api/endpoints/wallet/staffEndpoints.ts";
import { useMerchantCode } from "../frame/DeskContext.ts";
import { DecideForm } from "../orders/DecideForm.tsx";
import { useDepositTexts } from "./useDepositTexts.ts";

/** Credits or rejects a deposit in review; notes that what the provider says against one is settled. */
export function DecideDeposit({ deposit }: { readonly deposit: StaffDeposit }) {
  const { t } = useLingui();
  const merchant = useMerchantCode();
  const { states } = useDepositTexts();
  const [decide] = useDecideDepositMutation();
  const [settle] = useSettleDepositMutation();
  const { orderNo, version: seen, state, contradiction } = deposit;
  const send = (decision: "credit" | "reject") => async (reason: string) =>
    states[(await decide({ merchant, orderNo, seen, reason, decision }).unwrap()).state];
  return (
    <>
      <DecideForm
        title={t`Decide`}
        label={t`Decide about deposit ${orderNo}`}
        hint={t`For the audit log; the member reads it where you reject.`}
        isWaiting={state === "REVIEW"}
        decisions={[
          { shortcut: "a", label: t`Credit what was paid`, look: "primary", send: send("credit") },
          { shortcut: "r", label: t`Reject`, look: "danger", send: send("reject") },
        ]}
      />
      <DecideForm
        title={t`Settle a contradiction`}
        label={t`Settle deposit ${orderNo}`}
        hint={t`For the audit log.`}
        isWaiting={contradiction !== ""}
        decisions={[
          {
            label: t`It is settled`,
            look: "primary",
            send: async (reason) => {
              await settle({ merchant, orderNo, seen, reason }).unwrap();
              return t`Noted.`;
            },
          },
        ]}
      >
        <Text size="small">
          <Trans>No money moves. Propose an adjustment of the balance where it has to.</Trans>
        </Text>
      </DecideForm>
    </>
  );
}
