import { Trans, useLingui } from "@lingui/react/macro";
import type { MemberSheet, Restriction } from "@marquee/contract/staff";
import { Button, Link, type TableColumn, Text } from "@marquee/ui-kit";
import { useState } from "react";
import { useListRestrictionsQuery } from "../api/endpoints/restriction/staffEndpoints.ts";
import { useDesk, useMay } from "../frame/DeskContext.ts";
import { LoadGate } from "../frame/LoadGate.tsx";
import { PartTable } from "../member/sheet/PartTable.tsx";
import { Ends, Stack } from "../member/sheet/Sheet.ts";
import { AddRestrictionForm } from "./AddRestrictionForm.tsx";
import { LiftRestrictionForm } from "./LiftRestrictionForm.tsx";
import { useRestrictionColumns } from "./useRestrictionColumns.tsx";
import { FormModal } from "../forms/FormModal.tsx";

/** The columns of a member's page, with the label by whose way a restriction concerns him. */
function useMemberColumns(onLift: (restriction: Restriction) => void): readonly TableColumn<Restriction>[] {
  const { t } = useLingui();
  const { merchant } = useDesk();
  const [state, ...others] = useRestrictionColumns(onLift);
  const subject: TableColumn<Restriction> = {
    key: "subject",
    title: t`Through`,
    toCell: ({ subject: kind, subjectId, subjectName }) =>
      kind === "MEMBER" ? (
        t`The member`
      ) : (
        <Link href={`/${merchant.code}/restrictions?label=${subjectId}`}>{t`Label ${subjectName}`}</Link>
      ),
  };
  return state === undefined ? [] : [state, subject, ...others];
}

/** From which games a member is barred, by a restriction of his own or of a label; staff add some and lift them. */
export function RestrictionPart({ member }: { readonly member: MemberSheet }) {
  const { t } = useLingui();
  const { merchant } = useDesk();
  const mayAdd = useMay("members.secure") && member.state !== "CLOSED";
  const [cursor, setCursor] = useState<string>();
  const page = cursor === undefined ? {} : { cursor };
  const loaded = useListRestrictionsQuery({ merchant: merchant.code, memberId: member.id, ...page });
  const [isAdding, setAdding] = useState(false);
  const [asked, setAsked] = useState<Restriction>();
  // What the page reads again by itself was not seen: only a refusal shows what others changed.
  const [seen, setSeen] = useState(member.version);
  const columns = useMemberColumns(setAsked);
  const close = (): void => {
    setAdding(false);
    setAsked(undefined);
  };
  return (
    <Stack>
      <Text size="small" tone="muted">
        <Trans>
          No game for money opens there, and open ones take no further stake; wins of open rounds are paid. Demos stay.
          The member is told only that the game is not open to the account.
        </Trans>
      </Text>
      <LoadGate loaded={loaded}>
        {({ items, next }) => (
          <>
            <PartTable
              caption={t`Game restrictions`}
              columns={columns}
              rows={items}
              toKey={({ id }) => id}
              none={t`The member may play every game.`}
            />
            {cursor !== undefined || next !== null ? (
              <Ends>
                <Button size="small" disabled={cursor === undefined} onClick={() => setCursor(undefined)}>
                  <Trans>First page</Trans>
                </Button>
                <Button size="small" disabled={next === null} onClick={() => setCursor(next ?? undefined)}>
                  <Trans>Next page</Trans>
                </Button>
              </Ends>
            ) : null}
          </>
        )}
      </LoadGate>
      {mayAdd && (
        <div>
          <Button size="small" onClick={() => setAdding(true)}>
            <Trans>Bar from games</Trans>
          </Button>
        </div>
      )}
      <FormModal title={t`Bar from games`} open={isAdding} onClose={close}>
        {isAdding ? (
          <AddRestrictionForm
            label={t`Bar ${member.username} from games`}
            hint={t`Games for money that are open there end at once. Wins of open rounds are still paid.`}
            subject={{ memberId: member.id }}
            version={seen}
            onConflict={setSeen}
            onClose={close}
          />
        ) : null}
      </FormModal>
      <FormModal title={t`Lift the restriction`} open={asked !== undefined} onClose={close}>
        {asked === undefined ? null : (
          <LiftRestrictionForm
            restriction={asked}
            {...(asked.subject === "MEMBER" ? { version: seen, onConflict: setSeen } : {})}
            onClose={close}
          />
        )}
      </FormModal>
    </Stack>
  );
}
