import { Trans, useLingui } from "@lingui/react/macro";
import type { Person } from "@marquee/contract/staff";
import { Badge, Button, Heading } from "@marquee/ui-kit";
import { useState } from "react";
import { useListPeopleQuery } from "../api/endpoints/staff/endpoints.ts";
import { useDesk, useMay } from "../frame/DeskContext.ts";
import { Page, PageHead } from "../frame/Page.tsx";
import { type ListColumn, RecordList } from "../list/RecordList.tsx";
import { useListAddress } from "../list/useListAddress.ts";
import { useRoleNames } from "../texts/useRoleNames.ts";
import { InviteDialog } from "./InviteDialog.tsx";
import { PersonDialog } from "./PersonDialog.tsx";
import { Words } from "../frame/Words.tsx";
import { ShortTime } from "../frame/ShortTime.tsx";

function usePersonColumns(onOpen: (person: Person) => void): readonly ListColumn<Person>[] {
  const { t } = useLingui();
  const roleNames = useRoleNames();
  const canPropose = useMay("staff.propose");
  const stateNames = { INVITED: t`Invited`, ACTIVE: t`Active`, DISABLED: t`Shut out`, WITHDRAWN: t`Withdrawn` };
  const toRoles = ({ grants }: Person): string =>
    grants
      .map(({ merchant, role }) => (merchant === "*" ? t`${roleNames[role]} of the platform` : roleNames[role]))
      .join(", ");
  return [
    { key: "name", title: t`Name`, toCell: ({ name }) => name, toText: ({ name }) => name },
    { key: "email", title: t`Mail address`, toCell: ({ email }) => email, toText: ({ email }) => email },
    { key: "roles", title: t`Roles`, toCell: (person) => <Words>{toRoles(person)}</Words>, toText: toRoles },
    {
      key: "state",
      title: t`State`,
      toCell: ({ state, locked }) => (
        <>
          <Badge tone={state === "ACTIVE" ? "success" : state === "INVITED" ? "primary" : "muted"}>
            {stateNames[state]}
          </Badge>{" "}
          {locked ? <Badge tone="danger">{t`Locked`}</Badge> : null}
        </>
      ),
      toText: ({ state }) => state,
    },
    {
      key: "factor",
      title: t`Second factor`,
      toCell: ({ secondFactor, passkeys }) =>
        secondFactor || passkeys > 0 ? <Badge tone="success">{t`Yes`}</Badge> : <Badge tone="danger">{t`None`}</Badge>,
      toText: ({ secondFactor, passkeys }) => String(secondFactor || passkeys > 0),
    },
    {
      key: "login",
      title: t`Last login`,
      toCell: ({ lastLoginAt }) => (lastLoginAt === null ? "–" : <ShortTime at={lastLoginAt} />),
      isOneLine: true,
      toText: ({ lastLoginAt }) => (lastLoginAt === null ? "" : new Date(lastLoginAt).toISOString()),
    },
    ...(canPropose
      ? [
          {
            key: "change",
            title: t`Change`,
            toCell: (person: Person) =>
              person.grants.every(({ merchant }) => merchant === "*") ? null : (
                <Button size="small" onClick={() => onOpen(person)} aria-label={t`Change: ${person.name}`}>
                  <Trans>Change</Trans>
                </Button>
              ),
            toText: () => "",
          },
        ]
      : []),
  ];
}

/** The people who work for the merchant. */
export function PeoplePage() {
  const { t } = useLingui();
  const { merchant } = useDesk();
  const address = useListAddress();
  const canPropose = useMay("staff.propose");
  const [isInviting, setInviting] = useState(false);
  const [person, open] = useState<Person>();
  const columns = usePersonColumns(open);
  const loaded = useListPeopleQuery({ merchant: merchant.code });
  const data = loaded.data === undefined ? undefined : { items: loaded.data, next: null };
  return (
    <Page>
      <PageHead>
        <Heading level={1} size="heading">
          <Trans>Staff</Trans>
        </Heading>
        {canPropose ? (
          <Button look="primary" onClick={() => setInviting(true)}>
            <Trans>Invite somebody</Trans>
          </Button>
        ) : null}
      </PageHead>
      <RecordList
        name="people"
        caption={t`Staff`}
        columns={columns}
        toKey={({ id }) => id}
        loaded={{ ...loaded, data }}
        address={address}
        filters={null}
      />
      <InviteDialog isOpen={isInviting} onClose={() => setInviting(false)} />
      <PersonDialog person={person} onClose={() => open(undefined)} />
    </Page>
  );
}
