import { Trans, useLingui } from "@lingui/react/macro";
import type { StaffMemberSessions, MemberSheet } from "@marquee/contract/staff";
import { Button, Heading, Text, type TableColumn } from "@marquee/ui-kit";
import { useState } from "react";
import { useListMemberSessionsQuery } from "../../api/endpoints/member/staffPartEndpoints.ts";
import { useDesk, useMay } from "../../frame/DeskContext.ts";
import { useValueText } from "../../texts/useValueText.ts";
import { useTimeText } from "../../texts/useTimeText.ts";
import { EndSessionsForm } from "../acts/SecureForms.tsx";
import { LoadGate } from "../../frame/LoadGate.tsx";
import { useSecurityEventNames } from "../useSecurityEventNames.ts";
import { PartTable } from "./PartTable.tsx";
import { Stack } from "./Sheet.ts";
import { FormModal } from "../../forms/FormModal.tsx";

type Session = StaffMemberSessions["sessions"][number];
type Event = StaffMemberSessions["events"][number];

function Factors({ loaded }: { readonly loaded: StaffMemberSessions }) {
  const { t } = useLingui();
  const toTime = useTimeText();
  const { authenticatorSince: since, recoveryCodes, passkeys, providers } = loaded;
  const app =
    since === null
      ? t`no authenticator app`
      : t`authenticator app since ${toTime(since)}, recovery codes left: ${recoveryCodes}`;
  const keys = passkeys.length === 0 ? t`no passkey` : t`passkeys: ${passkeys.length}`;
  const social = providers.length === 0 ? "" : ` · ${providers.join(", ")}`;
  return (
    <Text size="small">
      <Trans>
        Factors: {app} · {keys}
        {social}
      </Trans>
    </Text>
  );
}

function useTime(): (millis: number) => string {
  const { merchant } = useDesk();
  const toTime = useTimeText();
  return (millis) => toTime(millis, merchant.timeZone);
}

function useSessionColumns(onEnd: (id: string) => void): readonly TableColumn<Session>[] {
  const { t } = useLingui();
  const maySecure = useMay("members.secure");
  const time = useTime();
  return [
    { key: "started", title: t`Began`, toCell: ({ startedAt }) => time(startedAt) },
    { key: "seen", title: t`Last activity`, toCell: ({ seenAt }) => time(seenAt) },
    { key: "address", title: t`Address`, toCell: ({ address }) => address },
    { key: "device", title: t`Device`, toCell: ({ device }) => device },
    ...(maySecure
      ? [
          {
            key: "end",
            title: t`End`,
            toCell: ({ id }: Session) => (
              <Button size="small" onClick={() => onEnd(id)}>
                <Trans>End</Trans>
              </Button>
            ),
          },
        ]
      : []),
  ];
}

function useEventColumns(): readonly TableColumn<Event>[] {
  const { t } = useLingui();
  const time = useTime();
  const toEvent = useSecurityEventNames();
  const toValue = useValueText();
  const names = new Map([
    ["actor", t`By`],
    ["before", t`Before`],
    ["code", t`Why`],
    ["decision", t`Decision`],
    ["kind", t`Contact`],
    ["provider", t`Sign-in`],
    ["reason", t`Why`],
    ["rule", t`Rule`],
    ["tries", t`Tries`],
  ]);
  return [
    { key: "at", title: t`Time`, toCell: ({ at }) => time(at) },
    { key: "event", title: t`Event`, toCell: ({ event }) => toEvent(event) },
    { key: "address", title: t`Address`, toCell: ({ address }) => address ?? "–" },
    {
      key: "details",
      title: t`Details`,
      toCell: ({ details }) =>
        Object.entries(Object(details))
          .map(([name, value]) => `${names.get(name) ?? name}: ${toValue(value)}`)
          .join(", "),
    },
  ];
}

/** A member's logins, factors and what happened to the account. */
export function SessionsPart({ member }: { readonly member: MemberSheet }) {
  const { t } = useLingui();
  const { merchant } = useDesk();
  const [ending, setEnding] = useState<string>();
  const loaded = useListMemberSessionsQuery({ merchant: merchant.code, memberId: member.id });
  const [columns, events] = [useSessionColumns(setEnding), useEventColumns()];
  return (
    <LoadGate loaded={loaded}>
      {(data) => (
        <Stack>
          <PartTable
            caption={t`Sessions`}
            columns={columns}
            rows={data.sessions}
            toKey={({ id }) => id}
            none={t`Nobody is logged in.`}
          />
          <Factors loaded={data} />
          <Heading level={2} size="title">
            <Trans>Security log</Trans>
          </Heading>
          <PartTable
            caption={t`Security log`}
            columns={events}
            rows={data.events}
            toKey={({ at, event, address }) => `${at} ${event} ${address ?? ""}`}
            none={t`Nothing has happened yet.`}
          />
          <FormModal title={t`End a session`} open={ending !== undefined} onClose={() => setEnding(undefined)}>
            <EndSessionsForm member={member} sessionId={ending} onClose={() => setEnding(undefined)} />
          </FormModal>
        </Stack>
      )}
    </LoadGate>
  );
}
