import { LoadGate, selectSession, useAppSelector } from "@marquee/runtime";
import { useChatAddress } from "../../model/useChatAddress.ts";
import { ChatRooms } from "../ChatRoom/ChatRooms.tsx";
import { OutsideChat } from "./OutsideChat.tsx";

/** The rooms of the chat: ours, or the page of the merchant's own chat system (decision 171). */
export function ChatHome() {
  const query = useChatAddress();
  const username = useAppSelector(selectSession)?.username;
  return (
    <LoadGate query={query} rows={5}>
      {({ chatUrl }) =>
        URL.parse(chatUrl)?.origin === location.origin ? <ChatRooms /> : <OutsideChat key={username} query={query} />
      }
    </LoadGate>
  );
}
