import { Trans, useLingui } from "@lingui/react/macro";
import { useGetRegisterCentreQuery, useSetTeamRebateMutation } from "@marquee/api-client";
import type { TeamLine } from "@marquee/contract";
import { LoadGate } from "@marquee/runtime";
import { notify, Text } from "@marquee/ui-kit";
import { AgentForm } from "../../components/AgentForm.tsx";
import { RebateField } from "../../components/RebateField.tsx";
import { formatRebate, parseRebate, toRebateInput } from "../../model/rebates.ts";
import { useRebateRule } from "../../model/useRebateRule.ts";

interface Props {
  readonly line: TeamLine;
  readonly onDone: () => void;
}

function Raise({ line: { account, rebate: least }, most, onDone }: Props & { readonly most: number }) {
  const { t, i18n } = useLingui();
  const [save] = useSetTeamRebateMutation();
  const rule = useRebateRule({ least, most });
  return (
    <AgentForm
      label={t`Rebate of ${account}`}
      submit={t`Raise the rebate`}
      start={{ rebate: toRebateInput(least) }}
      checks={{ rebate: rule.check }}
      onSubmit={async (values) => save({ account, rebate: parseRebate(values["rebate"] ?? "") ?? 0 })}
      onDone={({ rebate = "" }) => {
        const given = formatRebate(i18n.locale, parseRebate(rebate) ?? 0);
        notify(t`${account} has a rebate of ${given} now.`, { tone: "success" });
        onDone();
      }}
    >
      <RebateField hint={rule.hint} />
      <Text size="label" tone="muted">
        <Trans>A rebate can be raised up to yours. It cannot be lowered again.</Trans>
      </Text>
    </AgentForm>
  );
}

/** Raises the rebate of an account directly below. */
export function RebateForm(props: Props) {
  const centre = useGetRegisterCentreQuery({});
  return (
    <LoadGate query={centre} rows={2}>
      {({ rebate }) => <Raise {...props} most={rebate} />}
    </LoadGate>
  );
}
