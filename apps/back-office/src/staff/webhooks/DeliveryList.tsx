import { useLingui } from "@lingui/react/macro";
import type { Webhook, WebhookDelivery } from "@marquee/contract/staff";
import { Badge, Button, Heading, SelectField } from "@marquee/ui-kit";
import { useState } from "react";
import { useListWebhookDeliveriesQuery } from "../../api/endpoints/staff/webhookEndpoints.ts";
import { useDesk } from "../../frame/DeskContext.ts";
import { Named } from "../../frame/Named.tsx";
import { type ListColumn, RecordList } from "../../list/RecordList.tsx";
import { useListAddress } from "../../list/useListAddress.ts";
import { useNameTexts } from "../../texts/useNameTexts.ts";
import { useTimeText } from "../../texts/useTimeText.ts";
import { DeliveryDialog } from "./DeliveryDialog.tsx";

const tones = { WAITING: "primary", DELIVERED: "success", FAILED: "danger" } as const;

const isState = (text: string): text is WebhookDelivery["state"] => Object.hasOwn(tones, text);

function useDeliveryColumns(open: (sequence: number) => void): readonly ListColumn<WebhookDelivery>[] {
  const { t } = useLingui();
  const { merchant } = useDesk();
  const toTime = useTimeText();
  const { toWebhookKind } = useNameTexts();
  const stateNames = { WAITING: t`Waits`, DELIVERED: t`Delivered`, FAILED: t`Failed` };
  return [
    {
      key: "sequence",
      title: t`No.`,
      align: "end",
      toCell: ({ sequence }) => String(sequence),
      toText: ({ sequence }) => String(sequence),
    },
    {
      key: "at",
      title: t`Time`,
      toCell: ({ at }) => toTime(at, merchant.timeZone),
      isOneLine: true,
      toText: ({ at }) => new Date(at).toISOString(),
    },
    {
      key: "kind",
      title: t`Event`,
      toCell: ({ kind }) => <Named name={toWebhookKind(kind)} code={kind} />,
      toText: ({ kind }) => kind,
    },
    {
      key: "state",
      title: t`State`,
      toCell: ({ state }) => <Badge tone={tones[state]}>{stateNames[state]}</Badge>,
      toText: ({ state }) => state,
    },
    {
      key: "tries",
      title: t`Attempts`,
      align: "end",
      toCell: ({ tries }) => String(tries),
      toText: ({ tries }) => String(tries),
    },
    {
      key: "status",
      title: t`Answer`,
      align: "end",
      toCell: ({ statusCode }) => (statusCode === null ? "–" : String(statusCode)),
      toText: ({ statusCode }) => String(statusCode ?? ""),
    },
    {
      key: "took",
      title: t`Took`,
      align: "end",
      toCell: ({ milliseconds }) => (milliseconds === null ? "–" : `${milliseconds}\u00a0ms`),
      toText: ({ milliseconds }) => String(milliseconds ?? ""),
    },
    {
      key: "failure",
      title: t`Failure`,
      toCell: ({ failure }) => failure ?? "",
      toText: ({ failure }) => failure ?? "",
    },
    {
      key: "id",
      title: t`Event's id`,
      toCell: ({ eventId }) => eventId,
      toText: ({ eventId }) => eventId,
      extra: true,
    },
    {
      key: "open",
      title: t`Details`,
      toCell: ({ sequence }) => (
        <Button size="small" aria-label={t`Details of event ${sequence}`} onClick={() => open(sequence)}>
          {t`Details`}
        </Button>
      ),
      toText: () => "",
    },
  ];
}

/** What was sent to an endpoint, newest first. */
export function DeliveryList({ webhook: { id } }: { readonly webhook: Webhook }) {
  const { t } = useLingui();
  const { merchant } = useDesk();
  const address = useListAddress();
  const [sequence, open] = useState<number>();
  const columns = useDeliveryColumns(open);
  const state = address.get("state");
  const loaded = useListWebhookDeliveriesQuery({
    merchant: merchant.code,
    id,
    ...(isState(state) ? { state } : {}),
    ...address.page,
  });
  return (
    <>
      <Heading level={2} size="title">
        {t`Deliveries`}
      </Heading>
      <RecordList
        name="webhook-deliveries"
        caption={t`Deliveries`}
        columns={columns}
        toKey={(delivery) => String(delivery.sequence)}
        loaded={loaded}
        address={address}
        filters={
          <SelectField
            label={t`State`}
            value={state}
            options={[
              { value: "", label: t`All` },
              { value: "WAITING", label: t`Waits` },
              { value: "DELIVERED", label: t`Delivered` },
              { value: "FAILED", label: t`Failed` },
            ]}
            onChange={({ target }) => address.filter({ state: target.value })}
          />
        }
      />
      <DeliveryDialog id={id} sequence={sequence} onClose={() => open(undefined)} />
    </>
  );
}
