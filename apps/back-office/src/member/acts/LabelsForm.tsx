import { Trans, useLingui } from "@lingui/react/macro";
import { CheckboxField, Skeleton, Text, notify } from "@marquee/ui-kit";
import { useField } from "formik";
import { useListLabelsQuery } from "../../api/endpoints/member/staffPartEndpoints.ts";
import { useSetMemberLabelsMutation } from "../../api/endpoints/member/staffEndpoints.ts";
import { useMerchantCode } from "../../frame/DeskContext.ts";
import { LabelName } from "../LabelTags.tsx";
import { ActForm } from "./ActForm.tsx";
import type { ActProps } from "../../frame/DeskModule.ts";

function Choice({ merchant }: { readonly merchant: string }) {
  const { data } = useListLabelsQuery({ merchant });
  const [{ value }, , { setValue }] = useField<readonly string[]>("labels");
  if (data === undefined) return <Skeleton shape="row" />;
  if (data.length === 0)
    return (
      <Text tone="muted">
        <Trans>There is no label yet.</Trans>
      </Text>
    );
  return (
    <div>
      {data.map(({ id, names, color, color2 }) => (
        <CheckboxField
          key={id}
          label={<LabelName name={names.EN} color={color} color2={color2} />}
          checked={value.includes(id)}
          onChange={({ target }) =>
            void setValue(target.checked ? [...value, id] : value.filter((each) => each !== id))
          }
        />
      ))}
    </div>
  );
}

/** Chooses a member's labels. */
export function LabelsForm({ member, seen, onSeen, onClose }: ActProps) {
  const { t } = useLingui();
  const merchant = useMerchantCode();
  const [set] = useSetMemberLabelsMutation();
  return (
    <ActForm
      label={t`Labels of ${member.username}`}
      hint={t`The label with the highest rank stands beside the member's name on the site.`}
      submit={t`Set labels`}
      initialValues={{ labels: member.labels.map(({ id }) => id) }}
      send={({ labels, reason }) => set({ merchant, memberId: member.id, labels, version: seen, reason }).unwrap()}
      onConflict={onSeen}
      onDone={() => {
        notify(t`The labels are set.`, { tone: "success" });
        onClose();
      }}
    >
      <Choice merchant={merchant} />
    </ActForm>
  );
}
