import { useRangeTexts } from "../texts/useRangeTexts.ts";
import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { token } from "@marquee/design-tokens";
import { Button, Form, FormTextField, Modal, Text } from "@marquee/ui-kit";
import { Formik } from "formik";
import { useState } from "react";
import { styled } from "styled-components";
import { SelectionBar } from "../list/SelectionBar.tsx";
import type { Selection } from "../list/useSelection.tsx";
import { toErrorText } from "../texts/errorText.ts";
import { useOrderColumns } from "./useOrderColumns.tsx";

const Results = styled.ul`
  display: grid;
  gap: ${token("space.4")};
  max-block-size: 40dvb;
  overflow: auto;
  font-size: ${token("text.small")};
`;

/** An order that may be decided about. */
interface ChosenOrder {
  readonly orderNo: string;
  readonly amount: string;
  readonly currency: string;
}

/** One of the decisions that are offered. */
export interface ChosenDecision<Order> {
  readonly key: string;
  readonly label: string;
  readonly isGrave?: boolean;
  /** Who reads the reason. */
  readonly hint: string;
  /** Decides about one order. @returns what became of it, in words. @throws ApiError where it is refused */
  readonly send: (order: Order, reason: string) => Promise<string>;
}

interface Result {
  readonly orderNo: string;
  readonly text: string;
  readonly isRefused: boolean;
}

/** The sums of the orders, by their currencies. */
function toSums(orders: readonly ChosenOrder[]): readonly (readonly [currency: string, sum: string])[] {
  const byCurrency = Map.groupBy(orders, ({ currency }) => currency);
  // In 1/10,000 of the unit: sums of decimal numbers are not exact.
  const toUnits = (amount: string): bigint => {
    const [whole = "0", rest = ""] = amount.split(".");
    return BigInt(whole) * 10_000n + BigInt(rest.padEnd(4, "0"));
  };
  return [...byCurrency].map(([currency, own]) => {
    const sum = own.reduce((total, { amount }) => total + toUnits(amount), 0n);
    return [
      currency,
      `${sum / 10_000n}.${String(sum % 10_000n)
        .padStart(4, "0")
        .slice(0, 2)}`,
    ];
  });
}

function Decide<Order extends ChosenOrder>({
  orders,
  decision: { label, isGrave = false, hint, send },
  toNotes,
  onRunning,
  onDone,
}: {
  readonly orders: readonly Order[];
  readonly decision: ChosenDecision<Order>;
  readonly toNotes: (orders: readonly Order[]) => readonly string[];
  readonly onRunning: (isRunning: boolean) => void;
  readonly onDone: () => void;
}) {
  const { t, i18n } = useLingui();
  const ranges = useRangeTexts();
  const { toMoney } = useOrderColumns();
  // The orders as they were chosen: the list goes on below.
  const [all] = useState(orders);
  const [results, setResults] = useState<readonly Result[]>([]);
  const [isRunning, setRunning] = useState(false);
  const run = async (reason: string): Promise<void> => {
    setRunning(true);
    onRunning(true);
    // One after the other: each is decided by itself, and one that is refused stops no other.
    for (const order of all) {
      const { orderNo } = order;
      const result = await send(order, reason).then(
        (text) => ({ orderNo, text, isRefused: false }),
        (error: unknown) => ({ orderNo, text: toErrorText(i18n, error), isRefused: true }),
      );
      setResults((told) => [...told, result]);
    }
    setRunning(false);
    onRunning(false);
  };
  const refused = results.filter((result) => result.isRefused).length;
  const [done, count] = [results.length, all.length];
  if (isRunning || done > 0)
    return (
      <>
        <Text strong role="status">
          {isRunning ? (
            <Trans>
              {done} of {count}
            </Trans>
          ) : (
            <Trans>
              Decided: {done - refused}. Refused: {refused}.
            </Trans>
          )}
        </Text>
        <Results aria-label={t`What became of each`}>
          {results.map(({ orderNo, text, isRefused }) => (
            <li key={orderNo}>
              <Text as="span" size="small" tone={isRefused ? "danger" : "muted"}>
                {orderNo}: {text}
              </Text>
            </li>
          ))}
        </Results>
        <Button look="primary" disabled={isRunning} onClick={onDone}>
          <Trans>Close</Trans>
        </Button>
      </>
    );
  return (
    <Formik
      initialValues={{ reason: "" }}
      validate={({ reason }) => (reason.trim().length < 3 ? { reason: ranges.reason } : {})}
      validateOnBlur={false}
      validateOnChange={false}
      onSubmit={({ reason }) => run(reason.trim())}
    >
      <Form label={label}>
        <Text strong>
          <Plural value={count} one="# order" other="# orders" />
          {toSums(all).map(([currency, sum]) => ` · ${toMoney(sum, currency)}`)}
        </Text>
        {toNotes(all).map((note) => (
          <Text key={note} size="small" tone="muted">
            {note}
          </Text>
        ))}
        <FormTextField name="reason" label={t`Why`} hint={hint} required maxLength={500} autoComplete="off" />
        <Button type="submit" look={isGrave ? "danger" : "primary"}>
          {label}
        </Button>
      </Form>
    </Formik>
  );
}

/** Decides about the orders that are chosen in a list: a summary before, what became of each after. */
export function DecideChosen<Order extends ChosenOrder>({
  label,
  selection,
  orders,
  decisions,
  toNotes,
}: {
  readonly label: string;
  readonly selection: Selection;
  /** The orders of the page that wait for a decision. */
  readonly orders: readonly Order[];
  readonly decisions: readonly ChosenDecision<Order>[];
  /** What has to be known of the chosen ones besides. */
  readonly toNotes: (orders: readonly Order[]) => readonly string[];
}) {
  const [key, setKey] = useState<string>();
  const [isRunning, setRunning] = useState(false);
  const chosen = orders.filter(({ orderNo }) => selection.keys.has(orderNo));
  const decision = decisions.find((each) => each.key === key);
  const close = (): void => {
    setKey(undefined);
    selection.clear();
  };
  return (
    <>
      <SelectionBar
        label={label}
        selection={{ ...selection, keys: new Set(chosen.map(({ orderNo }) => orderNo)) }}
        shown={orders.map(({ orderNo }) => orderNo)}
      >
        {decisions.map((each) => (
          <Button key={each.key} size="small" onClick={() => setKey(each.key)}>
            {each.label}
          </Button>
        ))}
      </SelectionBar>
      <Modal
        title={decision?.label ?? ""}
        open={decision !== undefined}
        locked={isRunning}
        onClose={() => setKey(undefined)}
      >
        {decision === undefined ? null : (
          <Decide orders={chosen} decision={decision} toNotes={toNotes} onRunning={setRunning} onDone={close} />
        )}
      </Modal>
    </>
  );
}
