import { Trans, useLingui } from "@lingui/react/macro";
import { useGetWithdrawalQuery } from "@marquee/api-client";
import type { WithdrawalOrder } from "@marquee/contract";
import { token } from "@marquee/design-tokens";
import { LoadGate, useCurrencySymbol, useIsOn } from "@marquee/runtime";
import { Badge, Button, Countdown, Heading, Money, Text } from "@marquee/ui-kit";
import { useState } from "react";
import { styled } from "styled-components";
import { OrderSteps } from "../../components/OrderSteps.tsx";
import { Sums } from "../../components/Sums.tsx";
import {
  withdrawalCheckTexts,
  withdrawalNextTexts,
  withdrawalReasonTexts,
  withdrawalStateTexts,
  withdrawalStateTones,
} from "../../model/withdrawalTexts.ts";
import { ComplaintForm } from "./ComplaintForm.tsx";
import { ConfirmForm } from "./ConfirmForm.tsx";

const Page = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token("space.16")};
`;
const Sum = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token("space.8")} ${token("space.12")};
  > strong { font-size: ${token("text.title")}; font-variant-numeric: tabular-nums; overflow-wrap: anywhere; }
`;
const Checks = styled.ul`margin: 0; padding-inline-start: ${token("space.24")}; font-size: ${token("text.small")};`;

const moving: ReadonlySet<WithdrawalOrder["state"]> = new Set(["SUBMITTED", "RISK", "APPROVED", "PAYING", "DISBURSED"]);
const complainable: ReadonlySet<WithdrawalOrder["state"]> = new Set([
  "CONFIRMED",
  "CONFIRMED_AUTO",
  "RESOLVED_DENIED",
  "SETTLED_PAID",
]);

/** Without live events an order on its way is asked about again. In milliseconds. */
const poll = 10_000;

/** One withdrawal (WL-07): its state as steps with times, what it waits for, and the member's answer when it is paid. */
export function WithdrawalOrderView({
  orderNo,
  onOpen,
  onLeave,
}: {
  readonly orderNo: string;
  readonly onOpen: (orderNo: string) => void;
  readonly onLeave: () => void;
}) {
  const [isMoving, setMoving] = useState(true);
  const order = useGetWithdrawalQuery(
    { orderNo },
    { pollingInterval: isMoving ? poll : 0, skipPollingIfUnfocused: true },
  );
  const { data } = order;
  if (data !== undefined && moving.has(data.state) !== isMoving) setMoving(moving.has(data.state));
  return (
    <Page>
      <Heading level={3}>
        <Trans>Withdrawal</Trans>
      </Heading>
      <LoadGate query={order}>{(shown) => <Order order={shown} onOpen={onOpen} />}</LoadGate>
      <div>
        <Button onClick={onLeave}>
          <Trans>All withdrawals</Trans>
        </Button>
      </div>
    </Page>
  );
}

function Order({ order, onOpen }: { readonly order: WithdrawalOrder; readonly onOpen: (orderNo: string) => void }) {
  const { t } = useLingui();
  const symbol = useCurrencySymbol();
  const isAsking = useIsOn("WDCONFIRM3");
  const { state, amount, fee, payout, place, number, confirmUntil, checks, claim, linkedOrderNo, complaint } = order;
  const reason = order.steps.at(-1)?.reason ?? "";
  const known = Object.hasOwn(withdrawalReasonTexts, reason) ? withdrawalReasonTexts[reason] : undefined;
  const next = withdrawalNextTexts[state];
  return (
    <>
      <Sum>
        <strong>
          <Money amount={amount} currency={symbol} />
        </strong>
        <span role="status">
          <Badge tone={withdrawalStateTones[state]}>{t(withdrawalStateTexts[state])}</Badge>
        </span>
        {confirmUntil !== null && (
          <Text size="small" tone="muted">
            <Trans>Time left to answer:</Trans>{" "}
            <Countdown
              until={confirmUntil}
              toStartWords={(seconds) => t`${Math.ceil(seconds / 60)} minutes left to answer`}
              endWords={t`The time to answer is over.`}
            />
          </Text>
        )}
      </Sum>
      <Text size="small" tone="muted">
        {place} {number}
      </Text>
      {fee !== "0.00" && (
        <Text size="small" tone="muted">
          <Trans>
            Fee <Money amount={fee} currency={symbol} />, you receive <Money amount={payout} currency={symbol} />
          </Trans>
        </Text>
      )}
      {(known ?? reason) !== "" && (
        <Text tone={withdrawalStateTones[state] === "danger" ? "danger" : undefined}>{known ? t(known) : reason}</Text>
      )}
      {next && <Text tone="muted">{t(next)}</Text>}
      {state === "RISK" && (
        <div>
          <Text>
            <Trans>Our staff are reviewing this withdrawal, usually within a few hours. They check:</Trans>
          </Text>
          <Checks>
            {checks.map((name) => (
              <li key={name}>{t(withdrawalCheckTexts[name] ?? withdrawalCheckTexts["other"] ?? { id: name })}</li>
            ))}
          </Checks>
        </div>
      )}
      {claim !== null && (
        <Sums aria-label={t`Your answer`}>
          <dt>
            <Trans>What arrived</Trans>
          </dt>
          <dd>
            <Money amount={claim.received} currency={symbol} />
          </dd>
          <dt>
            <Trans>What is missing</Trans>
          </dt>
          <dd>
            <Money amount={claim.remaining} currency={symbol} />
          </dd>
        </Sums>
      )}
      {linkedOrderNo !== null && (
        <div>
          <Button size="small" onClick={() => onOpen(linkedOrderNo)}>
            {t`Show the linked order ${linkedOrderNo}`}
          </Button>
        </div>
      )}
      {confirmUntil !== null && isAsking && <ConfirmForm order={order} />}
      <OrderSteps order={order} texts={withdrawalStateTexts} />
      {complaint !== null && (
        <Text role="note">
          <Trans>Your complaint: {complaint.content}</Trans>
        </Text>
      )}
      {complaint === null && complainable.has(state) && <ComplaintForm orderNo={order.orderNo} />}
    </>
  );
}
