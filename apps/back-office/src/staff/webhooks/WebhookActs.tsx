import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { oldSecretHours, type Webhook } from "@marquee/contract/staff";
import { token } from "@marquee/design-tokens";
import { Button, ConfirmDialog, notify } from "@marquee/ui-kit";
import { useState } from "react";
import { useNavigate } from "react-router";
import { styled } from "styled-components";
import {
  useRemoveWebhookMutation,
  useResendWebhookMutation,
  useRotateWebhookSecretMutation,
  useTestWebhookMutation,
} from "../../api/endpoints/staff/webhookEndpoints.ts";
import { useMerchantCode } from "../../frame/DeskContext.ts";
import { toErrorText } from "../../texts/errorText.ts";
import { SecretDialog } from "./SecretDialog.tsx";

const Base = styled.div`display: flex; flex-wrap: wrap; gap: ${token("space.8")};`;

/** What can be done with an endpoint beside its settings. */
export function WebhookActs({ webhook: { id, version, on, failed, failingSince } }: { readonly webhook: Webhook }) {
  const { t, i18n } = useLingui();
  const merchant = useMerchantCode();
  const navigate = useNavigate();
  const [test, testing] = useTestWebhookMutation();
  const [resend, resending] = useResendWebhookMutation();
  const [rotate, rotating] = useRotateWebhookSecretMutation();
  const [remove, removing] = useRemoveWebhookMutation();
  const [asked, ask] = useState<"secret" | "remove">();
  const [secret, setSecret] = useState<string>();
  const fail = (error: unknown): void => notify(toErrorText(i18n, error), { tone: "error" });
  return (
    <Base>
      {on ? (
        <Button
          size="small"
          busy={testing.isLoading}
          onClick={() =>
            void test({ merchant, id })
              .unwrap()
              .then(() => notify(t`The test event is on its way.`, { tone: "success" }), fail)
          }
        >
          <Trans>Send a test event</Trans>
        </Button>
      ) : null}
      {failed > 0 || failingSince !== null ? (
        <Button
          size="small"
          busy={resending.isLoading}
          onClick={() =>
            void resend({ merchant, id })
              .unwrap()
              .then(() => notify(t`What failed is sent again.`, { tone: "success" }), fail)
          }
        >
          {failed > 0 ? (
            <Plural value={failed} one="Send # failed event again" other="Send # failed events again" />
          ) : (
            <Trans>Try again now</Trans>
          )}
        </Button>
      ) : null}
      <Button size="small" busy={rotating.isLoading} onClick={() => ask("secret")}>
        <Trans>Change the secret</Trans>
      </Button>
      <Button size="small" look="danger" busy={removing.isLoading} onClick={() => ask("remove")}>
        <Trans>Remove the endpoint</Trans>
      </Button>
      <ConfirmDialog
        title={t`Change the secret?`}
        open={asked === "secret"}
        confirm={t`Change the secret`}
        busy={rotating.isLoading}
        onClose={() => ask(undefined)}
        onConfirm={() =>
          void rotate({ merchant, id, version })
            .unwrap()
            .then((answer) => setSecret(answer.secret), fail)
            .finally(() => ask(undefined))
        }
      >
        <Trans>For {oldSecretHours} hours both the new and the current secret sign each event.</Trans>
      </ConfirmDialog>
      <ConfirmDialog
        title={t`Remove the endpoint?`}
        open={asked === "remove"}
        confirm={t`Remove the endpoint`}
        danger
        busy={removing.isLoading}
        onClose={() => ask(undefined)}
        onConfirm={() =>
          void remove({ merchant, id, version })
            .unwrap()
            .then(
              () => navigate(`/${merchant}/webhooks`, { replace: true }),
              (error: unknown) => {
                ask(undefined);
                fail(error);
              },
            )
        }
      >
        <Trans>Its log goes too, and what waits is not sent.</Trans>
      </ConfirmDialog>
      <SecretDialog secret={secret} onClose={() => setSecret(undefined)} />
    </Base>
  );
}
