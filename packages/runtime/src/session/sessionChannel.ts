/** Tells the brand's other tabs that the session is over (LG-19). */
export type SessionChannel = { readonly announceEnd: () => void; readonly close: () => void };

/** Opens the channel between the tabs of one site; `onEnd` runs when another tab ends the session. */
export function openSessionChannel(onEnd: () => void): SessionChannel {
  if (!("BroadcastChannel" in globalThis)) return { announceEnd: () => undefined, close: () => undefined };
  const channel = new BroadcastChannel("mq-session");
  channel.addEventListener("message", onEnd);
  return { announceEnd: () => channel.postMessage("ended"), close: () => channel.close() };
}
