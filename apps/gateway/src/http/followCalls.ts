import type { FastifyInstance } from "fastify";
import { Refusal } from "./Refusal.ts";

/** The longest that a closing gateway waits for calls whose callers have gone, in milliseconds. */
const longestWait = 10_000;

/** The calls that are being answered. */
export interface RunningCalls {
  /** Resolves when none is answered any more, or after ten seconds; what comes later is refused. @returns how many are left */
  readonly settle: () => Promise<number>;
}

/**
 * Follows every call until its handler has ended: a caller who goes away ends the connection, and the server closes without waiting for what
 * still works for that caller. To be called before any route is registered.
 */
export function followCalls(http: FastifyInstance): RunningCalls {
  const running = new Set<Promise<unknown>>();
  let isClosing = false;
  let isOver = false;
  http.addHook("preClose", (done) => {
    isClosing = true;
    done();
  });
  // The server waits for connections, and one that is kept alive after its answer would hold it for another minute.
  http.addHook("onSend", (_request, reply, payload, done) => {
    if (isClosing) reply.header("connection", "close");
    done(null, payload);
  });
  http.addHook("onRoute", (route) => {
    const { handler } = route;
    route.handler = function follow(request, reply) {
      // Its caller has gone, or it would have kept the server open.
      if (isOver) throw new Refusal("server.busy", { retryAfter: 1 });
      const answer: unknown = handler.call(this, request, reply);
      if (!(answer instanceof Promise)) return answer;
      const ended = answer.catch(() => {}).finally(() => running.delete(ended));
      running.add(ended);
      return answer;
    };
  });
  return {
    async settle() {
      const { promise: late, resolve } = Promise.withResolvers<void>();
      const timer = setTimeout(resolve, longestWait);
      await Promise.race([Promise.all(running), late]);
      clearTimeout(timer);
      isOver = true;
      return running.size;
    },
  };
}
