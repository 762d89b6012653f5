import { Trans, useLingui } from "@lingui/react/macro";
import type { Webhook } from "@marquee/contract/staff";
import { Heading, Text } from "@marquee/ui-kit";
import { useListWebhooksQuery } from "../../api/endpoints/staff/webhookEndpoints.ts";
import { useDesk, useMay } from "../../frame/DeskContext.ts";
import { DeskLink } from "../../frame/DeskLink.tsx";
import { Page, PageHead } from "../../frame/Page.tsx";
import { type ListColumn, RecordList } from "../../list/RecordList.tsx";
import { useListAddress } from "../../list/useListAddress.ts";
import { useNameTexts } from "../../texts/useNameTexts.ts";
import { useTimeText } from "../../texts/useTimeText.ts";
import { WebhookState } from "./WebhookState.tsx";

const toIso = (millis: number | null): string => (millis === null ? "" : new Date(millis).toISOString());

function useWebhookColumns(): readonly ListColumn<Webhook>[] {
  const { t } = useLingui();
  const { merchant } = useDesk();
  const toTime = useTimeText();
  const { toWebhookKind } = useNameTexts();
  const time = (millis: number | null): string => (millis === null ? "–" : toTime(millis, merchant.timeZone));
  return [
    {
      key: "name",
      title: t`Name`,
      toCell: ({ id, name }) => <DeskLink to={`/${merchant.code}/webhooks/${id}`}>{name}</DeskLink>,
      toText: ({ name }) => name,
    },
    { key: "url", title: t`Address`, toCell: ({ url }) => url, toText: ({ url }) => url },
    {
      key: "state",
      title: t`State`,
      toCell: (webhook) => <WebhookState webhook={webhook} />,
      toText: ({ on, failingSince }) => (on ? (failingSince === null ? "ON" : "FAILING") : "OFF"),
    },
    {
      key: "waiting",
      title: t`Waiting`,
      align: "end",
      toCell: ({ waiting }) => String(waiting),
      toText: ({ waiting }) => String(waiting),
    },
    {
      key: "failed",
      title: t`Failed`,
      align: "end",
      toCell: ({ failed }) => String(failed),
      toText: ({ failed }) => String(failed),
    },
    {
      key: "delivered",
      title: t`Last delivered`,
      toCell: ({ lastDeliveredAt }) => time(lastDeliveredAt),
      toText: ({ lastDeliveredAt }) => toIso(lastDeliveredAt),
    },
    {
      key: "next",
      title: t`Next attempt`,
      toCell: ({ nextTryAt }) => time(nextTryAt),
      toText: ({ nextTryAt }) => toIso(nextTryAt),
    },
    {
      key: "kinds",
      title: t`Events`,
      toCell: ({ kinds }) => kinds.map(toWebhookKind).join(", "),
      toText: ({ kinds }) => kinds.join(" "),
      extra: true,
    },
  ];
}

/** The endpoints to which the merchant's events are sent. */
export function WebhooksPage() {
  const { t } = useLingui();
  const { merchant } = useDesk();
  const address = useListAddress();
  const columns = useWebhookColumns();
  const canChange = useMay("webhooks.change");
  const loaded = useListWebhooksQuery({ merchant: merchant.code });
  const data = loaded.data === undefined ? undefined : { items: loaded.data, next: null };
  return (
    <Page>
      <PageHead>
        <Heading level={1} size="heading">
          <Trans>Webhooks</Trans>
        </Heading>
        {canChange ? (
          <DeskLink to={`/${merchant.code}/webhooks/new`}>
            <Trans>Add an endpoint</Trans>
          </DeskLink>
        ) : null}
      </PageHead>
      <Text tone="muted">
        <Trans>Your own systems are told what happens on the site, signed and in order.</Trans>
      </Text>
      <RecordList
        name="webhooks"
        caption={t`Webhooks`}
        columns={columns}
        toKey={({ id }) => id}
        loaded={{ ...loaded, data }}
        address={address}
        filters={null}
      />
    </Page>
  );
}
