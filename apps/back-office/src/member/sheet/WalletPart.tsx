import { Trans, useLingui } from "@lingui/react/macro";
import type { MemberRounds, MemberSheet, MemberWallet } from "@marquee/contract/staff";
import { formatMoney } from "@marquee/i18n";
import { Button, Heading, type TableColumn, Text } from "@marquee/ui-kit";
import { useState } from "react";
import { useGetMemberWalletQuery, useListMemberRoundsQuery } from "../../api/endpoints/member/staffPartEndpoints.ts";
import { useDesk } from "../../frame/DeskContext.ts";
import { useTimeText } from "../../texts/useTimeText.ts";
import { LoadGate } from "../../frame/LoadGate.tsx";
import { OrderLinks } from "../glance/OrderLinks.tsx";
import { MoneyFacts } from "../glance/MoneyFacts.tsx";
import { useLedgerTexts } from "../useLedgerTexts.ts";
import { useReferenceText } from "../useReferenceText.ts";
import { PartTable } from "./PartTable.tsx";
import { Ends, Stack } from "./Sheet.ts";

/** Goes through the pages of a part. */
function Pages({
  cursor,
  next,
  onGo,
}: {
  readonly cursor: string | undefined;
  readonly next: string | null;
  readonly onGo: (cursor: string | undefined) => void;
}) {
  if (cursor === undefined && next === null) return null;
  return (
    <Ends>
      <Button size="small" disabled={cursor === undefined} onClick={() => onGo(undefined)}>
        <Trans>First page</Trans>
      </Button>
      <Button size="small" disabled={next === null} onClick={() => onGo(next ?? undefined)}>
        <Trans>Next page</Trans>
      </Button>
    </Ends>
  );
}

const toPlace = (cursor: string | undefined): { readonly cursor?: string } => (cursor === undefined ? {} : { cursor });

/** A member's balance and the entries of the ledger. */
export function WalletPart({ member }: { readonly member: MemberSheet }) {
  const { t, i18n } = useLingui();
  const { merchant } = useDesk();
  const toTime = useTimeText();
  const toKind = useLedgerTexts();
  const toAbout = useReferenceText();
  const [cursor, setCursor] = useState<string>();
  const loaded = useGetMemberWalletQuery({ merchant: merchant.code, memberId: member.id, ...toPlace(cursor) });
  const money = (text: string): string => formatMoney(text, i18n.locale);
  const columns: readonly TableColumn<MemberWallet["items"][number]>[] = [
    { key: "at", title: t`Time`, toCell: ({ at }) => toTime(at, merchant.timeZone), isOneLine: true },
    { key: "kind", title: t`Kind`, toCell: ({ kind }) => toKind(kind) },
    { key: "amount", title: t`Amount`, align: "end", toCell: ({ amount }) => money(amount) },
    { key: "balance", title: t`Balance after`, align: "end", toCell: ({ balance }) => money(balance) },
    { key: "ref", title: t`About`, toCell: ({ ref }) => toAbout(ref) },
  ];
  return (
    <LoadGate loaded={loaded}>
      {({ balance, currency, isTrial, items, next }) => (
        <Stack>
          <Heading level={2} size="title">
            <Trans>
              Balance {money(balance)} {currency}
            </Trans>
          </Heading>
          {isTrial ? (
            <Text size="small" tone="muted">
              <Trans>This is play money and worth nothing.</Trans>
            </Text>
          ) : null}
          <MoneyFacts memberId={member.id} />
          <OrderLinks username={member.username} />
          <PartTable
            caption={t`Ledger entries`}
            columns={columns}
            rows={items}
            toKey={({ id }) => id}
            none={t`No money has moved yet.`}
          />
          <Pages cursor={cursor} next={next} onGo={setCursor} />
        </Stack>
      )}
    </LoadGate>
  );
}

/** A member's rounds. */
export function RoundsPart({ member }: { readonly member: MemberSheet }) {
  const { t, i18n } = useLingui();
  const { merchant } = useDesk();
  const toTime = useTimeText();
  const roundStates = new Map([
    ["OPEN", t`Open`],
    ["CLOSED", t`Finished`],
    ["ROLLED_BACK", t`Stake returned`],
  ]);
  const [cursor, setCursor] = useState<string>();
  const loaded = useListMemberRoundsQuery({ merchant: merchant.code, memberId: member.id, ...toPlace(cursor) });
  const money = (text: string): string => formatMoney(text, i18n.locale);
  const columns: readonly TableColumn<MemberRounds["items"][number]>[] = [
    { key: "at", title: t`Time`, toCell: ({ at }) => toTime(at, merchant.timeZone), isOneLine: true },
    { key: "game", title: t`Game`, toCell: ({ game }) => game },
    { key: "state", title: t`State`, toCell: ({ state }) => roundStates.get(state) ?? state },
    { key: "stake", title: t`Stake`, align: "end", toCell: ({ stake }) => money(stake) },
    { key: "won", title: t`Won`, align: "end", toCell: ({ won }) => money(won) },
    { key: "id", title: t`Round`, toCell: ({ id }) => id },
  ];
  return (
    <LoadGate loaded={loaded}>
      {({ items, next }) => (
        <Stack>
          <PartTable
            caption={t`Rounds`}
            columns={columns}
            rows={items}
            toKey={({ id, provider }) => `${provider} ${id}`}
            none={t`Nothing was played here.`}
          />
          <Pages cursor={cursor} next={next} onGo={setCursor} />
        </Stack>
      )}
    </LoadGate>
  );
}
