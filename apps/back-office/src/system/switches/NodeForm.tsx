import { useLingui } from "@lingui/react/macro";
import type { SiteSwitch, SwitchNode } from "@marquee/contract/staff";
import { FormTextField } from "@marquee/ui-kit";
import { useNameTexts } from "../../texts/useNameTexts.ts";
import { SwitchForm } from "../../forms/SwitchForm.tsx";
import type { SendSwitch } from "../../forms/useSwitchSender.ts";

/** Says who answers for a module and what colleagues should know of it. */
export function NodeForm({ node, send }: { readonly node: SwitchNode; readonly send: SendSwitch }) {
  const { t } = useLingui();
  const { name } = useNameTexts().toModule(node.id);
  return (
    <SwitchForm
      label={t`Owner and note of ${name}`}
      initialValues={{ owner: node.owner ?? "", note: node.note ?? "" }}
      toSwitch={({ owner, note }): SiteSwitch => ({ kind: "node", subject: node.id, owner, note })}
      send={send}
      timed={false}
    >
      <FormTextField name="owner" label={t`Owner`} hint={t`A person or a team.`} maxLength={100} autoComplete="off" />
      <FormTextField name="note" label={t`Note`} maxLength={1000} autoComplete="off" />
    </SwitchForm>
  );
}
