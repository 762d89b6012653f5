import { Trans, useLingui } from "@lingui/react/macro";
import { useGetRegisterCentreQuery, useGiveQuotaMutation } from "@marquee/api-client";
import type { RegisterCentre, TeamLine } from "@marquee/contract";
import { LoadGate } from "@marquee/runtime";
import { EmptyState, FormTextField, FormSelectField, notify } from "@marquee/ui-kit";
import { AgentForm } from "../../components/AgentForm.tsx";
import { formatRebate } from "../../model/rebates.ts";

interface Props {
  readonly line: TeamLine;
  readonly onDone: () => void;
}

function Give({ line: { account }, quotas, onDone }: Props & Pick<RegisterCentre, "quotas">) {
  const { t, i18n } = useLingui();
  const [give] = useGiveQuotaMutation();
  const getLeft = (rebate: string | undefined): number =>
    quotas.find((quota) => String(quota.rebate) === rebate)?.accounts ?? 0;
  return (
    <AgentForm
      label={t`Accounts for ${account}`}
      submit={t`Give the accounts`}
      start={{ rebate: String(quotas[0]?.rebate ?? ""), accounts: "1" }}
      checks={{
        accounts: (text, values) => {
          const left = getLeft(values["rebate"]);
          const highest = i18n.number(left);
          const isWhole = /^\d+$/.test(text) && Number(text) >= 1;
          return isWhole && Number(text) <= left ? undefined : t`A number from 1 to ${highest}`;
        },
      }}
      fields={{ "agent.quota.short": "accounts", "agent.rebate.range": "rebate" }}
      onSubmit={async (values) =>
        give({ account, rebate: Number(values["rebate"]), accounts: Number(values["accounts"]) })
      }
      onDone={() => {
        notify(t`${account} can make more accounts now.`, { tone: "success" });
        onDone();
      }}
    >
      <FormSelectField
        name="rebate"
        label={t`Rebate`}
        options={quotas.map(({ rebate, accounts }) => {
          const [percent, left] = [formatRebate(i18n.locale, rebate), i18n.number(accounts)];
          return { value: String(rebate), label: t`${percent}: ${left} left` };
        })}
      />
      <FormTextField
        name="accounts"
        label={t`How many accounts`}
        required
        maxLength={6}
        inputMode="numeric"
        autoComplete="off"
      />
    </AgentForm>
  );
}

/** Hands some of the agent's quota to an agent directly below, of rebates that this one has. */
export function QuotaForm(props: Props) {
  const { t } = useLingui();
  const centre = useGetRegisterCentreQuery({});
  return (
    <LoadGate query={centre} rows={2}>
      {({ quotas }) => {
        const usable = quotas.filter(({ rebate }) => rebate <= props.line.rebate);
        return usable.length > 0 ? (
          <Give {...props} quotas={usable} />
        ) : (
          <EmptyState picture="empty" title={t`Nothing to give`} level={4}>
            <Trans>You have no accounts left with a rebate that this agent has.</Trans>
          </EmptyState>
        );
      }}
    </LoadGate>
  );
}
