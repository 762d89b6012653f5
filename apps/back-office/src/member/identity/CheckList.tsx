import { useLingui } from "@lingui/react/macro";
import type { CheckLine, MemberSheet } from "@marquee/contract/staff";
import { Badge, Button, type TableColumn } from "@marquee/ui-kit";
import { useState } from "react";
import { useListIdentityChecksQuery } from "../../api/endpoints/member/staffPartEndpoints.ts";
import { useDesk } from "../../frame/DeskContext.ts";
import { useTimeText } from "../../texts/useTimeText.ts";
import { LoadGate } from "../../frame/LoadGate.tsx";
import { PartTable } from "../sheet/PartTable.tsx";
import { CheckDialog } from "./CheckDialog.tsx";
import { checkTones, useCheckTexts } from "./useCheckTexts.ts";

function useCheckColumns(onOpen: (id: string) => void): readonly TableColumn<CheckLine>[] {
  const { t } = useLingui();
  const { merchant } = useDesk();
  const toTime = useTimeText();
  const { states, types } = useCheckTexts();
  return [
    {
      key: "state",
      title: t`State`,
      toCell: ({ state }) => <Badge tone={checkTones[state]}>{states[state]}</Badge>,
    },
    { key: "type", title: t`Document`, toCell: ({ documentType }) => types[documentType] },
    { key: "name", title: t`Name`, toCell: ({ fullName }) => fullName },
    { key: "at", title: t`Sent`, toCell: ({ submittedAt }) => toTime(submittedAt, merchant.timeZone), isOneLine: true },
    { key: "by", title: t`Decided by`, toCell: ({ decidedBy }) => decidedBy },
    {
      key: "view",
      title: t`View`,
      toCell: ({ id }) => (
        <Button size="small" onClick={() => onOpen(id)}>
          {t`View`}
        </Button>
      ),
    },
  ];
}

/** The documents of one member. */
export function CheckList({ member: { id: memberId } }: { readonly member: Pick<MemberSheet, "id"> }) {
  const { t } = useLingui();
  const { merchant } = useDesk();
  const [open, setOpen] = useState<string>();
  const loaded = useListIdentityChecksQuery({ merchant: merchant.code, memberId });
  const columns = useCheckColumns(setOpen);
  return (
    <LoadGate loaded={loaded}>
      {({ items }) => (
        <>
          <PartTable
            caption={t`Documents`}
            columns={columns}
            rows={items}
            toKey={({ id }) => id}
            none={t`The member has sent no documents.`}
          />
          <CheckDialog id={open} onClose={() => setOpen(undefined)} />
        </>
      )}
    </LoadGate>
  );
}
