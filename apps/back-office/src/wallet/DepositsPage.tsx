import { Trans, useLingui } from "@lingui/react/macro";
import type { ListStaffDeposits, StaffDeposit } from "@marquee/contract/staff";
import { formatMoney } from "@marquee/i18n";
import { Badge, Button, Heading, Link, SelectField } from "@marquee/ui-kit";
import { useState } from "react";
import { useListStaffDepositsQuery } from "../api/walletApi.ts";
import { useDesk, useMay } from "../frame/DeskContext.ts";
import { Page, PageHead } from "../frame/Page.tsx";
import { type ListColumn, RecordList } from "../list/RecordList.tsx";
import { useListAddress } from "../list/useListAddress.ts";
import { useTimeText } from "../texts/useTimeText.ts";
import { DecideDepositDialog, type DepositDecision } from "./DecideDepositDialog.tsx";
import { useDepositTexts } from "./useDepositTexts.ts";

const tones = {
  CREATED: "muted",
  PENDING: "primary",
  PAID: "success",
  CREDITED: "success",
  EXPIRED: "muted",
  REJECTED: "danger",
  REVIEW: "accent",
} as const satisfies Record<StaffDeposit["state"], string>;

const isState = (text: string): text is NonNullable<ListStaffDeposits["state"]> => Object.hasOwn(tones, text);

function useDepositColumns(
  decide: ((decision: DepositDecision) => void) | undefined,
): readonly ListColumn<StaffDeposit>[] {
  const { t, i18n } = useLingui();
  const { merchant } = useDesk();
  const toTime = useTimeText();
  const { states, types, toReason } = useDepositTexts();
  const money = (text: string): string => formatMoney(text, i18n.locale);
  const buttons = (deposit: StaffDeposit) =>
    deposit.state === "REVIEW" && (
      <>
        <Button
          size="small"
          aria-label={t`Credit: ${deposit.orderNo}`}
          onClick={() => decide?.({ deposit, decision: "credit" })}
        >
          <Trans>Credit</Trans>
        </Button>{" "}
        <Button
          size="small"
          look="quiet"
          aria-label={t`Reject: ${deposit.orderNo}`}
          onClick={() => decide?.({ deposit, decision: "reject" })}
        >
          <Trans>Reject</Trans>
        </Button>
      </>
    );
  return [
    {
      key: "at",
      title: t`Time`,
      toCell: ({ at }) => toTime(at, merchant.timeZone),
      toText: ({ at }) => new Date(at).toISOString(),
    },
    { key: "order", title: t`Order`, toCell: ({ orderNo }) => orderNo, toText: ({ orderNo }) => orderNo },
    {
      key: "member",
      title: t`Member`,
      toCell: ({ memberId, username }) => <Link href={`/${merchant.code}/members/${memberId}`}>{username}</Link>,
      toText: ({ username }) => username,
    },
    { key: "type", title: t`Paid by`, toCell: ({ type }) => types[type], toText: ({ type }) => type },
    {
      key: "amount",
      title: t`Ordered`,
      align: "end",
      toCell: ({ amount, currency }) => `${money(amount)} ${currency}`,
      toText: ({ amount }) => amount,
    },
    {
      key: "paid",
      title: t`Paid otherwise`,
      align: "end",
      toCell: ({ paid }) => (paid === null ? "" : `${money(paid.amount)} ${paid.currency}`),
      toText: ({ paid }) => paid?.amount ?? "",
    },
    {
      key: "state",
      title: t`State`,
      toCell: ({ state }) => <Badge tone={tones[state]}>{states[state]}</Badge>,
      toText: ({ state }) => state,
    },
    { key: "reason", title: t`Reason`, toCell: ({ reason }) => toReason(reason), toText: ({ reason }) => reason },
    {
      key: "reference",
      title: t`Provider's reference`,
      toCell: ({ providerRef }) => providerRef ?? "",
      toText: ({ providerRef }) => providerRef ?? "",
      extra: true,
    },
    ...(decide === undefined ? [] : [{ key: "decide", title: t`Decide`, toCell: buttons, toText: () => "" }]),
  ];
}

/** The merchant's deposits; those that were paid otherwise than ordered wait here for a decision. */
export function DepositsPage() {
  const { t } = useLingui();
  const { merchant } = useDesk();
  const address = useListAddress();
  const [decision, setDecision] = useState<DepositDecision>();
  const columns = useDepositColumns(useMay("balances.approve") ? setDecision : undefined);
  const { states } = useDepositTexts();
  const state = address.get("state");
  const loaded = useListStaffDepositsQuery(
    {
      merchant: merchant.code,
      ...(isState(state) ? { state } : {}),
      ...(address.cursor === undefined ? {} : { cursor: address.cursor }),
    },
    { pollingInterval: 10_000, skipPollingIfUnfocused: true },
  );
  return (
    <Page>
      <PageHead>
        <Heading level={1} size="heading">
          <Trans>Deposits</Trans>
        </Heading>
      </PageHead>
      <RecordList
        name="deposits"
        caption={t`Deposits`}
        columns={columns}
        toKey={({ orderNo }) => orderNo}
        loaded={loaded}
        address={address}
        filters={
          <SelectField
            name="state"
            label={t`State`}
            value={state}
            onChange={({ target }) => address.filter({ state: target.value })}
            options={[
              { value: "", label: t`All` },
              ...Object.entries(states).map(([value, label]) => ({ value, label })),
            ]}
          />
        }
      />
      <DecideDepositDialog decision={decision} onClose={() => setDecision(undefined)} />
    </Page>
  );
}
