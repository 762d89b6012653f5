import { useLingui } from "@lingui/react/macro";
import { FormRadioGroup } from "@marquee/ui-kit";

/** The field `kind` of a form: what the new account is. */
export function KindField() {
  const { t } = useLingui();
  return (
    <FormRadioGroup
      name="kind"
      label={t`Kind of account`}
      options={[
        { value: "0", label: t`Player`, detail: t`Plays, and has no team` },
        { value: "1", label: t`Agent`, detail: t`Has a team of its own below you` },
      ]}
    />
  );
}

/** What a form with a {@link KindField} sends. */
export const toKind = (kind: string | undefined): 0 | 1 => (kind === "1" ? 1 : 0);
