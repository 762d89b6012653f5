import { useLingui } from "@lingui/react/macro";
import { token } from "@marquee/design-tokens";
import { Frame, Skeleton } from "@marquee/ui-kit";
import { useContext, useEffect, useEffectEvent, useRef, useState } from "react";
import { styled } from "styled-components";
import { ChatHostContext } from "../../model/ChatHostContext.ts";
import { readFrameMessage } from "../../model/readFrameMessage.ts";

/** How long a page may take until it says that it is there, in milliseconds. */
const patience = 15_000;

const Base = styled.div`
  display: grid;
  grid-template: minmax(0, 1fr) / minmax(0, 1fr);
  min-block-size: 0;
  block-size: 100%;
  > * { grid-area: 1 / 1; }
  > [data-loading="true"] { visibility: hidden; }
`;
const Padded = styled.div`padding: ${token("space.16")};`;

/** The page of another chat system in a frame that may not move ours. It is heard by its origin alone, and only its three messages are. */
export function ChatFrame({ src, onFail }: { readonly src: string; readonly onFail: () => void }) {
  const { t } = useLingui();
  const host = useContext(ChatHostContext);
  const frame = useRef<HTMLIFrameElement>(null);
  const [isReady, setReady] = useState(false);
  const hear = useEffectEvent((event: MessageEvent<unknown>) => {
    const page = frame.current?.contentWindow;
    if (event.origin !== new URL(src).origin || event.source === null || event.source !== page) return;
    const message = readFrameMessage(event.data);
    if (message?.type === "chat.ready") setReady(true);
    if (message?.type === "chat.unread") host.tellUnread(message.count);
    if (message?.type === "chat.close") host.close();
  });
  useEffect(() => {
    const listen = (event: MessageEvent<unknown>): void => hear(event);
    addEventListener("message", listen);
    return () => removeEventListener("message", listen);
  }, []);
  const fail = useEffectEvent(onFail);
  useEffect(() => {
    if (isReady) return undefined;
    const timer = setTimeout(() => fail(), patience);
    return () => clearTimeout(timer);
  }, [isReady]);
  return (
    <Base aria-busy={!isReady}>
      {!isReady && (
        <Padded>
          <Skeleton shape="row" />
        </Padded>
      )}
      <div data-loading={!isReady}>
        <Frame ref={frame} title={t`Chat`} src={src} allow="" />
      </div>
    </Base>
  );
}
