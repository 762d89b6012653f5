import { Trans, useLingui } from "@lingui/react/macro";
import { isApiError, useCreateLoginCodeMutation } from "@marquee/api-client";
import type { LoginCode } from "@marquee/contract";
import { useNotifyError } from "@marquee/runtime";
import { Button, Countdown, Link, PhoneIcon, QrCode, Text } from "@marquee/ui-kit";
import { useState } from "react";
import { Row } from "../../components/Row.tsx";

/** Logs the member in on another device by a code that its camera reads: one use, within a minute (SH-04, Q-28). */
export function PhoneLoginSection() {
  const { t } = useLingui();
  const [createLoginCode, { isLoading }] = useCreateLoginCodeMutation();
  const [made, setMade] = useState<LoginCode | null>(null);
  const notifyError = useNotifyError();
  const show = async (): Promise<void> => {
    const { data, error } = await createLoginCode({});
    if (error) notifyError(isApiError(error) ? error.code : "unknown");
    setMade(data ?? null);
  };
  const address = made && `${location.origin}/?token=${encodeURIComponent(made.code)}`;
  return (
    <Row
      icon={PhoneIcon}
      title={t`Log in on your phone`}
      summary={t`Scan a code with its camera. It works once, for a minute.`}
      action={
        !made && (
          <Button size="small" busy={isLoading} onClick={() => void show()}>
            <Trans>Show code</Trans>
          </Button>
        )
      }
    >
      {made && address && (
        <div>
          <QrCode value={address} label={t`Code for your phone's camera`} />
          <Text size="small" tone="muted">
            <Link href={address} target="_blank">
              <Trans>Open in another window</Trans>
            </Link>{" "}
            ·{" "}
            <Countdown
              until={made.expiresAt}
              toStartWords={(seconds) => t`The code is valid for ${seconds} seconds.`}
              endWords={t`The code is no longer valid.`}
              onEnd={() => setMade(null)}
            />
          </Text>
        </div>
      )}
    </Row>
  );
}
