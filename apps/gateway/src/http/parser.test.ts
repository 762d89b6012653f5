import { createConnection } from "node:net";
import { FailureSchema } from "@marquee/contract/schema";
import { Check } from "typebox/value";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openTestApp, type TestApp } from "../../test/openTestApp.ts";

describe("the HTTP parser", () => {
  let app: TestApp;

  beforeAll(async () => {
    app = await openTestApp();
  });
  afterAll(() => app.close());

  it("what it refuses has an envelope too", async () => {
    const { port } = new URL(await app.http.listen({ host: "127.0.0.1", port: 0 }));
    const ask = (bytes: string | Buffer): Promise<string> =>
      new Promise((resolve, reject) => {
        const socket = createConnection({ host: "127.0.0.1", port: Number(port) });
        let text = "";
        socket.on("data", (part) => (text += part.toString()));
        socket.on("error", reject);
        socket.on("close", () => resolve(text));
        socket.end(bytes);
      });
    const heads = [
      "GET / HTTP/1.1\r\nhost: a\r\nlanguage: a\u0000b\r\n\r\n",
      `GET / HTTP/1.1\r\nhost: a\r\nx: ${"x".repeat(100_000)}\r\n\r\n`,
      `GET /${"x".repeat(100_000)} HTTP/1.1\r\nhost: a\r\n\r\n`,
      "GET /a\u0000b HTTP/1.1\r\nhost: a\r\n\r\n",
      "nothing\r\n\r\n",
      "GET / HTTP/1.1\r\n\r\n",
      "POST / HTTP/1.1\r\nhost: a\r\ncontent-length: 1\r\ncontent-length: 2\r\n\r\n",
    ];
    for (const bytes of heads) {
      const [head = "", body = ""] = (await ask(bytes)).split("\r\n\r\n");
      expect(head, bytes.slice(0, 60)).toMatch(/^HTTP\/1\.1 4\d\d /);
      expect(Check(FailureSchema, JSON.parse(body)), bytes.slice(0, 60)).toBe(true);
    }
  });
});
