import { useTypingSignal } from "@marquee/ui-kit";
import { useSignalStaffLiveChatMutation } from "../../api/endpoints/ticket/staffEndpoints.ts";
import { useMerchantCode } from "../../frame/DeskContext.ts";

/** Says up to when the person has read a live chat, and that something is typed: as `useTypingSignal`. */
export function useStaffSignal(id: string, readAt: number | null) {
  const merchant = useMerchantCode();
  const [signal] = useSignalStaffLiveChatMutation();
  return useTypingSignal((isTyping) => void signal({ merchant, id, isTyping, readAt }), `${id} ${readAt}`);
}
