import { uploadPicture } from "@marquee/contract";
import { once } from "node:events";
import { IncomingMessage } from "node:http";
import { connect, Socket } from "node:net";
import { text } from "node:stream/consumers";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { openTestApp, type TestApp } from "../../test/openTestApp.ts";
import { discardBody } from "./discardBody.ts";

const megabyte = Buffer.alloc(1_024 * 1_024, "a");

describe("a refused call that is still sending its body", () => {
  let app: TestApp;
  let origin: string;

  beforeAll(async () => {
    app = await openTestApp();
    origin = await app.http.listen({ host: "127.0.0.1", port: 0 });
  });
  afterAll(() => app.close());

  /** A connection that has sent the head and the first megabyte of an upload without a session. */
  async function beginUpload(length: number): Promise<Socket> {
    const socket = connect(Number(new URL(origin).port), "127.0.0.1");
    await once(socket, "connect");
    const head = [
      `POST ${uploadPicture.path} HTTP/1.1`,
      "host: aurelune.localhost",
      "connection: close",
      "content-type: multipart/form-data; boundary=b",
      `content-length: ${length}`,
    ];
    socket.write(`${head.join("\r\n")}\r\n\r\n`);
    await new Promise((resolve) => socket.write(megabyte, resolve));
    return socket;
  }

  it("LG-23: an upload without a session is refused with its code once its body has come, so that a proxy can tell it", async () => {
    const socket = await beginUpload(4 * megabyte.length);
    let answered = 0;
    socket.on("data", (chunk: Buffer) => {
      answered += chunk.length;
    });
    // Three whole calls go by, in which a gateway that does not wait answers.
    for (const _ of "abc") await (await fetch(`${origin}/healthz`)).text();
    expect(answered).toBe(0);
    for (const _ of "abc") socket.write(megabyte);
    const answer = await text(socket);
    expect(answer).toMatch(/^HTTP\/1\.1 401 /);
    expect(answer).toContain('"errorCode":"login.not.session"');
  });

  it("reads no more of it than the row takes", async () => {
    const socket = await beginUpload(1_000 * megabyte.length);
    socket.on("error", () => undefined);
    const head = once(socket, "data").then(([chunk]) => String(chunk).slice(0, 12));
    for (const _ of "abcdef") socket.write(megabyte);
    expect(await head).toBe("HTTP/1.1 401");
    socket.destroy();
  });
});

it("a body that never ends is waited for during ten seconds", async () => {
  vi.useFakeTimers();
  try {
    let isDone = false;
    async function discard(): Promise<void> {
      await discardBody(new IncomingMessage(new Socket()), 100);
      isDone = true;
    }
    const discarded = discard();
    await vi.advanceTimersByTimeAsync(9_999);
    expect(isDone).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    expect(isDone).toBe(true);
    await discarded;
  } finally {
    vi.useRealTimers();
  }
});
