import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { useGetChatMessageQuery } from "@marquee/api-client";
import { from, token } from "@marquee/design-tokens";
import { lazyWithRetry, selectSession, useAppSelector, useIsOn } from "@marquee/runtime";
import { CountButton, MessageIcon } from "@marquee/ui-kit";
import { Suspense, useCallback, useMemo, useRef, useState } from "react";
import { styled } from "styled-components";
import { ChatHostContext } from "../../model/ChatHostContext.ts";
import { useChatPanels } from "../../model/useChatPanels.ts";
import { useOpenChat } from "../../model/useOpenChat.ts";

// Beside the way back to the top, above a phone's tabs.
const Place = styled.div`
  position: fixed;
  inset-block-end: calc(${token("layout.tabBar")} + env(safe-area-inset-bottom) + ${token("space.12")} + ${token("layout.tap")} + ${token("space.12")});
  inset-inline-end: ${token("space.12")};
  z-index: ${token("z.sticky")};
  border-radius: ${token("radius.full")};
  background: ${token("color.raised")};
  box-shadow: 0 0 0 1px ${token("color.line")};
  /* What the keyboard has reached on the page is not covered (WCAG 2.4.12); the button itself shows when it is reached. A page begins at its heading. */
  html:has(main :focus-visible:not(h1, h2, h3), footer :focus-visible) & { opacity: 0; pointer-events: none; }
  @media ${from("desktop")} {
    inset-block-end: calc(${token("space.16")} + ${token("layout.tap")} + ${token("space.12")});
    inset-inline-end: ${token("space.16")};
  }
`;
const askEvery = 60_000;
const ChatWidget = lazyWithRetry(() => import("../ChatWidget/ChatWidget.tsx"), "ChatWidget");

/** Opens and closes the chat (CH-01), and says how many lines wait (CH-04). */
export function ChatButton() {
  const { t } = useLingui();
  const session = useAppSelector(selectSession);
  const isPlayer = session?.kind === 0;
  const hasRooms = useIsOn("CHATROOM3");
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const { data } = useGetChatMessageQuery(
    {},
    { skip: !isPlayer || !hasRooms || isOpen, pollingInterval: askEvery, skipPollingIfUnfocused: true },
  );
  const open = useOpenChat(useCallback(() => setOpen(true), []));
  // What an outside chat says of itself while it is open.
  const [unread, setUnread] = useState(0);
  const close = useCallback((): void => {
    setOpen(false);
    setUnread(0);
    button.current?.focus();
  }, []);
  const host = useMemo(() => ({ close, tellUnread: setUnread }), [close]);
  // Nothing to open: the chat is on, and none of its parts.
  if (useChatPanels().length === 0) return null;
  const isShown = isOpen && isPlayer;
  const waiting = isPlayer && hasRooms && !isOpen ? (data?.unReadCount ?? 0) : 0;
  const count = isShown ? unread : waiting;
  const opens =
    count === 0
      ? t`Open the chat`
      : t`${plural(count, { one: "Open the chat, # new message", other: "Open the chat, # new messages" })}`;
  const closes =
    count === 0
      ? t`Close the chat`
      : t`${plural(count, { one: "Close the chat, # new message", other: "Close the chat, # new messages" })}`;
  return (
    <>
      <Place>
        <CountButton
          ref={button}
          label={isShown ? closes : opens}
          count={count}
          aria-expanded={isShown}
          onClick={isShown ? close : open}
        >
          <MessageIcon size="1em" aria-hidden="true" />
        </CountButton>
      </Place>
      {isShown && (
        <Suspense fallback={null}>
          <ChatHostContext value={host}>
            <ChatWidget onClose={close} />
          </ChatHostContext>
        </Suspense>
      )}
    </>
  );
}
