import { mostNotices } from "@marquee/contract";
import { localStore } from "@marquee/runtime";
import { useSyncExternalStore } from "react";

declare module "@marquee/runtime" {
  interface FeatureLocalKeys {
    readonly noticesSeen: string;
  }
}

const listeners = new Set<() => void>();
const read = (): string => localStore.get("noticesSeen") ?? "";
const toIds = (kept: string): readonly string[] => kept.split(" ").filter((id) => id !== "");

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  // Another tab may have shown them.
  globalThis.addEventListener("storage", listener);
  return () => {
    listeners.delete(listener);
    globalThis.removeEventListener("storage", listener);
  };
}

/** The announcements that this browser has listed, by id. */
export function useSeenNotices(): ReadonlySet<string> {
  return new Set(toIds(useSyncExternalStore(subscribe, read)));
}

/** Notes that announcements were listed; of very many the oldest are forgotten. */
export function keepSeen(ids: readonly string[]): void {
  const before = read();
  const kept = [...new Set([...toIds(before), ...ids])].slice(-mostNotices).join(" ");
  if (kept === before) return;
  localStore.set("noticesSeen", kept);
  for (const listener of listeners) listener();
}
