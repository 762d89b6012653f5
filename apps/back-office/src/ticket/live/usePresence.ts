import { useEffect, useEffectEvent, useState } from "react";
import { useSetLiveChatPresenceMutation } from "../../api/endpoints/ticket/staffEndpoints.ts";
import { useMerchantCode } from "../../frame/DeskContext.ts";
import { keep, readKept } from "../../texts/preferences.ts";

/** How often a page says that somebody is there, in milliseconds; the gateway waits three times as long. */
const sayEvery = 30_000;

/**
 * Whether the person is there for live chats, kept on this device, and the way to change it. While it is on, the page that uses this says so again and
 * again: who closes all such pages is away after 90 seconds.
 */
export function usePresence() {
  const merchant = useMerchantCode();
  const name = `liveChats.${merchant}`;
  const [isThere, setThere] = useState(() => readKept(name) === true);
  const [say, { error }] = useSetLiveChatPresenceMutation();
  const tell = useEffectEvent(() => void say({ merchant, isThere: true }));
  useEffect(() => {
    if (!isThere) return undefined;
    tell();
    const timer = setInterval(tell, sayEvery);
    return () => clearInterval(timer);
  }, [isThere]);
  const change = (next: boolean): void => {
    keep(name, next);
    setThere(next);
    if (!next) void say({ merchant, isThere: false });
  };
  return { isThere, change, error };
}
