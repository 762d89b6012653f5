import { Trans, useLingui } from "@lingui/react/macro";
import { isApiError, useListSocialProvidersQuery, useStartSocialLoginMutation } from "@marquee/api-client";
import { type LoginRequest, type SocialProvider, toSocialModule, toSocialName } from "@marquee/contract";
import { token } from "@marquee/design-tokens";
import { toErrorText } from "@marquee/i18n";
import { forgetOutsideReturn, useGates, useNotifyError, useStatusQuery } from "@marquee/runtime";
import { Button, Skeleton } from "@marquee/ui-kit";
import { useEffect, useId, useState } from "react";
import { styled } from "styled-components";
import { getAbandonedSignIn, leaveForProvider } from "../../model/socialReturn.ts";
import { FailureNote } from "../FormAlert/FailureNote.tsx";

const Base = styled.div`
  display: grid;
  gap: ${token("space.12")};
`;

const Caption = styled.p`
  display: flex;
  align-items: center;
  gap: ${token("space.12")};
  color: ${token("color.muted")};
  font-size: ${token("text.small")};
  &::before, &::after { content: ""; flex: 1; border-block-start: 1px solid ${token("color.line")}; }
`;

const Choices = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(92px, 1fr));
  gap: ${token("space.8")};
  && > button { padding-inline: ${token("space.8")}; }
`;

type Props = { readonly purpose: "LOGIN" | "REGISTER"; readonly side?: LoginRequest["side"] };

/** Reports once that the visitor left for a provider and returned by Back (LG-22), whether the page was reloaded or restored. */
function useAbandoned(onBack: () => void): boolean {
  const [isAbandoned, setAbandoned] = useState(() => getAbandonedSignIn() !== null);
  useEffect(() => {
    if (isAbandoned) forgetOutsideReturn();
    const look = ({ persisted }: PageTransitionEvent): void => {
      if (!persisted) return;
      onBack();
      if (getAbandonedSignIn() !== null) setAbandoned(true);
    };
    globalThis.addEventListener("pageshow", look);
    return () => globalThis.removeEventListener("pageshow", look);
  });
  return isAbandoned;
}

function Providers({ purpose, side = "MEMBER" }: Props) {
  const { i18n } = useLingui();
  const captionId = useId();
  const gates = useGates();
  const notifyError = useNotifyError();
  const { data, isLoading } = useListSocialProvidersQuery({});
  const [start] = useStartSocialLoginMutation();
  const [busy, setBusy] = useState<SocialProvider | null>(null);
  const isAbandoned = useAbandoned(() => setBusy(null));
  const providers = (data?.providers ?? []).filter((provider) => gates.has(toSocialModule(provider)));
  const press = async (provider: SocialProvider): Promise<void> => {
    if (busy !== null) return;
    setBusy(provider);
    const { data: address, error } = await start({ provider });
    const { pathname, search } = globalThis.location;
    const isGone = address && leaveForProvider({ purpose, side, from: `${pathname}${search}` }, address.url);
    // The button stays busy until the browser leaves the page.
    if (isGone === true) return;
    setBusy(null);
    notifyError(isApiError(error) ? error.code : "unknown");
  };
  if (isLoading) return <Skeleton shape="row" />;
  if (providers.length === 0) return null;
  return (
    <Base role="group" aria-labelledby={captionId}>
      {isAbandoned && <FailureNote>{toErrorText(i18n, "social.cancelled")}</FailureNote>}
      <Caption id={captionId}>{purpose === "LOGIN" ? <Trans>Or log in with</Trans> : <Trans>Join with</Trans>}</Caption>
      <Choices>
        {providers.map((provider) => (
          <Button key={provider} wide busy={busy === provider} onClick={() => void press(provider)}>
            {toSocialName(provider)}
          </Button>
        ))}
      </Choices>
    </Base>
  );
}

/** Buttons for logging in or registering with the enabled and configured providers. The browser leaves the page for the provider's. */
export function SocialButtons(props: Props) {
  const gates = useGates();
  // Without a status the brand's defaults apply, and the merchant may have switched it off.
  const hasStatus = useStatusQuery().data !== undefined;
  return hasStatus && gates.has("SOCLOGIN3") ? <Providers {...props} /> : null;
}
