import { Trans, useLingui } from "@lingui/react/macro";
import { isApiError, toOwnPath, useLoginMutation } from "@marquee/api-client";
import { type SocialProvider, toSocialName, toSocialPath } from "@marquee/contract";
import { token } from "@marquee/design-tokens";
import { toErrorText } from "@marquee/i18n";
import {
  getDeviceId,
  forgetOutsideReturn,
  getOutsideReturn,
  paths,
  selectSession,
  toCentrePath,
  useAppSelector,
  useIsOn,
} from "@marquee/runtime";
import { Button, Card, Heading, Skeleton, Text } from "@marquee/ui-kit";
import { useEffect, useRef, useState } from "react";
import { Navigate, useLocation } from "react-router";
import { styled } from "styled-components";
import { LoginForm } from "../../components/LoginForm/LoginForm.tsx";
import { RegisterForm } from "../../components/RegisterForm/RegisterForm.tsx";
import { SecondStep } from "../../components/SecondStep/SecondStep.tsx";
import { SwitchLine } from "../../components/SwitchLine/SwitchLine.tsx";
import { forgetSocialJoin, keepSocialJoin, readSocialJoin } from "../../model/keptSocialJoin.ts";
import { type LoginChallenge, toLoginChallenge } from "../../model/loginChallenge.ts";
import { getSocialReturn } from "../../model/socialReturn.ts";
import { type SocialProof, toSocialProof } from "../../model/socialProof.ts";
import { useEnter } from "../../model/useEnter.ts";

const Page = styled.div`
  display: grid;
  gap: ${token("space.24")};
  inline-size: min(100%, 440px);
  margin: ${token("space.32")} auto;
`;

const Head = styled.div`scroll-margin-block-start: 120px; &:focus { outline: none; }`;

const Words = styled.div`display: grid; gap: ${token("space.8")}; margin-block-end: ${token("space.16")};`;

/** The browser restores the previous page's scroll position; the new content is read from its top. */
const takeFocus = (head: HTMLDivElement | null): void => head?.focus();

type Step =
  | { readonly kind: "waiting" }
  | { readonly kind: "refused"; readonly code: string }
  | { readonly kind: "challenge"; readonly challenge: LoginChallenge }
  | { readonly kind: "new"; readonly provider: SocialProvider; readonly proof: SocialProof };

/** The page where the visitor was, unless it was one of the login. */
function toFrom(from: string): string {
  const own = toOwnPath(from) ?? paths.index;
  return own.startsWith(paths.login) || own.startsWith(paths.register) ? paths.index : own;
}

/** A person with an account at the provider but none here: a registration that links the two. */
function NewMember({
  provider,
  proof,
  onKnown,
}: {
  readonly provider: SocialProvider;
  readonly proof: SocialProof;
  readonly onKnown: () => void;
}) {
  const isVisitorAllowed = useIsOn("DIRECTREG3");
  const [who, name] = [proof.name, toSocialName(provider)];
  if (!isVisitorAllowed)
    return (
      <Text>
        <Trans>
          No account here is linked to this sign-in at {name}, and new accounts cannot be opened at the moment.
        </Trans>
      </Text>
    );
  return (
    <>
      <Words>
        <Text tone="muted">
          {who === "" ? (
            <Trans>
              No account here is linked to this sign-in at {name} yet. Join now, and you can log in with it from then
              on.
            </Trans>
          ) : (
            <Trans>
              You are {who} at {name}. No account here is linked to that yet. Join now, and you can log in with it from
              then on.
            </Trans>
          )}
        </Text>
        <Text size="small" tone="muted">
          <Trans>You can remove a linked sign-in in the security centre.</Trans>
        </Text>
      </Words>
      <RegisterForm isVisitorAllowed social={proof} />
      <SwitchLine>
        <Trans>Already have an account?</Trans>
        <Button look="quiet" size="small" onClick={onKnown}>
          <Trans>Log in</Trans>
        </Button>
      </SwitchLine>
    </>
  );
}

/**
 * The page to which a provider sends the visitor back: logs in, asks for the second step, or offers registration. If the
 * sign-in was cancelled or failed, it says that the login failed and shows the form (LG-22, ER-30).
 */
export function SocialScreen() {
  const { t, i18n } = useLingui();
  const [login] = useLoginMutation();
  const enter = useEnter();
  const isLoggedIn = useAppSelector(selectSession) !== null;
  const [isLink] = useState(() => getOutsideReturn(["LINK"]) !== null);
  const [back] = useState(getSocialReturn);
  const { pathname } = useLocation();
  // A reload of this page, whose answer is used up.
  const [kept] = useState(() => (back === null ? readSocialJoin() : null));
  const [step, setStep] = useState<Step>(() => {
    if (back?.answer) return { kind: "waiting" };
    if (kept !== null && toSocialPath(kept.provider) === pathname) return { kind: "new", ...kept };
    return { kind: "refused", code: "social.cancelled" };
  });
  const isAsked = useRef(false);
  useEffect(() => {
    if (back === null || isAsked.current) return;
    isAsked.current = true;
    forgetOutsideReturn();
    const { answer, intent } = back;
    if (answer === null) return;
    const ask = async (): Promise<void> => {
      const result = await login({ type: "social", social: answer, side: intent.side, deviceId: getDeviceId() });
      if (result.data) return enter(result.data, false);
      const challenge = toLoginChallenge(result.error);
      const proof = toSocialProof(result.error);
      if (challenge) return setStep({ kind: "challenge", challenge });
      if (proof) {
        keepSocialJoin({ provider: answer.provider, proof, from: intent.from });
        return setStep({ kind: "new", provider: answer.provider, proof });
      }
      return setStep({ kind: "refused", code: isApiError(result.error) ? result.error.code : "unknown" });
    };
    void ask();
  });
  useEffect(() => {
    if (isLoggedIn) forgetSocialJoin();
  }, [isLoggedIn]);
  if (isLink) return <Navigate to={toCentrePath({ centre: "member", panel: "securityCenter" })} replace />;
  if (isLoggedIn) return <Navigate to={toFrom(back?.intent.from ?? kept?.from ?? paths.index)} replace />;
  const showForm = (): void => {
    forgetSocialJoin();
    setStep({ kind: "refused", code: "" });
  };
  const titles = {
    waiting: t`Logging you in`,
    challenge: t`Log in`,
    new: t`One more step`,
    refused: t`Log in`,
  } as const;
  return (
    <Page>
      <Head key={step.kind} ref={takeFocus} tabIndex={-1}>
        <Heading level={1}>{titles[step.kind]}</Heading>
      </Head>
      <Card as="div" aria-busy={step.kind === "waiting"}>
        {step.kind === "waiting" && <Skeleton shape="row" />}
        {step.kind === "challenge" && (
          <SecondStep {...step.challenge} remember={false} side={back?.intent.side ?? "MEMBER"} onBack={showForm} />
        )}
        {step.kind === "new" && <NewMember provider={step.provider} proof={step.proof} onKnown={showForm} />}
        {step.kind === "refused" && <LoginForm failure={step.code === "" ? undefined : toErrorText(i18n, step.code)} />}
      </Card>
    </Page>
  );
}
