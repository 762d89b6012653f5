import { Trans, useLingui } from "@lingui/react/macro";
import { useCreateTeamMembersMutation } from "@marquee/api-client";
import { agentLimits, type CreatedTeamMembers } from "@marquee/contract";
import { FormTextField, Text } from "@marquee/ui-kit";
import { useState } from "react";
import { AgentForm, type FormValues, useNeeded } from "../../components/AgentForm.tsx";
import { KindField, toKind } from "../../components/KindField.tsx";
import { RebateField } from "../../components/RebateField.tsx";
import { parseRebate } from "../../model/rebates.ts";
import { useRebateRule } from "../../model/useRebateRule.ts";
import { MadeAccounts } from "./MadeAccounts.tsx";

const fields = { "username.taken": "prefix", "agent.rebate.range": "rebate", "agent.quota.short": "rebate" } as const;
const most = agentLimits.accountsAtOnce;

/** Makes several accounts at once, whose passwords are shown once. */
export function QuickForm({ most: mostRebate }: { readonly most: number }) {
  const { t } = useLingui();
  const [create] = useCreateTeamMembersMutation();
  const [made, setMade] = useState<CreatedTeamMembers["list"] | null>(null);
  const rebate = useRebateRule({ most: mostRebate });
  const needed = useNeeded();
  const checkNumber =
    (highest: number) =>
    (text: string): string | undefined =>
      /^\d+$/.test(text) && Number(text) >= 1 && Number(text) <= highest ? undefined : t`A number from 1 to ${highest}`;
  const submit = async (values: FormValues) => {
    const result = await create({
      kind: toKind(values["kind"]),
      rebate: parseRebate(values["rebate"] ?? "") ?? 0,
      prefix: values["prefix"] ?? "",
      first: Number(values["first"]),
      count: Number(values["count"]),
    });
    if (result.data !== undefined) setMade(result.data.list);
    return result;
  };
  return (
    <>
      <AgentForm
        label={t`Quick create`}
        submit={t`Make the accounts`}
        start={{ kind: "0", prefix: "", first: "1", count: "5", rebate: "0.00" }}
        checks={{
          prefix: needed,
          first: checkNumber(999_999),
          count: checkNumber(most),
          rebate: rebate.check,
        }}
        fields={fields}
        onSubmit={submit}
        onDone={(_values, reset) => reset()}
      >
        <KindField />
        <FormTextField
          name="prefix"
          label={t`How the names begin`}
          hint={t`A number follows: lucky becomes lucky01, lucky02 and so on`}
          required
          maxLength={100}
          autoComplete="off"
        />
        <FormTextField
          name="first"
          label={t`First number`}
          required
          maxLength={6}
          inputMode="numeric"
          autoComplete="off"
        />
        <FormTextField
          name="count"
          label={t`How many accounts`}
          hint={t`At most ${most}`}
          required
          maxLength={2}
          inputMode="numeric"
          autoComplete="off"
        />
        <RebateField hint={rebate.hint} />
        <Text size="label" tone="muted">
          <Trans>All of them are made, or none. Their passwords are shown once.</Trans>
        </Text>
      </AgentForm>
      {made !== null && <MadeAccounts list={made} onClose={() => setMade(null)} />}
    </>
  );
}
