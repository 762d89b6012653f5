import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { listenEvents } from "@marquee/contract";
import { afterEach, expect, it, vi } from "vitest";
import { createClient, serveCalls } from "../test/client.ts";
import { type ReadEvent, readEvents } from "./readEvents.ts";

let stop: (() => void) | undefined;
afterEach(() => stop?.());

/** Answers every call of the page; keeps what it asked for. */
async function serve(answer: (response: ServerResponse) => void): Promise<IncomingMessage[]> {
  const asked: IncomingMessage[] = [];
  stop = await serveCalls(
    createServer((request, response) => {
      asked.push(request);
      answer(response);
    }),
  );
  return asked;
}

const never = new AbortController().signal;
const streamHead = { "content-type": "text/event-stream; charset=utf-8" };

it("SH-18: reads events as they come, in pieces of any size, and sends where it goes on; the token is in no address", async () => {
  const text =
    ': a comment\n\nevent: ready\nid: one\ndata: {}\n\nevent: tree\ndata: {"part":"game"}\n\nevent: unknown\ndata: {}\n\nevent: member\nid: two\ndata: {"status":"FROZEN","more":1,"name":"đ"}\n\nevent: notice\ndata: [\n\n';
  const asked = await serve((response) => {
    response.writeHead(200, streamHead);
    const bytes = Buffer.from(text);
    for (let at = 0; at < bytes.length; at += 7) response.write(bytes.subarray(at, at + 7));
    response.end();
  });
  const events: ReadEvent[] = [];
  const end = await readEvents(createClient("secret-token"), "zero", never, (event) => void events.push(event));
  expect(end).toEqual({ kind: "closed" });
  expect(events).toEqual([
    { kind: "ready", data: {}, id: "one" },
    { kind: "tree", data: { part: "game" }, id: undefined },
    { kind: "member", data: { status: "FROZEN", name: "đ" }, id: "two" },
    { kind: "notice", data: {}, id: undefined },
  ]);
  expect(asked[0]?.url).toBe(listenEvents.path);
  expect(asked[0]?.headers).toMatchObject({
    accept: "text/event-stream",
    authorization: "secret-token",
    "last-event-id": "zero",
    merchant: "DEMO",
  });
});

it("LG-24: a refusal is told to the page, and ends the session that it was about, no other one", async () => {
  await serve((response) => {
    response.writeHead(401, { "content-type": "application/json" });
    response.end(
      JSON.stringify({ success: false, errorCode: "login.not.session", message: "", requestId: "r", serverTime: 1 }),
    );
  });
  const [onRefusal, onSessionEnd] = [vi.fn(), vi.fn()];
  const client = { ...createClient("old"), onRefusal, onSessionEnd };
  expect(await readEvents(client, undefined, never, () => {})).toEqual({
    kind: "refused",
    code: "login.not.session",
    retryAfter: undefined,
  });
  expect(onRefusal).toHaveBeenCalledExactlyOnceWith("login.not.session", {});
  expect(onSessionEnd).toHaveBeenCalledExactlyOnceWith("login.not.session");
  let token = "old";
  const changing = { ...client, getToken: () => token };
  const reading = readEvents(changing, undefined, never, () => {});
  token = "new";
  await reading;
  expect(onSessionEnd).toHaveBeenCalledOnce();
});

it("ends without an error when nobody answers, what comes is no envelope, or it is aborted", async () => {
  await serve((response) => response.end("<html>"));
  expect(await readEvents(createClient(null), undefined, never, () => {})).toEqual({ kind: "closed" });
  stop?.();
  await serve((response) => void response.writeHead(200, streamHead).write("event: ready\ndata: {}\n\n"));
  const aborting = new AbortController();
  const end = readEvents(createClient(null), undefined, aborting.signal, () => aborting.abort());
  expect(await end).toEqual({ kind: "closed" });
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError("offline")));
  expect(await readEvents(createClient(null), undefined, never, () => {})).toEqual({ kind: "closed" });
});
