import { Plural, useLingui } from "@lingui/react/macro";
import type { ChangedMembers } from "@marquee/contract/staff";
import { Button, FormSelectField, notify, Text } from "@marquee/ui-kit";
import { useState } from "react";
import { useListLabelsQuery } from "../../api/endpoints/member/staffPartEndpoints.ts";
import { useLabelMembersMutation, useSetMemberStatesMutation } from "../../api/endpoints/member/staffEndpoints.ts";
import { useMay, useMerchantCode } from "../../frame/DeskContext.ts";
import { SelectionBar } from "../../list/SelectionBar.tsx";
import type { Selection } from "../../list/useSelection.tsx";
import { ActForm } from "../acts/ActForm.tsx";
import { SendOfferForm } from "../acts/SendOfferForm.tsx";
import { FormModal } from "../../forms/FormModal.tsx";

type Change = "freeze" | "unfreeze" | "give" | "take";
type Act = Change | "offer";

function useChangeTexts() {
  const { t } = useLingui();
  return {
    give: {
      title: t`Give a label`,
      hint: t`Their other labels stay. Members who already have it are left as they are.`,
    },
    take: {
      title: t`Take a label away`,
      hint: t`Their other labels stay. Members who do not have it are left as they are.`,
    },
    freeze: {
      title: t`Freeze`,
      hint: t`They are logged out at once and cannot log in. Members who are not active are left as they are.`,
    },
    unfreeze: { title: t`Unfreeze`, hint: t`They may log in again. Members who are not frozen are left as they are.` },
  } as const satisfies Record<Change, unknown>;
}

function ChangeChosen({
  act,
  memberIds,
  onDone,
}: {
  readonly act: Change;
  readonly memberIds: readonly string[];
  readonly onDone: () => void;
}) {
  const { t } = useLingui();
  const merchant = useMerchantCode();
  const { title, hint } = useChangeTexts()[act];
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

/** What may be done to the members who are chosen in the list: labels, freezing, offers. */
export function ChosenMembers({
  selection,
  shown,
}: {
  readonly selection: Selection;
  readonly shown: readonly string[];
}) {
  const { t } = useLingui();
  const [act, setAct] = useState<Act>();
  const texts = useChangeTexts();
  const titles: Record<Act, string> = {
    give: texts.give.title,
    take: texts.take.title,
    freeze: texts.freeze.title,
    unfreeze: texts.unfreeze.title,
    offer: t`Send an offer`,
  };
  const [mayChange, maySecure, mayOffer] = [useMay("members.change"), useMay("members.secure"), useMay("offers.send")];
  const chosen = [...selection.keys];
  const finish = (): void => {
    setAct(undefined);
    selection.clear();
  };
  const offered: readonly Act[] = [
    ...(mayChange ? (["give", "take"] as const) : []),
    ...(maySecure ? (["freeze", "unfreeze"] as const) : []),
    ...(mayOffer ? (["offer"] as const) : []),
  ];
  return (
    <>
      <SelectionBar label={t`Chosen members`} selection={selection} shown={shown}>
        {offered.map((name) => (
          <Button key={name} size="small" onClick={() => setAct(name)}>
            {titles[name]}
          </Button>
        ))}
      </SelectionBar>
      <FormModal
        title={act === undefined ? "" : titles[act]}
        open={act !== undefined}
        onClose={() => setAct(undefined)}
      >
        {act === "offer" && <SendOfferForm memberIds={chosen} onDone={finish} />}
        {act !== undefined && act !== "offer" && <ChangeChosen act={act} memberIds={chosen} onDone={finish} />}
      </FormModal>
    </>
  );
}
