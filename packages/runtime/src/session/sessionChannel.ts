const name = "mq-session";

const isAble = "BroadcastChannel" in globalThis;

/** Tells the site's other tabs that the session is over (LG-19). */
export function announceSessionEnd(): void {
  if (!isAble) return;
  const channel = new BroadcastChannel(name);
  channel.postMessage("ended");
  channel.close();
}

/** Runs `onEnd` whenever another tab ends the session; answers how to stop listening. */
export function onSessionEnd(onEnd: () => void): () => void {
  if (!isAble) return () => undefined;
  const channel = new BroadcastChannel(name);
  channel.addEventListener("message", onEnd);
  return () => channel.close();
}
