import { Trans } from "@lingui/react/macro";
import { toOwnPath } from "@marquee/api-client";
import { token } from "@marquee/design-tokens";
import { paths, selectSession, useAppSelector, useIsOn } from "@marquee/runtime";
import { Card, Heading, Link } from "@marquee/ui-kit";
import { Navigate, useLocation } from "react-router";
import { styled } from "styled-components";
import { LoginForm } from "../../components/LoginForm/LoginForm.tsx";
import { CannotLogIn } from "../../components/CannotLogIn/CannotLogIn.tsx";
import { SwitchLine } from "../../components/SwitchLine/SwitchLine.tsx";

const Page = styled.div`
  display: grid;
  gap: ${token("space.24")};
  inline-size: min(100%, 440px);
  margin: ${token("space.32")} auto;
`;

const toFrom = (state: unknown): string =>
  (typeof state === "object" && state !== null && "from" in state && typeof state.from === "string"
    ? toOwnPath(state.from)
    : null) ?? paths.index;

/** The login as a page (RT-25): where a guarded brand sends its guests; afterwards it goes on to where they wanted. */
export function LoginScreen() {
  const { state } = useLocation();
  const isLoggedIn = useAppSelector(selectSession) !== null;
  const canRegister = useIsOn("DIRECTREG3");
  if (isLoggedIn) return <Navigate to={toFrom(state)} replace />;
  return (
    <Page>
      <Heading level={1}>
        <Trans>Log in</Trans>
      </Heading>
      <Card as="div">
        <LoginForm />
        {canRegister && (
          <SwitchLine>
            <Trans>No account yet?</Trans>
            <Link href={paths.register}>
              <Trans>Register</Trans>
            </Link>
          </SwitchLine>
        )}
        <CannotLogIn />
      </Card>
    </Page>
  );
}
