import { useEffect, useEffectEvent, useRef, useState } from "react";
import { useSignalStaffLiveChatMutation } from "../../api/endpoints/ticket/staffEndpoints.ts";
import { useMerchantCode } from "../../frame/DeskContext.ts";

/** How long after a key somebody still types, in milliseconds; while keys follow it is said again in this time. */
const typingTime = 4_000;

/**
 * Says what the person reads in a live chat, and that something is typed, while the page is in sight.
 * @returns what to call when a key is pressed, and when what was typed is sent
 */
export function useStaffSignal(id: string, readAt: number | null) {
  const merchant = useMerchantCode();
  const [signal] = useSignalStaffLiveChatMutation();
  const [isTyping, setTyping] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const saidAt = useRef(0);
  const say = useEffectEvent((typing: boolean) => {
    if (document.visibilityState !== "visible") return;
    saidAt.current = Date.now();
    void signal({ merchant, id, isTyping: typing, readAt });
  });
  useEffect(() => {
    const tell = (): void => say(isTyping);
    tell();
    document.addEventListener("visibilitychange", tell);
    return () => document.removeEventListener("visibilitychange", tell);
  }, [isTyping, readAt, id]);
  useEffect(() => () => clearTimeout(timer.current), []);
  const stop = (): void => {
    clearTimeout(timer.current);
    setTyping(false);
  };
  const press = (): void => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setTyping(false), typingTime);
    setTyping(true);
    if (isTyping && Date.now() - saidAt.current > typingTime) say(true);
  };
  return { press, stop };
}
