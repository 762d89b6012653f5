import { useLanguageNames } from "../../texts/useLanguageNames.ts";
import { Trans, useLingui } from "@lingui/react/macro";
import type { Label } from "@marquee/contract/staff";
import { Button, Heading, Link, notify } from "@marquee/ui-kit";
import { useState } from "react";
import { useListLabelsQuery, useRemoveLabelMutation } from "../../api/endpoints/member/staffPartEndpoints.ts";
import { useDesk, useMay } from "../../frame/DeskContext.ts";
import { Page, PageHead } from "../../frame/Page.tsx";
import { type ListColumn, RecordList } from "../../list/RecordList.tsx";
import { useListAddress } from "../../list/useListAddress.ts";
import { ActForm } from "../acts/ActForm.tsx";
import { LabelName } from "../LabelTags.tsx";
import { LabelForm } from "./LabelForm.tsx";
import { FormModal } from "../../forms/FormModal.tsx";

type Choice = { readonly act: "save"; readonly label?: Label } | { readonly act: "remove"; readonly label: Label };

const nothing = {};

function RemoveForm({ label, onClose }: { readonly label: Label; readonly onClose: () => void }) {
  const { t } = useLingui();
  const { merchant } = useDesk();
  const [remove] = useRemoveLabelMutation();
  const { members } = label;
  return (
    <ActForm
      label={t`Remove the label ${label.names.EN}`}
      hint={t`Members with this label: ${members}. They will no longer have it.`}
      submit={t`Remove now`}
      isGrave
      initialValues={nothing}
      send={({ reason }) => remove({ merchant: merchant.code, id: label.id, version: label.version, reason }).unwrap()}
      onDone={() => {
        notify(t`The label is removed.`, { tone: "success" });
        onClose();
      }}
    />
  );
}

function useLabelColumns(onChoose: (choice: Choice) => void): readonly ListColumn<Label>[] {
  const { t } = useLingui();
  const { merchant } = useDesk();
  const mayChange = useMay("members.change");
  const { toLanguage } = useLanguageNames();
  const languages = ({ names }: Label): string => Object.keys(names).map(toLanguage).toSorted().join(", ");
  return [
    {
      key: "name",
      title: t`Label`,
      toCell: ({ names, color, color2 }) => <LabelName name={names.EN} color={color} color2={color2} />,
      toText: ({ names }) => names.EN,
    },
    { key: "rank", title: t`Rank`, align: "end", toCell: ({ rank }) => rank, toText: ({ rank }) => String(rank) },
    {
      key: "service",
      title: t`Customer service`,
      toCell: ({ service }) => (service === "VIP" ? "VIP" : t`As for everybody`),
      toText: ({ service }) => service,
    },
    { key: "languages", title: t`Languages`, toCell: languages, toText: languages },
    {
      key: "members",
      title: t`Members`,
      align: "end",
      toCell: ({ members }) => members,
      toText: ({ members }) => String(members),
    },
    {
      key: "restrictions",
      title: t`Game restrictions`,
      toCell: ({ id, names }) => (
        <Link href={`/${merchant.code}/restrictions?label=${id}`} aria-label={t`Show game restrictions of ${names.EN}`}>
          <Trans>Show</Trans>
        </Link>
      ),
      toText: () => "",
    },
    ...(mayChange
      ? [
          {
            key: "change",
            title: t`Change`,
            toCell: (label: Label) => (
              <>
                <Button
                  size="small"
                  aria-label={t`Change: ${label.names.EN}`}
                  onClick={() => onChoose({ act: "save", label })}
                >
                  <Trans>Change</Trans>
                </Button>{" "}
                {label.kind === "ADMIN" ? null : (
                  <Button
                    size="small"
                    aria-label={t`Remove: ${label.names.EN}`}
                    onClick={() => onChoose({ act: "remove", label })}
                  >
                    <Trans>Remove</Trans>
                  </Button>
                )}
              </>
            ),
            toText: () => "",
          },
        ]
      : []),
  ];
}

/** The merchant's labels: their names, colours and rank. */
export function LabelsPage() {
  const { t } = useLingui();
  const { merchant } = useDesk();
  const address = useListAddress();
  const mayChange = useMay("members.change");
  const [choice, choose] = useState<Choice>();
  const columns = useLabelColumns(choose);
  const loaded = useListLabelsQuery({ merchant: merchant.code });
  const data = loaded.data === undefined ? undefined : { items: loaded.data, next: null };
  const onClose = (): void => choose(undefined);
  const title =
    choice === undefined
      ? ""
      : choice.act === "remove"
        ? t`Remove a label`
        : choice.label
          ? t`Change a label`
          : t`New label`;
  return (
    <Page>
      <PageHead>
        <Heading level={1} size="heading">
          <Trans>Labels</Trans>
        </Heading>
        {mayChange ? (
          <Button look="primary" onClick={() => choose({ act: "save" })}>
            <Trans>New label</Trans>
          </Button>
        ) : null}
      </PageHead>
      <RecordList
        name="labels"
        caption={t`Labels`}
        columns={columns}
        toKey={({ id }) => id}
        loaded={{ ...loaded, data }}
        address={address}
        filters={null}
      />
      <FormModal title={title} open={choice !== undefined} onClose={onClose}>
        {choice === undefined ? null : choice.act === "remove" ? (
          <RemoveForm label={choice.label} onClose={onClose} />
        ) : (
          <LabelForm label={choice.label} onClose={onClose} />
        )}
      </FormModal>
    </Page>
  );
}
