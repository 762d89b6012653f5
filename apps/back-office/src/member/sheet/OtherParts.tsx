import { useLingui } from "@lingui/react/macro";
import type { MemberChanges, MemberSheet, MemberSignals, OutboxMessage } from "@marquee/contract/staff";
import { Badge, Heading, Link, type TableColumn } from "@marquee/ui-kit";
import {
  useListMemberChangesQuery,
  useListMemberMessagesQuery,
  useListMemberSignalsQuery,
} from "../../api/endpoints/member/staffPartEndpoints.ts";
import { Change } from "../../forms/Change.tsx";
import { useDesk } from "../../frame/DeskContext.ts";
import { toAuditText } from "../../texts/toAuditText.ts";
import { useNameTexts } from "../../texts/useNameTexts.ts";
import { useTimeText } from "../../texts/useTimeText.ts";
import { LoadGate } from "../../frame/LoadGate.tsx";
import { useMemberTexts } from "../useMemberTexts.ts";
import { PartTable } from "./PartTable.tsx";
import { Stack } from "./Sheet.ts";

function useMessageColumns(): readonly TableColumn<OutboxMessage>[] {
  const { t } = useLingui();
  const { merchant } = useDesk();
  const toTime = useTimeText();
  const { toTemplate } = useNameTexts();
  const states: Readonly<Record<OutboxMessage["state"], string>> = {
    WAITING: t`Waits`,
    SENT: t`Sent`,
    FAILED: t`Failed`,
  };
  return [
    { key: "at", title: t`Time`, toCell: ({ at }) => toTime(at, merchant.timeZone), isOneLine: true },
    { key: "to", title: t`To`, toCell: ({ recipient }) => recipient },
    { key: "template", title: t`Kind`, toCell: ({ template }) => toTemplate(template) },
    { key: "subject", title: t`Subject`, toCell: ({ subject }) => subject },
    { key: "state", title: t`State`, toCell: ({ state }) => <Badge>{states[state]}</Badge> },
  ];
}

/** Mails and short messages to a member. */
export function MessagesPart({ member }: { readonly member: MemberSheet }) {
  const { t } = useLingui();
  const { merchant } = useDesk();
  const loaded = useListMemberMessagesQuery({ merchant: merchant.code, memberId: member.id });
  const columns = useMessageColumns();
  return (
    <LoadGate loaded={loaded}>
      {({ items }) => (
        <PartTable
          caption={t`Messages`}
          columns={columns}
          rows={items}
          toKey={({ id }) => id}
          none={t`Nothing was sent to this member.`}
        />
      )}
    </LoadGate>
  );
}

function useSignalColumns(): readonly TableColumn<MemberSignals[number]["members"][number]>[] {
  const { t } = useLingui();
  const { merchant } = useDesk();
  const toTime = useTimeText();
  const { states } = useMemberTexts();
  return [
    {
      key: "username",
      title: t`Username`,
      toCell: ({ id, username }) => <Link href={`/${merchant.code}/members/${id}`}>{username}</Link>,
    },
    { key: "state", title: t`State`, toCell: ({ state }) => new Map(Object.entries(states)).get(state) ?? state },
    { key: "at", title: t`Registered`, toCell: ({ at }) => toTime(at, merchant.timeZone), isOneLine: true },
  ];
}

/** Other accounts that seem to be the same person's. */
export function SignalsPart({ member }: { readonly member: MemberSheet }) {
  const { t } = useLingui();
  const { merchant } = useDesk();
  const loaded = useListMemberSignalsQuery({ merchant: merchant.code, memberId: member.id });
  const rules = new Map([
    ["SAME_DEVICE", t`Registered from the same device`],
    ["SAME_PHONE", t`The same phone number`],
    ["SAME_ACCOUNT", t`Paid to the same account`],
    ["SAME_PAYEE", t`Paid to the same account in the same name`],
    ["SAME_CONTACT", t`The same mailbox, phone or social account, now or before`],
    ["SAME_DOCUMENT", t`The same document number`],
    ["SAME_NAME_AND_BIRTHDAY", t`The same name and birthday`],
  ]);
  const columns = useSignalColumns();
  const none = t`No other account shares anything with this one.`;
  return (
    <LoadGate loaded={loaded}>
      {(signals) =>
        signals.length === 0 ? (
          <PartTable caption={t`Signals`} columns={columns} rows={[]} toKey={({ id }) => id} none={none} />
        ) : (
          <Stack>
            {signals.map(({ rule, members }) => (
              <Stack key={rule}>
                <Heading level={2} size="title">
                  {rules.get(rule) ?? rule}
                </Heading>
                <PartTable
                  caption={rules.get(rule) ?? rule}
                  columns={columns}
                  rows={members}
                  toKey={({ id }) => id}
                  none={none}
                />
              </Stack>
            ))}
          </Stack>
        )
      }
    </LoadGate>
  );
}

function useChangeColumns(): readonly TableColumn<MemberChanges[number]>[] {
  const { t, i18n } = useLingui();
  const { merchant } = useDesk();
  const toTime = useTimeText();
  return [
    { key: "at", title: t`Time`, toCell: ({ at }) => toTime(at, merchant.timeZone), isOneLine: true },
    { key: "actor", title: t`Who`, toCell: ({ actor }) => actor },
    { key: "action", title: t`What`, toCell: ({ action }) => toAuditText(action, i18n) },
    { key: "change", title: t`Change`, toCell: ({ before, after }) => <Change before={before} after={after} /> },
    { key: "reason", title: t`Why`, toCell: ({ reason }) => reason },
  ];
}

/** What staff changed of a member. */
export function ChangesPart({ member }: { readonly member: MemberSheet }) {
  const { t } = useLingui();
  const { merchant } = useDesk();
  const loaded = useListMemberChangesQuery({ merchant: merchant.code, memberId: member.id });
  const columns = useChangeColumns();
  return (
    <LoadGate loaded={loaded}>
      {(changes) => (
        <PartTable
          caption={t`Changes by staff`}
          columns={columns}
          rows={changes}
          toKey={({ version }) => String(version)}
          none={t`Staff have changed nothing yet.`}
        />
      )}
    </LoadGate>
  );
}
