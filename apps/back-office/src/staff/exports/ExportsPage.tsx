import { Trans, useLingui } from "@lingui/react/macro";
import { type Export, toExportPath } from "@marquee/contract/staff";
import { Button, Heading, notify, Text } from "@marquee/ui-kit";
import { useCancelExportMutation, useListExportsQuery } from "../../api/endpoints/staff/exportEndpoints.ts";
import { useDesk } from "../../frame/DeskContext.ts";
import { DeskLink } from "../../frame/DeskLink.tsx";
import { Page, PageHead } from "../../frame/Page.tsx";
import { type ListColumn, RecordList } from "../../list/RecordList.tsx";
import { useListAddress } from "../../list/useListAddress.ts";
import { deskPages } from "../../pages.ts";
import { toErrorText } from "../../texts/errorText.ts";
import { useTimeText } from "../../texts/useTimeText.ts";
import { useZoneName } from "../../texts/useZoneName.ts";
import { ExportProgress } from "./ExportProgress.tsx";

const isOpen = ({ state }: Export): boolean => state === "WAITING" || state === "RUNNING";

function useExportColumns(cancel: (id: string) => void): readonly ListColumn<Export>[] {
  const { t, i18n } = useLingui();
  const { merchant } = useDesk();
  const toTime = useTimeText();
  // A list has the name of its page's address.
  const toListName = (list: string): string => {
    const page = deskPages.find(({ path }) => path === list);
    return page === undefined ? list : i18n._(page.title);
  };
  const toSize = (bytes: number): string => {
    const kibibytes = i18n.number(bytes / 1024, { maximumFractionDigits: bytes < 10_240 ? 1 : 0 });
    return t`${kibibytes} KiB`;
  };
  return [
    { key: "list", title: t`List`, toCell: ({ list }) => toListName(list), toText: ({ list }) => list },
    { key: "state", title: t`State`, toCell: (made) => <ExportProgress made={made} />, toText: ({ state }) => state },
    {
      key: "rows",
      title: t`Lines`,
      align: "end",
      toCell: ({ rows }) => i18n.number(rows),
      toText: ({ rows }) => String(rows),
    },
    {
      key: "bytes",
      title: t`Size`,
      align: "end",
      toCell: ({ bytes }) => (bytes === 0 ? "–" : toSize(bytes)),
      toText: ({ bytes }) => String(bytes),
    },
    {
      key: "asked",
      title: t`Asked`,
      toCell: ({ askedAt }) => toTime(askedAt, merchant.timeZone),
      isOneLine: true,
      toText: ({ askedAt }) => new Date(askedAt).toISOString(),
    },
    { key: "by", title: t`Who`, toCell: ({ askedBy }) => askedBy, toText: ({ askedBy }) => askedBy },
    {
      key: "until",
      title: t`Available until`,
      toCell: ({ expiresAt }) => (expiresAt === null ? "–" : toTime(expiresAt, merchant.timeZone)),
      isOneLine: true,
      toText: ({ expiresAt }) => (expiresAt === null ? "" : new Date(expiresAt).toISOString()),
    },
    {
      key: "act",
      title: t`File`,
      toCell: ({ id, list, downloadable, cancellable }) =>
        downloadable ? (
          <DeskLink reloadDocument to={toExportPath(id)} download aria-label={t`Download: ${toListName(list)}`}>
            <Trans>Download</Trans>
          </DeskLink>
        ) : cancellable ? (
          <Button size="small" onClick={() => cancel(id)} aria-label={t`Cancel: ${toListName(list)}`}>
            <Trans>Cancel</Trans>
          </Button>
        ) : null,
      toText: () => "",
    },
  ];
}

/** Files of whole lists: how far each is, and where it can be had for a day. */
export function ExportsPage() {
  const { t, i18n } = useLingui();
  const { merchant } = useDesk();
  const address = useListAddress();
  const { zone } = useZoneName();
  const [cancel] = useCancelExportMutation();
  const loaded = useListExportsQuery({ merchant: merchant.code, ...address.page });
  const columns = useExportColumns((id) => {
    cancel({ merchant: merchant.code, id })
      .unwrap()
      .catch((error: unknown) => notify(toErrorText(i18n, error), { tone: "error" }));
  });
  const open = (loaded.data?.items ?? []).filter(isOpen).length;
  return (
    <Page>
      <PageHead>
        <Heading level={1} size="heading">
          <Trans>Exports</Trans>
        </Heading>
      </PageHead>
      <Text tone="muted">
        <Trans>
          “Export all” on a list makes a file of all its lines. It stays here for a day, for everyone who may read the
          list. Times in files are in universal time; on the pages they are in {zone}.
        </Trans>
      </Text>
      <p role="status">{open === 0 ? null : t`A file is being made.`}</p>
      <RecordList
        name="exports"
        caption={t`Exports`}
        columns={columns}
        toKey={({ id }) => id}
        loaded={loaded}
        address={address}
        filters={null}
      />
    </Page>
  );
}
