import { useLingui } from "@lingui/react/macro";
import type { AgentSheet } from "@marquee/contract/staff";
import { FormTextField, notify } from "@marquee/ui-kit";
import { useSetAgentQuotaMutation } from "../api/endpoints/agent/staffEndpoints.ts";
import { useMerchantCode } from "../frame/DeskContext.ts";
import { ActForm } from "../member/acts/ActForm.tsx";
import { isPercent } from "./isPercent.ts";

const mostAccounts = 100_000;

/** Sets how many accounts of a rebate an agent may still make. */
export function QuotaForm({ agent, onClose }: { readonly agent: AgentSheet; readonly onClose: () => void }) {
  const { t, i18n } = useLingui();
  const merchant = useMerchantCode();
  const [set] = useSetAgentQuotaMutation();
  const most = i18n.number(mostAccounts);
  const toNow = (rebate: string): number =>
    agent.quotas.find((quota) => Number(quota.rebate) === Number(rebate.trim()))?.accounts ?? 0;
  const isNumber = (text: string): boolean => /^\d{1,6}$/.test(text.trim()) && Number(text) <= mostAccounts;
  return (
    <ActForm
      label={t`Set the quota of ${agent.account}`}
      hint={t`So many accounts with this rebate the agent may still make, or hand down to agents of its team.`}
      submit={t`Set the quota`}
      initialValues={{ rebate: agent.quotas[0]?.rebate ?? agent.rebate, accounts: "" }}
      check={({ rebate, accounts }) => ({
        ...(isPercent(rebate) && Number(rebate) <= Number(agent.rebate)
          ? {}
          : { rebate: t`At most ${agent.rebate}, the agent's own.` }),
        ...(isNumber(accounts) ? {} : { accounts: t`From 0 to ${most}.` }),
      })}
      send={({ rebate, accounts, reason }) =>
        set({
          merchant,
          memberId: agent.id,
          rebate: rebate.trim(),
          was: toNow(rebate),
          accounts: Number(accounts),
          reason,
        }).unwrap()
      }
      onDone={() => {
        notify(t`The quota is set.`, { tone: "success" });
        onClose();
      }}
    >
      <FormTextField
        name="rebate"
        label={t`Rebate of the accounts, in percent`}
        inputMode="decimal"
        maxLength={6}
        autoComplete="off"
      />
      <FormTextField
        name="accounts"
        label={t`Accounts that it may still make`}
        inputMode="numeric"
        maxLength={6}
        autoComplete="off"
      />
    </ActForm>
  );
}
