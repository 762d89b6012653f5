import { createConnection } from "node:net";
import { Type } from "typebox";
import { Check } from "typebox/value";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { requestSchemas } from "../src/server/requests.schema.ts";
import { defaultLimits } from "../src/server/border.ts";
import { createTestHouse, type TestHouse, type TestPlayer } from "./testHouse.ts";

const Refusal = Type.Object({ code: Type.String(), field: Type.Optional(Type.String()) });
const trustProxy = ["127.0.0.1"];

const texts = [
  "__proto__",
  "constructor",
  "toString",
  "a\u0000b",
  "%00",
  "%FF%FE",
  "%ED%A0%80",
  "%ZZ",
  "%",
  "..%2f..%2fetc%2fpasswd",
  "é🎰",
  "x".repeat(2_000),
  "x".repeat(1_000_000),
];
const bytes = (...parts: readonly (string | Uint8Array)[]): Buffer =>
  Buffer.concat(parts.map((part) => Buffer.from(part)));
const values: readonly (string | Buffer)[] = [
  String.raw`"a\u0000"`,
  String.raw`"\ud800"`,
  bytes('"', Uint8Array.of(0xff, 0xc0, 0x80), '"'),
  "[".repeat(5_000) + "]".repeat(5_000),
  '{"a":'.repeat(2_000) + "1" + "}".repeat(2_000),
  `"${"x".repeat(1_000_000)}"`,
  '{"__proto__":{"a":1}}',
  ...["__proto__", "constructor", "toString", "'; drop table rounds; --", "🎰"].map((text) => JSON.stringify(text)),
  "1e308",
  "-1",
  "9007199254740993",
  "2147483648",
  "null",
  "true",
  "[]",
  "{}",
];

describe("the game house's border", () => {
  let test: TestHouse;
  let player: TestPlayer;
  let sent = 0;

  beforeAll(async () => {
    test = await createTestHouse(undefined, { trustProxy, limits: defaultLimits });
    player = await test.open("rng-luna-1");
  });
  afterAll(() => test.close());

  const toHeaders = (): Record<string, string> => {
    sent += 1;
    return { authorization: `Bearer ${player.token}`, "x-forwarded-for": `10.1.${sent >> 8}.${sent & 255}` };
  };

  const right: Readonly<Record<string, unknown>> = {
    token: "x".repeat(20),
    gameCode: "rng-luna-1",
    model: "classic-calm",
    roundId: "round-1",
    stake: "0.01",
    stage: 1,
    clientSeed: "seed",
    serverSeed: "seed",
    nonce: 1,
  };

  it.each(Object.entries(requestSchemas))(
    "%s: every hostile value in every field has a code and never a 5xx",
    async (name, schema) => {
      const before = await test.house.db.selectFrom("rounds").select("id").execute();
      for (const field of ["unknownField", ...Object.keys(schema.properties)]) {
        for (const value of values) {
          const others = Object.keys(schema.properties)
            .filter((key) => key !== field && key in right)
            .map((key) => `${JSON.stringify(key)}:${JSON.stringify(right[key])},`);
          const payload = bytes(`{${others.join("")}${JSON.stringify(field)}:`, value, "}");
          // Its own token would end the session of the other cases.
          const headers = {
            ...toHeaders(),
            "content-type": "application/json",
            ...(name === "end" ? { authorization: "none" } : {}),
          };
          const { statusCode, body } = await test.app.inject({ method: "POST", url: `/api/${name}`, headers, payload });
          const what = `${name} ${field} ${typeof value === "string" ? value.slice(0, 40) : "bytes"} ${body.slice(0, 200)}`;
          expect(statusCode, what).toBeLessThan(500);
          expect(statusCode, what).not.toBe(429);
          expect(statusCode === 200 || Check(Refusal, JSON.parse(body)), what).toBe(true);
        }
      }
      expect(await test.house.db.selectFrom("rounds").select("id").execute()).toEqual(before);
    },
  );

  it("every hostile address, header and content type has a code and never a 5xx", async () => {
    const ask = async (
      method: "GET" | "POST" | "HEAD" | "TRACE",
      url: string,
      headers: Record<string, string> = {},
    ) => {
      const response = await test.app.inject({
        method,
        url,
        headers: { ...toHeaders(), ...headers },
        ...(method === "POST" ? { payload: "{}" } : {}),
      });
      const what = `${method} ${url.slice(0, 60)} ${JSON.stringify(headers).slice(0, 60)} ${response.body.slice(0, 100)}`;
      expect(response.statusCode, what).toBeLessThan(500);
      expect(response.statusCode, what).not.toBe(429);
      if (response.statusCode >= 400 && method !== "HEAD") expect(Check(Refusal, response.json()), what).toBe(true);
    };
    for (const text of texts) {
      const part = encodeURI(text).replaceAll("%25", "%");
      for (const place of [
        "/models/*",
        "/play/*",
        "/api/*",
        "/assets/*",
        "/themes/*",
        "/health?a=*",
        "/*",
        "/models/a?*=1",
      ]) {
        for (const method of ["GET", "POST", "HEAD", "TRACE"] as const) await ask(method, place.replace("*", part));
      }
      for (const header of ["authorization", "x-forwarded-for", "x-forwarded-host", "content-type", "host", "cookie"])
        await ask("POST", "/api/state", { "content-type": "application/json", [header]: text });
    }
    for (const type of [
      "text/plain",
      "text/xml",
      "application/x-www-form-urlencoded",
      "multipart/form-data; boundary=x",
      "x",
    ])
      await ask("POST", "/api/verify", { "content-type": type });
    expect(test.logs.join("\n")).not.toContain("a call failed");
  });

  it("what the HTTP parser refuses has a code too", async () => {
    const { port } = new URL(await test.app.listen({ host: "127.0.0.1", port: 0 }));
    const ask = (text: string): Promise<string> =>
      new Promise((resolve, reject) => {
        const socket = createConnection({ host: "127.0.0.1", port: Number(port) });
        let answer = "";
        socket.on("data", (part) => (answer += part.toString()));
        socket.on("error", reject);
        socket.on("close", () => resolve(answer));
        socket.end(text);
      });
    for (const text of [
      "GET / HTTP/1.1\r\nhost: a\r\nx: a\u0000b\r\n\r\n",
      `GET / HTTP/1.1\r\nhost: a\r\nx: ${"x".repeat(100_000)}\r\n\r\n`,
      "nothing\r\n\r\n",
      "GET / HTTP/1.1\r\nconnection: close\r\n\r\n",
    ]) {
      const [head = "", body = ""] = (await ask(text)).split("\r\n\r\n");
      expect(head).toMatch(/^HTTP\/1\.1 4\d\d /);
      expect(Check(Refusal, JSON.parse(body)), text.slice(0, 60)).toBe(true);
    }
  });
});

describe("the game house's limits", () => {
  let test: TestHouse;

  beforeAll(async () => {
    const few = { calls: 3, seconds: 3_600 };
    test = await createTestHouse(undefined, {
      trustProxy,
      limits: { calls: few, verifications: few, pages: few, files: few },
    });
  });
  afterAll(() => test.close());

  it.each([
    ["GET", "/health"],
    ["GET", "/models/classic-calm"],
    ["GET", "/nothing"],
    ["POST", "/api/state"],
    ["POST", "/api/verify"],
    ["POST", "/api/open"],
  ] as const)(
    "%s %s is limited by address, and by the /64 of an IPv6 address, and says when to come back",
    async (method, url) => {
      const id = Buffer.from(url).reduce((sum, byte) => sum + byte, 0) % 250;
      const ask = (address: string) =>
        test.app.inject({
          method,
          url,
          headers: { "x-forwarded-for": address },
          ...(method === "POST" ? { payload: {} } : {}),
        });
      for (const addresses of [
        [`198.51.100.${id}`],
        [`2001:db8:0:${id.toString(16)}::1`, `2001:db8:0:${id.toString(16)}:ffff::2`],
      ]) {
        for (let call = 0; call < 3; call += 1)
          expect((await ask(addresses[call % addresses.length] ?? "")).statusCode).not.toBe(429);
        const { statusCode, headers, body } = await ask(addresses.at(-1) ?? "");
        expect([statusCode, Number(headers["retry-after"]) > 0, JSON.parse(body)]).toEqual([
          429,
          true,
          { code: "rate.limited" },
        ]);
        expect((await ask(`203.0.113.${id}`)).statusCode).not.toBe(429);
      }
    },
  );
});
