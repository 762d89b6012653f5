import { Trans, useLingui } from "@lingui/react/macro";
import type { StaffSessionList } from "@marquee/contract/staff";
import { Badge, Button, Table, type TableColumn } from "@marquee/ui-kit";
import { useEndStaffSessionMutation, useListStaffSessionsQuery } from "../api/endpoints/staff/sessionEndpoints.ts";
import { Section } from "../frame/Section.tsx";
import { useTimeText } from "../texts/useTimeText.ts";

type Listed = StaffSessionList[number];

const noRequest = {};

function useSessionColumns(isBusy: boolean, end: (id: string) => void): readonly TableColumn<Listed>[] {
  const { t } = useLingui();
  const toTime = useTimeText();
  return [
    { key: "at", title: t`Began`, toCell: ({ createdAt }) => toTime(createdAt), isOneLine: true },
    { key: "address", title: t`Address`, toCell: ({ address }) => address },
    { key: "device", title: t`Device`, toCell: ({ userAgent }) => userAgent },
    {
      key: "end",
      title: t`End`,
      toCell: ({ id, current }) =>
        current ? (
          <Badge tone="success">{t`This one`}</Badge>
        ) : (
          <Button size="small" busy={isBusy} onClick={() => end(id)}>
            <Trans>End</Trans>
          </Button>
        ),
    },
  ];
}

/** The caller's open sessions, each of which can be ended. */
export function Sessions() {
  const { t } = useLingui();
  const { data = [] } = useListStaffSessionsQuery(noRequest);
  const [end, { isLoading }] = useEndStaffSessionMutation();
  const columns = useSessionColumns(isLoading, (id) => void end({ id }));
  return (
    <Section title={t`Sessions`}>
      <Table caption={t`Sessions`} rows={data} toKey={({ id }) => id} columns={columns} />
      <Button size="small" busy={isLoading} disabled={data.length < 2} onClick={() => void end({})}>
        <Trans>End all others</Trans>
      </Button>
    </Section>
  );
}
