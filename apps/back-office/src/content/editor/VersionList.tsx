import { Trans, useLingui } from "@lingui/react/macro";
import type { DocumentTexts } from "@marquee/contract";
import type { DocumentSheet } from "@marquee/contract/staff";
import { Badge, Button, Heading, Modal, type TableColumn } from "@marquee/ui-kit";
import { useState } from "react";
import { useGetDocumentVersionQuery } from "../../api/endpoints/content/staffEndpoints.ts";
import { useMerchantCode } from "../../frame/DeskContext.ts";
import { LoadGate } from "../../frame/LoadGate.tsx";
import { PartTable } from "../../member/sheet/PartTable.tsx";
import { useTimeText } from "../../texts/useTimeText.ts";
import { TextsView } from "./TextsView.tsx";

type Version = DocumentSheet["versions"][number];

function FormerTexts({
  id,
  number,
  onTake,
}: {
  readonly id: string;
  readonly number: number;
  readonly onTake: ((texts: DocumentTexts) => void) | undefined;
}) {
  const { t } = useLingui();
  const merchant = useMerchantCode();
  const loaded = useGetDocumentVersionQuery({ merchant, id, number });
  return (
    <LoadGate loaded={loaded} fault={t`The version did not load`}>
      {({ texts }) => (
        <>
          <TextsView texts={texts} />
          {onTake && (
            <Button look="primary" onClick={() => onTake(texts)}>
              <Trans>Take these texts into the draft</Trans>
            </Button>
          )}
        </>
      )}
    </LoadGate>
  );
}

function useVersionColumns(
  published: number | null,
  toName: (version: Version) => string,
  show: (version: Version) => void,
): readonly TableColumn<Version>[] {
  const { t } = useLingui();
  const toTime = useTimeText();
  return [
    {
      key: "number",
      title: t`Version`,
      toCell: (version) => (
        <Button size="small" look="quiet" onClick={() => show(version)}>
          {toName(version)}
        </Button>
      ),
    },
    {
      key: "state",
      title: t`State`,
      toCell: ({ number, mustAccept }) => (
        <>
          {number === published && <Badge tone="success">{t`On the site`}</Badge>}
          {mustAccept && <Badge>{t`To be accepted`}</Badge>}
        </>
      ),
    },
    { key: "at", title: t`Published`, toCell: ({ publishedAt }) => toTime(publishedAt) },
    { key: "by", title: t`By`, toCell: ({ publishedBy }) => publishedBy },
    { key: "why", title: t`Why`, toCell: ({ reason }) => reason },
  ];
}

/** What of a document was on the site: who put it there, when and why. */
export function VersionList({
  sheet: { id, versions, published },
  onTake,
}: {
  readonly sheet: DocumentSheet;
  /** Takes the texts of one into the draft; left out for who may not. */
  readonly onTake?: (texts: DocumentTexts) => void;
}) {
  const { t } = useLingui();
  const [shown, show] = useState<Version>();
  const toName = ({ number }: Version): string => t`Version ${number}`;
  const columns = useVersionColumns(published, toName, show);
  return (
    <>
      <Heading level={2} size="title">
        <Trans>Versions</Trans>
      </Heading>
      <PartTable<Version>
        caption={t`Versions`}
        rows={versions}
        toKey={({ number }) => String(number)}
        none={t`It was never on the site.`}
        columns={columns}
      />
      <Modal size="wide" title={shown ? toName(shown) : ""} open={shown !== undefined} onClose={() => show(undefined)}>
        {shown && (
          <FormerTexts
            id={id}
            number={shown.number}
            onTake={
              onTake &&
              ((texts) => {
                onTake(texts);
                show(undefined);
              })
            }
          />
        )}
      </Modal>
    </>
  );
}
