import { Trans, useLingui } from "@lingui/react/macro";
import type { CheckLine } from "@marquee/contract/staff";
import { Badge, Button, Heading, Link, SelectField } from "@marquee/ui-kit";
import { useState } from "react";
import { useListIdentityChecksQuery } from "../../api/endpoints/member/staffPartEndpoints.ts";
import { useDesk } from "../../frame/DeskContext.ts";
import { Page, PageHead } from "../../frame/Page.tsx";
import { type ListColumn, RecordList } from "../../list/RecordList.tsx";
import { useListAddress } from "../../list/useListAddress.ts";
import { useTimeText } from "../../texts/useTimeText.ts";
import { CheckDialog } from "./CheckDialog.tsx";
import { checkTones, useCheckTexts } from "./useCheckTexts.ts";

function useCheckColumns(onOpen: (id: string) => void): readonly ListColumn<CheckLine>[] {
  const { t } = useLingui();
  const { merchant } = useDesk();
  const toTime = useTimeText();
  const { states, types } = useCheckTexts();
  return [
    {
      key: "member",
      title: t`Member`,
      toCell: ({ memberId, username }) => <Link href={`/${merchant.code}/members/${memberId}`}>{username}</Link>,
      toText: ({ username }) => username,
    },
    {
      key: "state",
      title: t`State`,
      toCell: ({ state }) => <Badge tone={checkTones[state]}>{states[state]}</Badge>,
      toText: ({ state }) => state,
    },
    {
      key: "type",
      title: t`Document`,
      toCell: ({ documentType }) => types[documentType],
      toText: ({ documentType }) => documentType,
    },
    { key: "name", title: t`Name on it`, toCell: ({ fullName }) => fullName, toText: ({ fullName }) => fullName },
    {
      key: "at",
      title: t`Sent`,
      toCell: ({ submittedAt }) => toTime(submittedAt, merchant.timeZone),
      isOneLine: true,
      toText: ({ submittedAt }) => new Date(submittedAt).toISOString(),
    },
    { key: "by", title: t`Decided by`, toCell: ({ decidedBy }) => decidedBy, toText: ({ decidedBy }) => decidedBy },
    {
      key: "review",
      title: t`Review`,
      toCell: ({ id, username }) => (
        <Button size="small" onClick={() => onOpen(id)} aria-label={t`Review: ${username}`}>
          <Trans>Review</Trans>
        </Button>
      ),
      toText: () => "",
    },
  ];
}

const states = ["SUBMITTED", "APPROVED", "REJECTED", "EXPIRED"] as const;

/** The queue of documents that wait for a decision, the longest waiting first, and those that were decided. */
export function IdentityPage() {
  const { t } = useLingui();
  const { merchant } = useDesk();
  const address = useListAddress();
  const [open, setOpen] = useState<string>();
  const columns = useCheckColumns(setOpen);
  const { states: names } = useCheckTexts();
  const state = states.find((each) => each === address.get("state")) ?? "SUBMITTED";
  // Each reading is a line of the audit log, so the page does not read by itself.
  const loaded = useListIdentityChecksQuery({
    merchant: merchant.code,
    state,
    ...address.page,
  });
  return (
    <Page>
      <PageHead>
        <Heading level={1} size="heading">
          <Trans>Identity review</Trans>
        </Heading>
      </PageHead>
      <RecordList
        name="identity"
        caption={t`Identity review`}
        columns={columns}
        toKey={({ id }) => id}
        loaded={loaded}
        address={address}
        filters={
          <SelectField
            label={t`State`}
            value={state}
            options={states.map((value) => ({ value, label: names[value] }))}
            onChange={({ target }) => address.filter({ state: target.value })}
          />
        }
      />
      <CheckDialog id={open} onClose={() => setOpen(undefined)} />
    </Page>
  );
}
