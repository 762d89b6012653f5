import { useGetLiveChatQuery } from "@marquee/api-client";
import { token } from "@marquee/design-tokens";
import { LoadGate } from "@marquee/runtime";
import { useState } from "react";
import { styled } from "styled-components";
import { EndedChat } from "./EndedChat.tsx";
import { OpenChat } from "./OpenChat.tsx";
import { StartChat } from "./StartChat.tsx";

const Loading = styled.div`padding: ${token("space.16")};`;

/** How often the page asks where it stands, beside what it is told at once: waiting times go down by themselves. */
const askEvery = 30_000;

/** Support in the chat (CS-04): the question, the talk, and what is said at its end. */
export function LiveChatPanel() {
  const query = useGetLiveChatQuery(
    {},
    { refetchOnMountOrArgChange: true, pollingInterval: askEvery, skipPollingIfUnfocused: true },
  );
  // The chat that was put away to ask something else.
  const [left, setLeft] = useState("");
  const { data } = query;
  if (data === undefined)
    return (
      <Loading>
        <LoadGate query={query} rows={4}>
          {() => null}
        </LoadGate>
      </Loading>
    );
  const { chat } = data;
  if (chat === null || (chat.state === "ENDED" && chat.id === left)) return <StartChat desk={data} />;
  if (chat.state === "ENDED") return <EndedChat chat={chat} onLeave={() => setLeft(chat.id)} />;
  return <OpenChat chat={chat} waitSeconds={data.waitSeconds} />;
}
