import { isLiveEventType, listenEvents, type LiveEvent } from "@marquee/contract";
import { EventSourceParserStream } from "eventsource-parser/stream";
import { endsSession, isEnvelope, toHeaders } from "./baseQuery.ts";
import type { ClientContext } from "./ClientContext.ts";

/**
 * An event as a page reads it; `id` where a stream can go on behind it.
 *
 * @internal
 */
export type ReadEvent = LiveEvent & { readonly id: string | undefined };

/** How a stream ended: the connection is gone, or the gateway refused it. `retryAfter` in seconds. */
export type StreamEnd =
  | { readonly kind: "closed" }
  | { readonly kind: "refused"; readonly code: string; readonly retryAfter: number | undefined };

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** The data of an event; what is no text is left out. */
function toData(text: string): Record<string, string> {
  try {
    const value: unknown = JSON.parse(text);
    const entries = isRecord(value) ? Object.entries(value) : [];
    return Object.fromEntries(entries.flatMap(([name, each]) => (typeof each === "string" ? [[name, each]] : [])));
  } catch {
    return {};
  }
}

async function toRefusal(response: Response, context: ClientContext, token: string | null): Promise<StreamEnd> {
  const body: unknown = await response.json();
  if (!isEnvelope(body) || body.success) return { kind: "closed" };
  const { errorCode: code, retryAfter } = body;
  context.onRefusal(code, {});
  // As at every call: a late refusal of an older session must not end the one that has begun since.
  if (endsSession({ status: response.status, code }) && token !== null && token === context.getToken())
    context.onSessionEnd(code);
  return { kind: "refused", code, retryAfter };
}

/**
 * Reads the gateway's live events (operations.md 4) until the stream ends or `signal` aborts it; from behind `lastId`, where one is
 * given. Events that this release does not know are left out. A refusal is told to the page, as that of any call. Never throws.
 */
export async function readEvents(
  context: ClientContext,
  lastId: string | undefined,
  signal: AbortSignal,
  onEvent: (event: ReadEvent) => void,
): Promise<StreamEnd> {
  try {
    const { shapes: _, ...row } = listenEvents;
    const token = context.getToken();
    const headers = toHeaders({ row, request: {} }, context, crypto.randomUUID());
    headers.set("Accept", "text/event-stream");
    if (lastId !== undefined) headers.set("Last-Event-ID", lastId);
    const response = await fetch(row.path, { headers, signal, credentials: "same-origin", cache: "no-store" });
    const isStream = response.headers.get("content-type")?.startsWith("text/event-stream") === true;
    if (!isStream || response.body === null) return await toRefusal(response, context, token);
    const reader = response.body
      .pipeThrough(new TextDecoderStream())
      .pipeThrough(new EventSourceParserStream())
      .getReader();
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return { kind: "closed" };
      const kind = value.event ?? "";
      if (isLiveEventType(kind)) onEvent({ kind, data: toData(value.data), id: value.id });
    }
  } catch {
    return { kind: "closed" };
  }
}
