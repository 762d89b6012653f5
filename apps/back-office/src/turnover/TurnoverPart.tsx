import { Trans, useLingui } from "@lingui/react/macro";
import type { MemberSheet, MemberTurnover } from "@marquee/contract/staff";
import { formatMoney } from "@marquee/i18n";
import { Badge, Button, type TableColumn, Text } from "@marquee/ui-kit";
import { useState } from "react";
import { useGetMemberTurnoverQuery } from "../api/endpoints/turnover/staffEndpoints.ts";
import { useDesk, useMay } from "../frame/DeskContext.ts";
import { LoadGate } from "../frame/LoadGate.tsx";
import { PartTable } from "../member/sheet/PartTable.tsx";
import { Stack } from "../member/sheet/Sheet.ts";
import { useTimeText } from "../texts/useTimeText.ts";
import { AddTurnoverForm, ForgiveTurnoverForm } from "./TurnoverForms.tsx";
import { turnoverTones, useTurnoverTexts } from "./useTurnoverTexts.ts";
import { FormModal } from "../forms/FormModal.tsx";

type Requirement = MemberTurnover["requirements"][number];

function useColumns(onForgive: (requirement: Requirement) => void): readonly TableColumn<Requirement>[] {
  const { t, i18n } = useLingui();
  const { merchant } = useDesk();
  const mayPropose = useMay("balances.propose");
  const toTime = useTimeText();
  const { states, sources } = useTurnoverTexts();
  const money = (text: string): string => formatMoney(text, i18n.locale);
  const toEnd = ({ endedAt, expiresAt }: Requirement): string => {
    const end = endedAt ?? expiresAt;
    return end === null ? t`Never` : toTime(end, merchant.timeZone);
  };
  return [
    {
      key: "state",
      title: t`State`,
      toCell: ({ state }) => <Badge tone={turnoverTones[state]}>{states[state]}</Badge>,
    },
    {
      key: "source",
      title: t`From`,
      toCell: ({ source, orderNo }) => (orderNo === "" ? sources[source] : `${sources[source]} ${orderNo}`),
    },
    { key: "held", title: t`Holds`, align: "end", toCell: ({ held }) => money(held) },
    { key: "done", title: t`Staked`, align: "end", toCell: ({ done }) => money(done) },
    { key: "required", title: t`Required`, align: "end", toCell: ({ required }) => money(required) },
    { key: "at", title: t`Since`, toCell: ({ createdAt }) => toTime(createdAt, merchant.timeZone), isOneLine: true },
    { key: "end", title: t`End`, toCell: toEnd },
    { key: "reason", title: t`Reason`, toCell: ({ reason }) => reason },
    ...(mayPropose
      ? [
          {
            key: "act",
            title: t`Do`,
            toCell: (requirement: Requirement) =>
              requirement.state === "OPEN" ? (
                <Button size="small" onClick={() => onForgive(requirement)}>
                  <Trans>Forgive</Trans>
                </Button>
              ) : (
                ""
              ),
          },
        ]
      : []),
  ];
}

/** What a member has to stake before everything can be withdrawn, and what has ended; staff add requirements and forgive them. */
export function TurnoverPart({ member }: { readonly member: MemberSheet }) {
  const { t, i18n } = useLingui();
  const { merchant } = useDesk();
  const mayAdd = useMay("balances.approve") && member.state !== "CLOSED";
  const loaded = useGetMemberTurnoverQuery({ merchant: merchant.code, memberId: member.id });
  const [isAdding, setAdding] = useState(false);
  const [asked, setAsked] = useState<Requirement>();
  const columns = useColumns(setAsked);
  const money = (text: string): string => formatMoney(text, i18n.locale);
  return (
    <LoadGate loaded={loaded}>
      {({ currency, isTrial, held, required, done, requirements }) => (
        <Stack>
          <Text strong>
            <Trans>
              Held: {money(held)} {currency}. Staked: {money(done)} of {money(required)}.
            </Trans>
          </Text>
          <PartTable
            caption={t`Turnover requirements`}
            columns={columns}
            rows={requirements}
            toKey={({ id }) => id}
            none={t`Nothing has to be staked.`}
          />
          {isTrial ? (
            <Text size="small" tone="muted">
              <Trans>This is play money and worth nothing.</Trans>
            </Text>
          ) : null}
          {mayAdd && !isTrial && (
            <div>
              <Button size="small" onClick={() => setAdding(true)}>
                <Trans>Add a requirement</Trans>
              </Button>
            </div>
          )}
          <FormModal title={t`Add a requirement`} open={isAdding} onClose={() => setAdding(false)}>
            {isAdding ? <AddTurnoverForm member={member} onClose={() => setAdding(false)} /> : null}
          </FormModal>
          <FormModal title={t`Forgive this requirement`} open={asked !== undefined} onClose={() => setAsked(undefined)}>
            {asked === undefined ? null : (
              <ForgiveTurnoverForm requirement={asked} onClose={() => setAsked(undefined)} />
            )}
          </FormModal>
        </Stack>
      )}
    </LoadGate>
  );
}
