import type { FastifyReply, FastifyRequest } from "fastify";
import { getHeader } from "./identifyRequest.ts";
import { Refusal } from "./Refusal.ts";

/** An answer of server-sent events that stays open. */
export interface EventStream {
  /** Sends text; a reader that is too slow is cut off, and comes again. */
  readonly send: (text: string) => void;
  readonly close: () => void;
  /** Called once, when the stream has ended, whoever ended it. */
  readonly onClose: (listener: () => void) => void;
}

/** What a reader may leave unread, in bytes: many events, but no memory to speak of. */
const mostUnread = 64 * 1024;

const streamHeaders = {
  "content-type": "text/event-stream; charset=utf-8",
  "cache-control": "no-store, no-transform",
  // nginx passes each event on at once.
  "x-accel-buffering": "no",
};

/** Whether the caller reads server-sent events. @throws Refusal `request.invalid` where not */
export function requireEventReader(request: FastifyRequest): void {
  const accepted = (getHeader(request, "accept") ?? "").slice(0, 1_000);
  if (!accepted.toLowerCase().includes("text/event-stream")) throw new Refusal("request.invalid");
}

/** Begins a stream. From here on the answer is its own: refusals have to come before. */
export function openEventStream(reply: FastifyReply): EventStream {
  reply.hijack();
  const { raw } = reply;
  for (const [name, value] of Object.entries({ ...reply.getHeaders(), ...streamHeaders }))
    if (value !== undefined) raw.setHeader(name, value);
  raw.writeHead(200);
  raw.flushHeaders();
  // A reader that is gone makes writes fail; the end is told by "close".
  raw.on("error", () => {});
  return {
    send(text) {
      if (raw.destroyed || raw.writableEnded) return;
      raw.write(text);
      if (raw.writableLength > mostUnread) raw.destroy();
    },
    close: () => void raw.end(),
    onClose: (listener) => void raw.once("close", listener),
  };
}
