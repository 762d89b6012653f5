import { useSignalLiveChatMutation } from "@marquee/api-client";
import { useTypingSignal } from "@marquee/ui-kit";

/** How often a page says that it is open, in milliseconds. */
const sayEvery = 20_000;

/** Says that the member is at a chat, up to when it is read, and that something is typed: as `useTypingSignal`. */
export function useChatSignal(id: string, readAt: number | null) {
  const [signal] = useSignalLiveChatMutation();
  return useTypingSignal((isTyping) => void signal({ id, isTyping, readAt }), `${id} ${readAt}`, sayEvery);
}
