import { useSignalLiveChatMutation } from "@marquee/api-client";
import { useEffect, useEffectEvent, useRef, useState } from "react";

/** How often a page says that it is open, in milliseconds. */
const sayEvery = 20_000;

/** How long after a key somebody still types, in milliseconds; while keys follow it is said again in this time. */
const typingTime = 4_000;

/**
 * Says that the member is at a chat: that the page is open and in sight, what is read in it, and that something is typed.
 * @returns what to call when a key is pressed, and when what was typed is sent
 */
export function useChatSignal(id: string, readAt: number | null) {
  const [signal] = useSignalLiveChatMutation();
  const [isTyping, setTyping] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const saidAt = useRef(0);
  const say = useEffectEvent((typing: boolean) => {
    if (document.visibilityState !== "visible") return;
    saidAt.current = Date.now();
    void signal({ id, isTyping: typing, readAt });
  });
  useEffect(() => {
    const tell = (): void => say(isTyping);
    tell();
    const repeated = setInterval(tell, sayEvery);
    document.addEventListener("visibilitychange", tell);
    return () => {
      clearInterval(repeated);
      document.removeEventListener("visibilitychange", tell);
    };
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
