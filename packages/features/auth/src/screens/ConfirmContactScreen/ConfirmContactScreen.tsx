import { Trans, useLingui } from "@lingui/react/macro";
import { isApiError, useConfirmContactMutation } from "@marquee/api-client";
import { token } from "@marquee/design-tokens";
import { loginPopupModal, modalOpened, paths, selectSession, useAppDispatch, useAppSelector } from "@marquee/runtime";
import { Button, Card, EmptyState, Heading, Text } from "@marquee/ui-kit";
import { useEffect, useRef, useState } from "react";
import { useNavigate } from "react-router";
import { styled } from "styled-components";
import { FormAlert } from "../../components/FormAlert/FormAlert.tsx";
import { contactLink } from "../../model/linkToken.ts";
import { useFormErrors } from "../../model/useFormErrors.ts";

const Page = styled.div`
  display: grid;
  gap: ${token("space.24")};
  inline-size: min(100%, 440px);
  margin: ${token("space.32")} auto;
`;

const Question = styled.div`display: grid; gap: ${token("space.16")};`;

const Outcome = styled.div`&:focus { outline: none; }`;

/**
 * The page of the link that a registration sends (decision 099): it asks for a press, as programs that look into mails open links, and for
 * the account's own session, as a mistyped address is somebody else's.
 */
export function ConfirmContactScreen() {
  const { t } = useLingui();
  const navigate = useNavigate();
  const dispatch = useAppDispatch();
  const toErrors = useFormErrors();
  const isGuest = useAppSelector(selectSession) === null;
  const [linkToken] = useState(contactLink.take);
  const [confirm, { data, error, isLoading }] = useConfirmContactMutation();
  const outcome = useRef<HTMLDivElement>(null);
  const isVoid = linkToken === null || (isApiError(error) && error.code === "contact.token.invalid");
  const isOver = isVoid || data !== undefined;
  useEffect(() => {
    if (isOver) contactLink.forget();
    // What was pressed is gone; a page that opens with its outcome has it at its beginning.
    if (isOver && linkToken !== null) outcome.current?.focus();
  }, [isOver, linkToken]);
  const home = (
    <Button look="primary" onClick={() => void navigate(paths.index, { replace: true })}>
      <Trans>Go to the start page</Trans>
    </Button>
  );
  const question = isGuest ? (
    <Question>
      <Text>
        <Trans>Log in to your account first: the contact is confirmed for it.</Trans>
      </Text>
      <Button look="primary" size="large" wide onClick={() => dispatch(modalOpened(loginPopupModal))}>
        <Trans>Log in</Trans>
      </Button>
    </Question>
  ) : (
    <Question>
      <Text>
        <Trans>Confirm that you received what we sent to your contact.</Trans>
      </Text>
      <FormAlert alert={error === undefined ? null : toErrors(error)} />
      <Button
        look="primary"
        size="large"
        wide
        busy={isLoading}
        onClick={() => void confirm({ token: linkToken ?? "" })}
      >
        <Trans>Confirm the contact</Trans>
      </Button>
    </Question>
  );
  return (
    <Page>
      <Heading level={1}>
        <Trans>Confirm your contact</Trans>
      </Heading>
      <Card as="div">
        {!isOver && question}
        {isOver && (
          <Outcome ref={outcome} tabIndex={-1}>
            {data === undefined ? (
              <EmptyState picture="locked" title={t`This link does not work any more`} action={home}>
                <Trans>
                  The link works for seven days, and only for the account it was sent for. You can also get a code from
                  the security centre.
                </Trans>
              </EmptyState>
            ) : (
              <Question>
                <Heading level={2}>
                  <Trans>{data.mask} is confirmed</Trans>
                </Heading>
                <Text>
                  <Trans>You can use it to log in or to ask for a new password.</Trans>
                </Text>
                {home}
              </Question>
            )}
          </Outcome>
        )}
      </Card>
    </Page>
  );
}
