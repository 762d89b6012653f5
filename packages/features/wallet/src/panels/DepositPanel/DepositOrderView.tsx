import { Trans, useLingui } from "@lingui/react/macro";
import { isApiError, useCancelDepositMutation, useGetDepositQuery } from "@marquee/api-client";
import type { DepositOrder } from "@marquee/contract";
import { token } from "@marquee/design-tokens";
import { LoadGate, useCurrencySymbol, useNotifyError } from "@marquee/runtime";
import { Badge, Button, ConfirmDialog, Countdown, Heading, Money, Text } from "@marquee/ui-kit";
import { useState } from "react";
import { styled } from "styled-components";
import {
  depositReasonTexts,
  depositStateTexts,
  depositStateTones,
  depositTypeTexts,
} from "../../model/depositTexts.ts";
import { OrderSteps } from "../../components/OrderSteps.tsx";
import { OrderBonus } from "./OrderBonus.tsx";
import { PayDetails } from "./PayDetails.tsx";

const Page = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token("space.16")};
  justify-items: start;
`;
const Sum = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token("space.8")} ${token("space.12")};
  > strong { font-size: ${token("text.title")}; font-variant-numeric: tabular-nums; overflow-wrap: anywhere; }
`;
const Buttons = styled.div`display: flex; flex-wrap: wrap; gap: ${token("space.12")};`;

const isOpen = ({ state }: DepositOrder): boolean => state === "CREATED" || state === "PENDING";

/** Without live events an open order is asked about again. In milliseconds. */
const poll = 10_000;

/** One deposit (money.md): its state as steps with times, how to pay it, what happens next; it follows by itself. */
export function DepositOrderView({ orderNo, onLeave }: { readonly orderNo: string; readonly onLeave: () => void }) {
  const { t } = useLingui();
  const [isWaiting, setWaiting] = useState(true);
  const query = useGetDepositQuery(
    { orderNo },
    { pollingInterval: isWaiting ? poll : 0, skipPollingIfUnfocused: true },
  );
  const { data } = query;
  if (data !== undefined && isOpen(data) !== isWaiting) setWaiting(isOpen(data));
  if (data !== undefined) return <Order order={data} onLeave={onLeave} />;
  return (
    <Page>
      <Heading level={3}>
        <Trans>Deposit</Trans>
      </Heading>
      <LoadGate query={query}>{() => null}</LoadGate>
      <Button onClick={onLeave}>{t`New deposit`}</Button>
    </Page>
  );
}

function Order({ order, onLeave }: { readonly order: DepositOrder; readonly onLeave: () => void }) {
  const { t } = useLingui();
  const symbol = useCurrencySymbol();
  const notifyError = useNotifyError();
  const [cancel, { isLoading }] = useCancelDepositMutation();
  const [isAsking, setAsking] = useState(false);
  const { orderNo, state, type, amount, credit, fee, expiresAt, pay, steps } = order;
  const reason = steps.at(-1)?.reason ?? "";
  const known = Object.hasOwn(depositReasonTexts, reason) ? depositReasonTexts[reason] : undefined;
  const confirm = async (): Promise<void> => {
    const result = await cancel({ orderNo });
    setAsking(false);
    if (result.error) notifyError(isApiError(result.error) ? result.error.code : "unknown");
  };
  return (
    <Page>
      <Heading level={3}>{t(depositTypeTexts[type])}</Heading>
      <Sum>
        <strong>
          <Money amount={amount} currency={symbol} />
        </strong>
        <span role="status">
          <Badge tone={depositStateTones[state]}>{t(depositStateTexts[state])}</Badge>
        </span>
        {isOpen(order) && (
          <Text size="small" tone="muted">
            <Trans>Time left to pay:</Trans>{" "}
            <Countdown
              until={expiresAt}
              toStartWords={(seconds) => t`${Math.ceil(seconds / 60)} minutes left to pay`}
              endWords={t`The time to pay is over.`}
            />
          </Text>
        )}
      </Sum>
      {fee !== "0.00" && (
        <Text size="small" tone="muted">
          <Trans>
            Fee <Money amount={fee} currency={symbol} />, into your balance <Money amount={credit} currency={symbol} />
          </Trans>
        </Text>
      )}
      {(known ?? reason) !== "" && (
        <Text tone={state === "REJECTED" ? "danger" : undefined}>{known ? t(known) : reason}</Text>
      )}
      {state === "CREATED" && (
        <Text tone="muted">
          <Trans>We ask the payment provider. This page shows how to pay as soon as it answers.</Trans>
        </Text>
      )}
      {pay && <PayDetails pay={pay} />}
      <OrderBonus order={order} />
      <OrderSteps order={order} texts={depositStateTexts} />
      <Buttons>
        <Button onClick={onLeave}>{isOpen(order) ? t`All deposits` : t`New deposit`}</Button>
        {isOpen(order) && (
          <Button look="quiet" onClick={() => setAsking(true)}>
            <Trans>End this deposit</Trans>
          </Button>
        )}
      </Buttons>
      <ConfirmDialog
        title={t`End this deposit?`}
        open={isAsking}
        confirm={t`End this deposit`}
        onConfirm={() => void confirm()}
        onClose={() => setAsking(false)}
        busy={isLoading}
        danger
      >
        <Trans>Do not end it if you have already paid: the money is added to your balance automatically.</Trans>
      </ConfirmDialog>
    </Page>
  );
}
