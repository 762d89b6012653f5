import { Trans, useLingui } from "@lingui/react/macro";
import { useListLinkMembersQuery } from "@marquee/api-client";
import type { LinkMembers } from "@marquee/contract";
import { RecordBody } from "@marquee/runtime";
import { DateTime, EmptyState, Modal, Table, type TableColumn } from "@marquee/ui-kit";
import { useState } from "react";
import { useTimeZone } from "../../model/useTimeZone.ts";

type Line = LinkMembers["list"][number];

function useColumns(): readonly TableColumn<Line>[] {
  const { t } = useLingui();
  const timeZone = useTimeZone();
  return [
    { key: "account", title: t`Account`, toCell: ({ account }) => account },
    {
      key: "registered",
      title: t`Registered`,
      toCell: ({ registeredAt }) => <DateTime instant={new Date(registeredAt).toISOString()} timeZone={timeZone} />,
    },
    {
      key: "deposited",
      title: t`First deposit`,
      toCell: ({ hasDeposited }) => (hasDeposited ? t`Made` : t`Not yet`),
    },
  ];
}

/** Who registered with a link (AC-04). */
export function LinkMembersDialog({ code, onClose }: { readonly code: string; readonly onClose: () => void }) {
  const { t } = useLingui();
  const columns = useColumns();
  const [page, setPage] = useState(1);
  const loaded = useListLinkMembersQuery({ code, pageNo: page, pageSize: 20 });
  return (
    <Modal title={t`Registrations with ${code}`} size="wide" open onClose={onClose}>
      <RecordBody
        loaded={loaded}
        rows={3}
        page={page}
        onPage={setPage}
        empty={
          <EmptyState picture="empty" title={t`Nobody yet`} level={4}>
            <Trans>Who registers with this link appears here.</Trans>
          </EmptyState>
        }
        renderList={({ list }) => (
          <Table
            caption={t`Registrations with ${code}`}
            rows={list}
            toKey={({ account }) => account}
            columns={columns}
          />
        )}
      />
    </Modal>
  );
}
