import { Trans, useLingui } from "@lingui/react/macro";
import { token } from "@marquee/design-tokens";
import { Button, Countdown, FormTextField } from "@marquee/ui-kit";
import { styled } from "styled-components";
import type { CodeSending } from "../../model/useCodeSending.ts";

const Base = styled.div`
  display: grid;
  gap: ${token("space.4")};
  > p { color: ${token("color.muted")}; font-size: ${token("text.label")}; }
`;

/** The field for a phone's code and the button that sends one, disabled while a code is on its way (RG-18, RG-21, VL-16). */
export function CodeField({
  sending,
  onSend,
}: {
  readonly sending: Omit<CodeSending, "send">;
  readonly onSend: () => void;
}) {
  const { t } = useLingui();
  const { until, isBusy, mask } = sending;
  return (
    <Base>
      <FormTextField
        name="verificationCode"
        label={t`Verification code`}
        required
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={255}
        end={
          <Button busy={isBusy} disabled={until !== null} onClick={onSend}>
            <Trans>Send code</Trans>
          </Button>
        }
      />
      {until !== null && (
        <p>
          <Trans>Code sent to {mask}. You can ask for another one in</Trans>{" "}
          <Countdown
            until={until}
            toStartWords={(seconds) => t`${seconds} seconds`}
            endWords={t`You can ask for another code.`}
            onEnd={sending.end}
          />
        </p>
      )}
    </Base>
  );
}
