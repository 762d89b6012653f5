import type { IncomingMessage } from "node:http";

/** How long a refused call may take to send the rest of its body. */
const mostSeconds = 10;

/**
 * Reads what is left of a body, at most a number of bytes, and throws it away. A server that answers and closes before it has
 * the body leaves a proxy that is still sending it with an error of its own. @throws nothing: the answer follows in any case
 */
export async function discardBody(request: IncomingMessage, mostBytes: number): Promise<void> {
  if (request.readableEnded || request.destroyed) return;
  // A reader that gave up may have left its pipe, which would hold the body back.
  request.unpipe();
  await new Promise<void>((resolve) => {
    let bytes = 0;
    function take(chunk: Buffer): void {
      bytes += chunk.length;
      if (bytes > mostBytes) end();
    }
    function end(): void {
      clearTimeout(timer);
      request.off("data", take).off("end", end).off("close", end).off("error", end);
      resolve();
    }
    const timer = setTimeout(end, mostSeconds * 1_000);
    request.on("data", take).on("end", end).on("close", end).on("error", end);
    request.resume();
  });
}
