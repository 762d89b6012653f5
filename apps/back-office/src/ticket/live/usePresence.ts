import { useEffect, useEffectEvent, useSyncExternalStore } from "react";
import { useSetLiveChatPresenceMutation } from "../../api/endpoints/ticket/staffEndpoints.ts";
import { useDesk } from "../../frame/DeskContext.ts";
import { keep, readKept } from "../../texts/preferences.ts";

/** How often the back office says that somebody is there, in milliseconds; the gateway waits three times as long. */
const sayEvery = 30_000;

const listeners = new Set<() => void>();

/** Hears of changes in this page, and in others of this device. */
function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  addEventListener("storage", listener);
  return () => {
    listeners.delete(listener);
    removeEventListener("storage", listener);
  };
}

/** Whether the person is there for the merchant's live chats, kept on this device for this person, and the way to change it. */
export function usePresence() {
  const { merchant, session } = useDesk();
  const name = `liveChats.${merchant.code}.${session.id}`;
  const isThere = useSyncExternalStore(subscribe, () => readKept(name) === true);
  const [say, { error }] = useSetLiveChatPresenceMutation({ fixedCacheKey: `presence ${merchant.code}` });
  const change = (next: boolean): void => {
    keep(name, next);
    for (const listener of listeners) listener();
    // That the person is there is said by `useKeptPresence`.
    if (!next) void say({ merchant: merchant.code, isThere: false });
  };
  return { isThere, change, say, error };
}

/**
 * While the person is there, says so again and again, on whatever page: who closes the back office is away after 90 seconds. It stands once, in the frame
 * around the pages.
 */
export function useKeptPresence(): void {
  const { merchant } = useDesk();
  const { code } = merchant;
  const { isThere, say } = usePresence();
  const tell = useEffectEvent(() => void say({ merchant: code, isThere: true }));
  useEffect(() => {
    if (!isThere) return undefined;
    tell();
    const timer = setInterval(tell, sayEvery);
    return () => clearInterval(timer);
  }, [isThere, code]);
}
