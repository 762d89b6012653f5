import { request } from "node:http";
import { setTimeout as wait } from "node:timers/promises";
import { listenEvents } from "@marquee/contract";

/** A page's stream of live events, which connects again by itself behind its last event. */
export interface Listener {
  /** The numbers of the notices that it has seen. */
  readonly seen: ReadonlySet<string>;
  /** Times that it was told to ask everything anew. */
  readonly countResets: () => number;
  readonly isOpen: () => boolean;
  /** Resolves at the next event of a kind. */
  readonly waitFor: (kind: string) => Promise<void>;
  readonly close: () => void;
}

const host = "aurelune.localhost";

/** Opens one, from an address of its own, as visitors arrive through the proxy. */
export function openListener(port: number, address: string): Listener {
  const seen = new Set<string>();
  const waiting = new Map<string, () => void>();
  let lastId: string | undefined;
  let [resets, isOpen, isOver] = [0, false, false];
  let call: ReturnType<typeof request> | undefined;

  function take(block: string): void {
    const fields = new Map(block.split("\n").map((line) => [line.slice(0, line.indexOf(":")), line] as const));
    const get = (name: string): string | undefined => fields.get(name)?.slice(name.length + 2);
    lastId = get("id") ?? lastId;
    const kind = get("event") ?? "";
    if (kind === "ready") isOpen = true;
    if (kind === "reset") resets += 1;
    if (kind === "notice") seen.add(/"number":"([0-9]+)"/.exec(get("data") ?? "")?.[1] ?? "");
    waiting.get(kind)?.();
    waiting.delete(kind);
  }

  function connect(): void {
    const again = async (): Promise<void> => {
      isOpen = false;
      await wait(200 + Math.random() * 1_500);
      if (!isOver) connect();
    };
    const headers = {
      host,
      accept: "text/event-stream",
      "x-forwarded-for": address,
      ...(lastId === undefined ? {} : { "last-event-id": lastId }),
    };
    call = request({ host: "127.0.0.1", port, path: listenEvents.path, headers, agent: false }, (response) => {
      let left = "";
      response.setEncoding("utf8");
      response.on("data", (part: string) => {
        const blocks = (left + part).split("\n\n");
        left = blocks.pop() ?? "";
        for (const block of blocks) take(block);
      });
      response.on("error", () => {});
      response.on("close", () => void again());
    });
    call.on("error", () => {
      if (!isOpen) void again();
    });
    call.end();
  }
  connect();

  return {
    seen,
    countResets: () => resets,
    isOpen: () => isOpen,
    waitFor: (kind) => new Promise((resolve) => waiting.set(kind, resolve)),
    close() {
      isOver = true;
      call?.destroy();
    },
  };
}
