import type { SystemStatus } from "@marquee/contract";
import { localStore } from "../preferences/storage.ts";
import { isSystemStatus } from "./isSystemStatus.ts";

/** The last good answer of this brand, for a start without network (brand-platform.md "Gating"). */
export function readLastStatus(): SystemStatus | null {
  const text = localStore.get("status");
  return text === null ? null : toStatus(text);
}

/** Keeps the last good answer. */
export function storeLastStatus(status: SystemStatus): void {
  localStore.set("status", JSON.stringify(status));
}

/** Reads a kept status; null for anything that is none of this release. */
export function toStatus(text: string): SystemStatus | null {
  try {
    const data: unknown = JSON.parse(text);
    return isSystemStatus(data) ? data : null;
  } catch {
    return null;
  }
}
