import { type IncomingMessage, request } from "node:http";
import { isLiveEventType, listenEvents, type LiveEvent } from "@marquee/contract";
import { vi } from "vitest";

/** An event as it came, with its id where it has one. */
type ReadEvent = LiveEvent & { readonly id: string | undefined };

/** A stream of live events, read as a browser reads it. */
export interface EventReader {
  readonly status: number;
  readonly headers: IncomingMessage["headers"];
  /** Everything that came so far but signs of life. */
  readonly events: readonly ReadEvent[];
  /** The whole body so far: the envelope of a refusal. */
  readonly getText: () => string;
  readonly lastId: () => string | undefined;
  readonly isOver: () => boolean;
  /** Waits until an event has come that fits. */
  readonly wait: (kind: LiveEvent["kind"], count?: number) => Promise<ReadEvent>;
  readonly waitEnd: () => Promise<void>;
  readonly stopReading: () => void;
  readonly close: () => void;
}

function toEvent(block: string): ReadEvent | undefined {
  const fields = new Map(
    block.split("\n").map((line) => {
      const at = line.indexOf(": ");
      return [line.slice(0, at), line.slice(at + 2)] as const;
    }),
  );
  const kind = fields.get("event") ?? "";
  if (!isLiveEventType(kind)) return undefined;
  const data: Record<string, string> = JSON.parse(fields.get("data") ?? "{}");
  return { kind, data, id: fields.get("id") };
}

const timeout = 20_000;

/** Opens a stream at a listening gateway; resolves when its head has come. */
export function openEventReader(
  port: number,
  {
    host = "aurelune.localhost",
    token,
    lastId,
    headers = {},
  }: {
    readonly host?: string;
    readonly token?: string | undefined;
    readonly lastId?: string | undefined;
    readonly headers?: Readonly<Record<string, string>>;
  } = {},
): Promise<EventReader> {
  return new Promise((resolve, reject) => {
    const sent = {
      host,
      accept: "text/event-stream",
      ...(token === undefined ? {} : { authorization: token }),
      ...(lastId === undefined ? {} : { "last-event-id": lastId }),
      ...headers,
    };
    const call = request({ host: "127.0.0.1", port, path: listenEvents.path, headers: sent }, (response) => {
      let text = "";
      let left = "";
      let isOver = false;
      let lastOne: string | undefined;
      const events: ReadEvent[] = [];
      response.setEncoding("utf8");
      response.on("data", (part: string) => {
        text += part;
        const blocks = (left + part).split("\n\n");
        left = blocks.pop() ?? "";
        for (const event of blocks.flatMap((block) => toEvent(block) ?? [])) {
          lastOne = event.id ?? lastOne;
          if (event.kind !== "ping") events.push(event);
        }
      });
      response.on("error", () => {});
      response.on("close", () => {
        isOver = true;
      });
      resolve({
        status: response.statusCode ?? 0,
        headers: response.headers,
        events,
        getText: () => text,
        lastId: () => lastOne,
        isOver: () => isOver,
        wait: (kind, count = 1) =>
          vi.waitFor(
            () => {
              const found = events.filter((event) => event.kind === kind)[count - 1];
              if (found === undefined) throw new Error(`no ${kind} in ${JSON.stringify(events)}`);
              return found;
            },
            { timeout, interval: 10 },
          ),
        waitEnd: async () => void (await vi.waitUntil(() => isOver, { timeout, interval: 10 })),
        stopReading: () => void response.pause(),
        close: () => void call.destroy(),
      });
    });
    call.on("error", reject);
    call.end();
  });
}
