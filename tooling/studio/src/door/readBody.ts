import type { IncomingMessage } from "node:http";
import { refuse } from "./Refusal.ts";

const most = 256 * 1024;

/**
 * The JSON of a request's body.
 * @throws Refusal for another type, more than 256 kB (the rest is not read), or what is no JSON
 */
export async function readBody(request: IncomingMessage): Promise<unknown> {
  const type = request.headers["content-type"] ?? "none";
  if (!/^application\/json(?:;\s*charset=utf-8)?$/i.test(type))
    throw refuse(415, "Content-Type", type, "application/json");
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of request) {
    const bytes = Buffer.from(part);
    size += bytes.length;
    if (size > most) throw refuse(413, "body", `more than ${most} bytes`, `at most ${most} bytes`);
    parts.push(bytes);
  }
  try {
    return JSON.parse(Buffer.concat(parts).toString("utf8"));
  } catch {
    throw refuse(400, "body", `${size} bytes that are no JSON`, "JSON");
  }
}
