import { Trans, useLingui } from "@lingui/react/macro";
import type { Webhook } from "@marquee/contract/staff";
import { Button, ErrorState, Heading, notify, Skeleton, Text } from "@marquee/ui-kit";
import { useState } from "react";
import { useParams } from "react-router";
import { useChangeWebhookMutation, useListWebhooksQuery } from "../../api/endpoints/staff/webhookEndpoints.ts";
import { useDesk, useMay } from "../../frame/DeskContext.ts";
import { NoPage } from "../../frame/NoPage.tsx";
import { Page, PageHead } from "../../frame/Page.tsx";
import { Section } from "../../frame/Section.tsx";
import { toErrorText } from "../../texts/errorText.ts";
import { useTimeText } from "../../texts/useTimeText.ts";
import { DeliveryList } from "./DeliveryList.tsx";
import { NewWebhook } from "./NewWebhook.tsx";
import { WebhookActs } from "./WebhookActs.tsx";
import { WebhookForm } from "./WebhookForm.tsx";
import { WebhookState } from "./WebhookState.tsx";

/** Begins with what is so; a change by somebody else is said and waits, so that nothing typed is lost. */
function Settings({ webhook }: { readonly webhook: Webhook }) {
  const { t } = useLingui();
  const { merchant } = useDesk();
  const [change] = useChangeWebhookMutation();
  const [shown, show] = useState(webhook);
  const { id, version, name, url, kinds, on } = shown;
  return (
    <>
      {webhook.version > version ? (
        <>
          <Text tone="danger">
            <Trans>This endpoint was changed in the meantime. What you typed is still here.</Trans>
          </Text>
          <Button size="small" onClick={() => show(webhook)}>
            <Trans>Show how it is now</Trans>
          </Button>
        </>
      ) : null}
      <WebhookForm
        key={version}
        label={t`Settings`}
        submitText={t`Save`}
        initialValues={{ name, url, kinds, on }}
        send={async (values) => {
          await change({ ...values, kinds: [...values.kinds], merchant: merchant.code, id, version }).unwrap();
          return values;
        }}
        onDone={(values) => {
          show({ ...shown, ...values, kinds: [...values.kinds], version: version + 1 });
          notify(t`Saved.`, { tone: "success" });
        }}
      />
    </>
  );
}

function Endpoint({ webhook }: { readonly webhook: Webhook }) {
  const { t } = useLingui();
  const { merchant } = useDesk();
  const canChange = useMay("webhooks.change");
  const toTime = useTimeText();
  const time = (millis: number): string => toTime(millis, merchant.timeZone);
  const { name, url, note, failingSince, nextTryAt, oldSecretUntil } = webhook;
  const [since, next, until] = [failingSince, nextTryAt, oldSecretUntil].map((millis) =>
    millis === null ? "" : time(millis),
  );
  return (
    <Page>
      <PageHead>
        <Heading level={1} size="heading">
          {name}
        </Heading>
        <WebhookState webhook={webhook} />
      </PageHead>
      <Text tone="muted">{url}</Text>
      {note === null ? null : <Text tone="danger">{note}</Text>}
      {failingSince === null ? null : (
        <Text tone="danger">
          {nextTryAt === null ? (
            <Trans>No attempt has succeeded since {since}.</Trans>
          ) : (
            <Trans>
              No attempt has succeeded since {since}. The next one is at {next}.
            </Trans>
          )}
        </Text>
      )}
      {oldSecretUntil === null ? null : (
        <Text tone="muted">
          <Trans>The secret before this one signs too, until {until}.</Trans>
        </Text>
      )}
      {canChange ? <WebhookActs webhook={webhook} /> : null}
      <DeliveryList webhook={webhook} />
      {canChange ? (
        <Section title={t`Settings`}>
          <Settings webhook={webhook} />
        </Section>
      ) : null}
    </Page>
  );
}

/** One endpoint with its log, or the form for a new one. */
export function WebhookPage() {
  const { i18n, t } = useLingui();
  const { merchant } = useDesk();
  const { id } = useParams();
  const canChange = useMay("webhooks.change");
  const { data, error, isFetching, refetch } = useListWebhooksQuery({ merchant: merchant.code });
  if (id === "new") return canChange ? <NewWebhook /> : <NoPage />;
  if (data === undefined)
    return (
      <Page>
        {error === undefined ? (
          <Skeleton shape="card" />
        ) : (
          <ErrorState title={t`The endpoint did not load`} onRetry={() => void refetch()} busy={isFetching}>
            {toErrorText(i18n, error)}
          </ErrorState>
        )}
      </Page>
    );
  const webhook = data.find((each) => each.id === id);
  return webhook === undefined ? <NoPage /> : <Endpoint webhook={webhook} />;
}
