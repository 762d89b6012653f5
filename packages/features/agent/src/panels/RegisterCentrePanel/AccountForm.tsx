import { Trans, useLingui } from "@lingui/react/macro";
import { useCreateTeamMemberMutation, useGetRegisterRulesQuery } from "@marquee/api-client";
import { checkField, type RegisterRule } from "@marquee/contract";
import { toFieldText } from "@marquee/i18n";
import { FormPasswordField, FormTextField, notify, Text } from "@marquee/ui-kit";
import { AgentForm, type FormValues, useNeeded } from "../../components/AgentForm.tsx";
import { KindField, toKind } from "../../components/KindField.tsx";
import { RebateField } from "../../components/RebateField.tsx";
import { parseRebate } from "../../model/rebates.ts";
import { useRebateRule } from "../../model/useRebateRule.ts";

/** Makes one account below the agent (AC-04). */
export function AccountForm({ most }: { readonly most: number }) {
  const { t, i18n } = useLingui();
  const [create] = useCreateTeamMemberMutation();
  const rules = useGetRegisterRulesQuery({}).data?.fields;
  const rebate = useRebateRule({ most });
  const needed = useNeeded();
  const checkBy =
    (name: string, rule: RegisterRule | undefined) =>
    (text: string): string | undefined => {
      const fault = rule && checkField(name, name === "username" ? text.trim() : text, { ...rule, enabled: "1" });
      return needed(text) ?? (fault ? toFieldText(i18n, fault) : undefined);
    };
  const submit = async (values: FormValues) =>
    create({
      kind: toKind(values["kind"]),
      rebate: parseRebate(values["rebate"] ?? "") ?? 0,
      username: values["username"] ?? "",
      password: values["password"] ?? "",
      confirmPassword: values["confirmPassword"] ?? "",
    });
  return (
    <AgentForm
      label={t`New account`}
      submit={t`Make the account`}
      start={{ kind: "0", username: "", password: "", confirmPassword: "", rebate: "0.00" }}
      checks={{
        username: checkBy("username", rules?.["username"]),
        password: checkBy("password", rules?.["password"]),
        confirmPassword: (text, values) =>
          text === values["password"] ? undefined : toFieldText(i18n, { name: "", rule: "match" }),
        rebate: rebate.check,
      }}
      onSubmit={submit}
      onDone={({ username = "" }, reset) => {
        const account = username.trim();
        notify(t`The account ${account} was made.`, { tone: "success" });
        reset();
      }}
    >
      <KindField />
      <FormTextField name="username" label={t`Username`} required maxLength={100} autoComplete="off" />
      <FormPasswordField
        name="password"
        label={t`First password`}
        required
        maxLength={255}
        autoComplete="new-password"
      />
      <FormPasswordField
        name="confirmPassword"
        label={t`First password again`}
        required
        maxLength={255}
        autoComplete="new-password"
      />
      <RebateField hint={rebate.hint} />
      <Text size="label" tone="muted">
        <Trans>Who uses the account chooses a password of their own, and says their age, when they log in.</Trans>
      </Text>
    </AgentForm>
  );
}
