import { isLiveEventType, type LiveEvent } from "@marquee/contract";

/** What the leading tab passes on; `lost`: its stream is gone. */
export type SharedEvent = (LiveEvent & { readonly id: string | undefined }) | { readonly kind: "lost" };

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null;

/** Reads what came from another tab; null for anything that no tab of this release says. */
export function toSharedEvent(value: unknown): SharedEvent | null {
  if (!isRecord(value)) return null;
  const { kind, data, id } = value;
  if (kind === "lost") return { kind };
  if (typeof kind !== "string" || !isLiveEventType(kind) || !isRecord(data)) return null;
  const texts = Object.entries(data).flatMap(([name, text]) =>
    typeof text === "string" ? [[name, text] as const] : [],
  );
  return { kind, data: Object.fromEntries(texts), id: typeof id === "string" ? id : undefined };
}

/** The tabs of one browser that listen to the same events. */
export type Tabs = {
  /** Has this tab lead as soon as no other one does; `work` ends when its signal is aborted. */
  readonly lead: (work: (signal: AbortSignal) => Promise<void>) => void;
  /** Leaves the lead to another tab. */
  readonly follow: () => void;
  readonly tell: (event: SharedEvent) => void;
  /** Whether a tab leads that tells the others. */
  readonly isLed: () => Promise<boolean>;
  readonly close: () => void;
};

/**
 * Joins the tabs with this name: one of them has the stream and passes its events on, because browsers open few connections to a
 * host. Where the browser has no locks, each tab leads itself.
 */
export function joinListeners(name: string, onEvent: (event: SharedEvent) => void): Tabs {
  const full = `mq-events ${name}`;
  const locks = "locks" in navigator ? navigator.locks : undefined;
  const channel = locks !== undefined && "BroadcastChannel" in globalThis ? new BroadcastChannel(full) : undefined;
  let leading: AbortController | undefined;
  channel?.addEventListener("message", ({ data }: MessageEvent<unknown>) => {
    const event = toSharedEvent(data);
    if (event !== null) onEvent(event);
  });
  const follow = (): void => {
    leading?.abort();
    leading = undefined;
  };
  return {
    lead(work) {
      if (leading !== undefined) return;
      leading = new AbortController();
      const { signal } = leading;
      if (locks === undefined || channel === undefined) void work(signal);
      // Aborted while it waits for its turn.
      else locks.request(full, { signal }, () => work(signal)).catch(() => undefined);
    },
    follow,
    tell: (event) => channel?.postMessage(event),
    async isLed() {
      if (locks === undefined || channel === undefined) return false;
      const { held = [] } = await locks.query().catch((): LockManagerSnapshot => ({}));
      return held.some(({ name: each }) => each === full);
    },
    close() {
      follow();
      channel?.close();
    },
  };
}
