import { Trans, useLingui } from "@lingui/react/macro";
import { isApiError, useGetProtectionQuery, useReadDepositMessageMutation } from "@marquee/api-client";
import { limitWaitHours } from "@marquee/contract";
import { token } from "@marquee/design-tokens";
import { paths, useNotifyError } from "@marquee/runtime";
import { Button, Card, Heading, Link, Skeleton, Text } from "@marquee/ui-kit";
import { type ReactNode, useState } from "react";
import { styled } from "styled-components";
import { LimitForm } from "../components/LimitForm.tsx";

const Base = styled(Card)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token("space.16")};
  > p { max-inline-size: 65ch; }
`;
/** Two choices of one size and look. */
const Choices = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 12rem), 1fr));
  gap: ${token("space.12")};
`;

const noRequest = {};

/** The message before the first deposit: a limit or none, both in one look; kept by the gateway, so it is read once. */
export function FirstDepositGuard({ children }: { readonly children: ReactNode }) {
  const { data, error } = useGetProtectionQuery(noRequest);
  if (error !== undefined && data === undefined) return children;
  if (data === undefined) return <Skeleton shape="row" />;
  return data.firstDeposit ? <Message /> : children;
}

function Message() {
  const { t } = useLingui();
  const notifyError = useNotifyError();
  const [isSetting, setSetting] = useState(false);
  const [read, { isLoading }] = useReadDepositMessageMutation();
  const goOn = async (): Promise<void> => {
    const { error } = await read({});
    if (error) notifyError(isApiError(error) ? error.code : "unknown");
  };
  return (
    <Base aria-label={t`Before your first deposit`}>
      <Heading level={3}>
        <Trans>Before your first deposit</Trans>
      </Heading>
      <Text>
        <Trans>
          Decide now how much you want to spend. With a deposit limit you cannot pay in more than that in a day, a week
          or a month. You can lower it at any time; a higher one takes {limitWaitHours} hours.
        </Trans>
      </Text>
      <Text size="small" tone="muted">
        <Trans>
          There are also loss and time limits, time-outs and self-exclusion. More on the page{" "}
          <Link href={paths.saferPlay}>Safer play</Link>.
        </Trans>
      </Text>
      {isSetting ? (
        <LimitForm kind="DEPOSIT" limits={[]} onDone={() => setSetting(false)} />
      ) : (
        <Choices>
          <Button wide onClick={() => setSetting(true)}>
            <Trans>Set a limit</Trans>
          </Button>
          <Button wide busy={isLoading} onClick={() => void goOn()}>
            <Trans>Continue without a limit</Trans>
          </Button>
        </Choices>
      )}
    </Base>
  );
}
