import { Trans, useLingui } from "@lingui/react/macro";
import type { WebhookDeliveryDetail } from "@marquee/contract/staff";
import { token } from "@marquee/design-tokens";
import { Button, Heading, Modal, notify, Text } from "@marquee/ui-kit";
import { styled } from "styled-components";
import { useGetWebhookDeliveryQuery, useResendWebhookMutation } from "../../api/endpoints/staff/webhookEndpoints.ts";
import { useDesk, useMay } from "../../frame/DeskContext.ts";
import { Named } from "../../frame/Named.tsx";
import { LoadGate } from "../../frame/LoadGate.tsx";
import { toErrorText } from "../../texts/errorText.ts";
import { useNameTexts } from "../../texts/useNameTexts.ts";
import { useTimeText } from "../../texts/useTimeText.ts";

const Code = styled.pre`
  padding: ${token("space.12")};
  border-radius: ${token("radius.control")};
  background: ${token("color.raised")};
  font-size: ${token("text.label")};
  white-space: pre-wrap;
  overflow-wrap: anywhere;
`;
const Tries = styled.ol`display: grid; gap: ${token("space.12")};`;

function Delivery({ id, delivery }: { readonly id: string; readonly delivery: WebhookDeliveryDetail }) {
  const { t, i18n } = useLingui();
  const { merchant } = useDesk();
  const canChange = useMay("webhooks.change");
  const toTime = useTimeText();
  const { toWebhookKind } = useNameTexts();
  const [resend, { isLoading }] = useResendWebhookMutation();
  const { sequence, kind, body, attempts, state } = delivery;
  return (
    <>
      <Named name={toWebhookKind(kind)} code={kind} />
      <Code>{JSON.stringify(JSON.parse(body), null, 2)}</Code>
      <Heading level={3} size="title">
        <Trans>Attempts</Trans>
      </Heading>
      {attempts.length === 0 ? (
        <Text tone="muted">
          <Trans>No attempt yet.</Trans>
        </Text>
      ) : (
        <Tries>
          {attempts.map(({ at, statusCode, milliseconds, answer, failure }) => (
            <li key={at}>
              <Text size="small">
                {toTime(at, merchant.timeZone)} · {statusCode ?? t`no answer`} · {milliseconds} ms
              </Text>
              {failure === null ? null : (
                <Text size="small" tone="danger">
                  {failure}
                </Text>
              )}
              {answer === "" ? null : <Code>{answer}</Code>}
            </li>
          ))}
        </Tries>
      )}
      {canChange && state !== "WAITING" ? (
        <Button
          busy={isLoading}
          onClick={() =>
            void resend({ merchant: merchant.code, id, sequence })
              .unwrap()
              .then(
                () => notify(t`The event is sent again.`, { tone: "success" }),
                (error: unknown) => notify(toErrorText(i18n, error), { tone: "error" }),
              )
          }
        >
          <Trans>Send again</Trans>
        </Button>
      ) : null}
    </>
  );
}

function Detail({ id, sequence }: { readonly id: string; readonly sequence: number }) {
  const { t } = useLingui();
  const { merchant } = useDesk();
  const loaded = useGetWebhookDeliveryQuery({ merchant: merchant.code, id, sequence });
  return (
    <LoadGate loaded={loaded} fault={t`The delivery did not load`}>
      {(delivery) => <Delivery id={id} delivery={delivery} />}
    </LoadGate>
  );
}

/** One delivery: what was sent, and what came of each try. */
export function DeliveryDialog({
  id,
  sequence,
  onClose,
}: {
  readonly id: string;
  readonly sequence: number | undefined;
  readonly onClose: () => void;
}) {
  const { t } = useLingui();
  return (
    <Modal title={t`Event ${sequence ?? ""}`} open={sequence !== undefined} onClose={onClose}>
      {sequence === undefined ? null : <Detail id={id} sequence={sequence} />}
    </Modal>
  );
}
