import { Trans, useLingui } from "@lingui/react/macro";
import { isApiError, useTransferWalletMutation } from "@marquee/api-client";
import type { Balance } from "@marquee/contract";
import { useCurrencyDigits, useNotifyError } from "@marquee/runtime";
import { Button, notify } from "@marquee/ui-kit";
import { useState } from "react";
import { splitBalance } from "../../model/amounts.ts";

/** Brings everything that vendors' wallets hold back into the main one: a transfer for each (MC-02). */
export function RecallButton({ balances }: { readonly balances: Balance["wallets"] }) {
  const { t } = useLingui();
  const [transfer] = useTransferWalletMutation();
  const [isBusy, setBusy] = useState(false);
  const notifyError = useNotifyError();
  const digits = useCurrencyDigits();
  const filled = balances.filter(
    ({ vassalage, available }) => vassalage !== "MAIN" && splitBalance(available, digits).whole !== "0.00",
  );
  const recall = async (): Promise<void> => {
    setBusy(true);
    const results = await Promise.all(
      filled.map(({ vassalage }) => transfer({ from: vassalage, to: "MAIN", all: true })),
    );
    setBusy(false);
    const refused = results.find(({ error }) => error !== undefined);
    if (refused !== undefined) return notifyError(isApiError(refused.error) ? refused.error.code : "unknown");
    const isAll = results.every(({ data }) => data?.status === "SUCCESS");
    if (isAll) notify(t`Everything is back in your main wallet.`, { tone: "success" });
    else notify(t`Not every provider has answered yet. Your transfers are listed below.`);
  };
  return (
    <Button onClick={() => void recall()} busy={isBusy} disabled={filled.length === 0}>
      <Trans>Bring everything back</Trans>
    </Button>
  );
}
