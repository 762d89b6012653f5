import { Trans, useLingui } from "@lingui/react/macro";
import { token } from "@marquee/design-tokens";
import { selectSession, useAppSelector } from "@marquee/runtime";
import { Button, EmptyState } from "@marquee/ui-kit";
import { useSearchParams } from "react-router";
import { styled } from "styled-components";
import { ChatPanels } from "../../components/ChatPanels/ChatPanels.tsx";
import { ChatHead } from "../../components/ChatRoom/ChatHead.tsx";

import { toHeader } from "../../model/toHeader.ts";
import { useOpenChat } from "../../model/useOpenChat.ts";

const Page = styled.div`
  display: grid;
  grid-template: auto minmax(0, 1fr) / minmax(0, 1fr);
  block-size: calc(100dvh - ${token("layout.header")});
`;
const Padded = styled.div`padding: ${token("space.24")};`;

const nothing = (): void => undefined;

/** The chat as a page of its own, such as in a window beside a game; title, language and colour are those of the address (CH-03). */
export function ChatScreen() {
  const { t } = useLingui();
  const [query] = useSearchParams();
  const { title, color, language } = toHeader(query);
  const isPlayer = useAppSelector(selectSession)?.kind === 0;
  const ask = useOpenChat(nothing);
  return (
    <Page lang={language === undefined ? undefined : language.toLowerCase()}>
      <ChatHead title={title === "" ? t`Chat` : title} color={color} level={1} />
      {isPlayer ? (
        <ChatPanels />
      ) : (
        <Padded>
          <EmptyState
            picture="empty"
            title={t`The rooms are for players`}
            level={2}
            action={
              <Button look="primary" onClick={ask}>
                <Trans>Enter the chat</Trans>
              </Button>
            }
          >
            <Trans>Log in to read and write.</Trans>
          </EmptyState>
        </Padded>
      )}
    </Page>
  );
}
