import { Trans, useLingui } from "@lingui/react/macro";
import { Button, Text } from "@marquee/ui-kit";
import { useState } from "react";
import { SwitchForm } from "../forms/SwitchForm.tsx";
import type { Send } from "../forms/useSwitchSender.ts";
import { OrderList, type OrderView } from "./OrderList.tsx";

/** An order that is changed here, and saved as a whole with a reason, or left as it was. */
export function OrderDraft<Item>({
  label,
  action,
  items,
  view,
  canChange,
  timed = true,
  send,
}: {
  readonly label: string;
  /** Names the form that saves the order. */
  readonly action: string;
  readonly items: readonly Item[];
  readonly view: OrderView<Item>;
  readonly canChange: boolean;
  /** Whether the change can be planned. */
  readonly timed?: boolean;
  /** Sends the keys in their new order. */
  readonly send: Send<readonly string[]>;
}) {
  const { t } = useLingui();
  const { toKey } = view;
  const [draft, setDraft] = useState<readonly string[]>();
  const leave = (): void => setDraft(undefined);
  const shown =
    draft === undefined ? items : items.toSorted((a, b) => draft.indexOf(toKey(a)) - draft.indexOf(toKey(b)));
  return (
    <>
      <OrderList
        label={label}
        items={shown}
        view={view}
        onOrder={canChange ? (ordered) => setDraft(ordered.map(toKey)) : undefined}
      />
      {draft === undefined ? null : (
        <>
          <SwitchForm
            label={action}
            initialValues={{}}
            toSwitch={() => draft}
            send={send}
            timed={timed}
            action={t`Save the order`}
            onDone={leave}
          >
            <Text size="small" tone="muted">
              <Trans>The order is not saved yet.</Trans>
            </Text>
          </SwitchForm>
          <Button size="small" look="quiet" onClick={leave}>
            <Trans>Leave the order as it was</Trans>
          </Button>
        </>
      )}
    </>
  );
}
