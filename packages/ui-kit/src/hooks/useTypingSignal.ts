import { useEffect, useEffectEvent, useRef, useState } from "react";

/** How long after a key somebody still types, in milliseconds; while keys follow it is said again in this time. */
const typingTime = 4_000;

/**
 * Says that somebody is at a conversation and whether something is typed there, while the page is in sight: at each change, when the page comes into sight, and
 * again and again where that is asked for.
 * @param say says it
 * @param subject what is also said anew when it changes, such as what is read
 * @param every how often it is said without a change, in milliseconds; not at all without
 * @returns what to call when a key is pressed, and when what was typed is sent
 */
export function useTypingSignal(
  say: (isTyping: boolean) => void,
  subject: string,
  every?: number,
): { readonly press: () => void; readonly stop: () => void } {
  const [isTyping, setTyping] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const saidAt = useRef(0);
  const tell = useEffectEvent((typing: boolean) => {
    if (document.visibilityState !== "visible") return;
    saidAt.current = Date.now();
    say(typing);
  });
  useEffect(() => {
    const repeat = (): void => tell(isTyping);
    repeat();
    const repeated = every === undefined ? undefined : setInterval(repeat, every);
    document.addEventListener("visibilitychange", repeat);
    return () => {
      clearInterval(repeated);
      document.removeEventListener("visibilitychange", repeat);
    };
  }, [isTyping, subject, every]);
  useEffect(() => () => clearTimeout(timer.current), []);
  return {
    stop: () => {
      clearTimeout(timer.current);
      setTyping(false);
    },
    press: () => {
      clearTimeout(timer.current);
      timer.current = setTimeout(() => setTyping(false), typingTime);
      setTyping(true);
      if (isTyping && Date.now() - saidAt.current > typingTime) tell(true);
    },
  };
}
