import { Plural, useLingui } from "@lingui/react/macro";
import type { ChangedMembers } from "@marquee/contract/staff";
import { Button, FormSelectField, Modal, notify, Text } from "@marquee/ui-kit";
import { useState } from "react";
import { useListLabelsQuery } from "../../api/labelApi.ts";
import { useLabelMembersMutation, useSetMemberStatesMutation } from "../../api/memberApi.ts";
import { useMay, useMerchantCode } from "../../frame/DeskContext.ts";
import { SelectionBar } from "../../list/SelectionBar.tsx";
import type { Selection } from "../../list/useSelection.tsx";
import { ActForm } from "../acts/ActForm.tsx";

type Act = "freeze" | "unfreeze" | "give" | "take";

function useActTexts() {
  const { t } = useLingui();
  return {
    give: { title: t`Give a label`, hint: t`Their other labels stay. Who carries it already is left as it is.` },
    take: { title: t`Take a label away`, hint: t`Their other labels stay. Who does not carry it is left as it is.` },
    freeze: {
      title: t`Freeze`,
      hint: t`They are logged out at once and cannot log in. Who is not active is left as it is.`,
    },
    unfreeze: { title: t`Unfreeze`, hint: t`They may log in again. Who is not frozen is left as it is.` },
  } as const satisfies Record<Act, unknown>;
}

function ActOnChosen({
  act,
  memberIds,
  onDone,
}: {
  readonly act: Act;
  readonly memberIds: readonly string[];
  readonly onDone: () => void;
}) {
  const { t } = useLingui();
  const merchant = useMerchantCode();
  const { title, hint } = useActTexts()[act];
  const { data: labels = [] } = useListLabelsQuery({ merchant });
  const [setStates] = useSetMemberStatesMutation();
  const [label] = useLabelMembersMutation();
  const ofLabel = act === "give" || act === "take";
  const chosen = { merchant, memberIds: [...memberIds] };
  return (
    <ActForm
      label={title}
      hint={hint}
      submit={title}
      isGrave={act === "freeze"}
      initialValues={{ label: "" }}
      check={(values) => (ofLabel && values.label === "" ? { label: t`Choose a label.` } : {})}
      send={(values): Promise<ChangedMembers> =>
        ofLabel
          ? label({ ...chosen, label: values.label, carried: act === "give", reason: values.reason }).unwrap()
          : setStates({ ...chosen, event: act, reason: values.reason }).unwrap()
      }
      onDone={({ changed, left }) => {
        notify(t`Changed: ${changed.length}. Left as they were: ${left.length}.`, { tone: "success" });
        onDone();
      }}
    >
      <Text size="small" strong>
        <Plural value={memberIds.length} one="# member" other="# members" />
      </Text>
      {ofLabel ? (
        <FormSelectField
          name="label"
          label={t`Label`}
          options={[
            { value: "", label: t`Choose a label` },
            ...labels.map(({ id, names }) => ({ value: id, label: names.EN })),
          ]}
        />
      ) : null}
    </ActForm>
  );
}

/** What may be done to the members who are chosen in the list: labels, and freezing. */
export function ChosenMembers({
  selection,
  shown,
}: {
  readonly selection: Selection;
  readonly shown: readonly string[];
}) {
  const { t } = useLingui();
  const [act, setAct] = useState<Act>();
  const texts = useActTexts();
  const [mayChange, maySecure] = [useMay("members.change"), useMay("members.secure")];
  const offered: readonly Act[] = [
    ...(mayChange ? (["give", "take"] as const) : []),
    ...(maySecure ? (["freeze", "unfreeze"] as const) : []),
  ];
  return (
    <>
      <SelectionBar label={t`Chosen members`} selection={selection} shown={shown}>
        {offered.map((name) => (
          <Button key={name} size="small" onClick={() => setAct(name)}>
            {texts[name].title}
          </Button>
        ))}
      </SelectionBar>
      <Modal
        title={act === undefined ? "" : texts[act].title}
        open={act !== undefined}
        onClose={() => setAct(undefined)}
      >
        {act === undefined ? null : (
          <ActOnChosen
            act={act}
            memberIds={[...selection.keys]}
            onDone={() => {
              setAct(undefined);
              selection.clear();
            }}
          />
        )}
      </Modal>
    </>
  );
}
