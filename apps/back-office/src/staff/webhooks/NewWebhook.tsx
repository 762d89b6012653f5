import { Trans, useLingui } from "@lingui/react/macro";
import { Heading } from "@marquee/ui-kit";
import { useState } from "react";
import { useNavigate } from "react-router";
import { useCreateWebhookMutation } from "../../api/endpoints/staff/webhookEndpoints.ts";
import { useMerchantCode } from "../../frame/DeskContext.ts";
import { Page, PageHead } from "../../frame/Page.tsx";
import { Section } from "../../frame/Section.tsx";
import { SecretDialog } from "./SecretDialog.tsx";
import { WebhookForm, type WebhookValues } from "./WebhookForm.tsx";

const empty: WebhookValues = { name: "", url: "", kinds: [], on: true };

/** Adds an endpoint, and shows its secret once. */
export function NewWebhook() {
  const { t } = useLingui();
  const merchant = useMerchantCode();
  const navigate = useNavigate();
  // One id for the form: sent twice, it creates one.
  const [id] = useState(() => crypto.randomUUID());
  const [secret, setSecret] = useState<string>();
  const [create] = useCreateWebhookMutation();
  return (
    <Page>
      <PageHead>
        <Heading level={1} size="heading">
          <Trans>Add an endpoint</Trans>
        </Heading>
      </PageHead>
      {secret === undefined ? (
        <Section title={t`Where events are sent`}>
          <WebhookForm
            label={t`Add an endpoint`}
            submitText={t`Add the endpoint`}
            initialValues={empty}
            isNew
            send={({ name, url, kinds }) => create({ name, url, merchant, id, kinds: [...kinds] }).unwrap()}
            onDone={(answer) => setSecret(answer.secret)}
          />
        </Section>
      ) : null}
      <SecretDialog secret={secret} onClose={() => void navigate(`/${merchant}/webhooks/${id}`, { replace: true })} />
    </Page>
  );
}
