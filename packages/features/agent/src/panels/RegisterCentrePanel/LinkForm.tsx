import { Trans, useLingui } from "@lingui/react/macro";
import { useCreateLinkMutation } from "@marquee/api-client";
import { FormTextField, notify, Text } from "@marquee/ui-kit";
import { AgentForm } from "../../components/AgentForm.tsx";
import { RebateField } from "../../components/RebateField.tsx";
import { parseRebate } from "../../model/rebates.ts";
import { useRebateRule } from "../../model/useRebateRule.ts";

/** Makes a link of the agent's own (AC-04). */
export function LinkForm({ most }: { readonly most: number }) {
  const { t } = useLingui();
  const [create] = useCreateLinkMutation();
  const rebate = useRebateRule({ most });
  return (
    <AgentForm
      label={t`New link`}
      submit={t`Make the link`}
      start={{ rebate: "0.00", remark: "" }}
      checks={{ rebate: rebate.check }}
      onSubmit={async (values) =>
        create({ rebate: parseRebate(values["rebate"] ?? "") ?? 0, remark: values["remark"] ?? "" })
      }
      onDone={(_values, reset) => {
        notify(t`The link was made.`, { tone: "success" });
        reset();
      }}
    >
      <RebateField hint={rebate.hint} />
      <FormTextField name="remark" label={t`Your note`} hint={t`Only you see it`} maxLength={100} autoComplete="off" />
      <Text size="label" tone="muted">
        <Trans>Who registers with the link stands in your team and gets this rebate.</Trans>
      </Text>
    </AgentForm>
  );
}
