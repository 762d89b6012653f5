import { createHmac, timingSafeEqual } from "node:crypto";
import { once } from "node:events";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { jwtVerify } from "jose";

/** What the next calls of the gateway get. */
type Mood = "answer" | "silent" | "broken" | "words" | "wrong" | "long" | "redirect";

/** A chat system outside of the platform, in this process and over real sockets: it takes signed calls, and signs in by tokens, each once. */
export interface ChatHouse {
  readonly origin: string;
  /** The settings file that names it to a gateway, for the merchant AURELUNE. */
  readonly chatsFile: string;
  readonly secret: string;
  mood: Mood;
  /** How many messages wait for whom. */
  readonly unread: Map<string, number>;
  /** The bodies of the signed calls so far; a call with a wrong signature is refused and not here. */
  readonly asked: string[];
  /** The sessions that it was told to end, in order. */
  readonly ended: string[];
  /** Opens its page by an address, as a browser's script there does. @returns the token's claims; throws for one that it does not take */
  readonly open: (address: string) => Promise<Readonly<Record<string, unknown>>>;
  readonly stop: () => Promise<void>;
}

function isSigned(secret: string, request: IncomingMessage, body: string): boolean {
  const [timestamp, signature] = ["x-timestamp", "x-signature"].map((name) => String(request.headers[name]));
  const isNow = Math.abs(Date.now() / 1_000 - Number(timestamp)) < 300;
  const right = createHmac("sha256", secret)
    .update(`${timestamp}\n${request.url ?? ""}\n${body}`)
    .digest();
  const given = Buffer.from(signature ?? "", "hex");
  return isNow && given.length === right.length && timingSafeEqual(given, right);
}

/** Starts one. */
export async function startChatHouse(): Promise<ChatHouse> {
  const secret = "a-secret-of-the-chat-of-the-tests";
  const folder = mkdtempSync(join(tmpdir(), "marquee-chat-"));
  const used = new Set<string>();
  const reply = (response: ServerResponse, status: number, text: string, headers = {}): void =>
    void response.writeHead(status, { "content-type": "application/json", ...headers }).end(text);
  const server = createServer((request, response) => {
    let body = "";
    request.on("data", (part: Buffer) => (body += part.toString()));
    request.on("end", () => {
      if (house.mood === "silent") return undefined;
      if (house.mood === "broken") return reply(response, 500, "{}");
      if (house.mood === "words") return reply(response, 200, "<html>Good evening</html>");
      if (house.mood === "wrong") return reply(response, 200, `{"unread":-1}`);
      if (house.mood === "long") return reply(response, 200, `{"unread":1,"more":"${"x".repeat(70_000)}"}`);
      if (house.mood === "redirect") return reply(response, 302, "", { location: `${house.origin}/elsewhere` });
      if (
        request.method !== "POST" ||
        (request.url !== "/api/unread" && request.url !== "/api/logout") ||
        !isSigned(secret, request, body)
      )
        return reply(response, 401, "{}");
      house.asked.push(body);
      const { user, sid } = JSON.parse(body) as { user: string; sid?: string };
      if (request.url === "/api/logout") {
        house.ended.push(sid ?? "");
        return reply(response, 204, "");
      }
      return reply(response, 200, JSON.stringify({ unread: house.unread.get(user) ?? 0 }));
    });
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  const origin = `http://127.0.0.1:${typeof address === "object" && address !== null ? address.port : 0}`;
  const chatsFile = join(folder, "chats.json");
  writeFileSync(chatsFile, JSON.stringify({ AURELUNE: { HTTP: { url: origin, secret } } }));
  const house: ChatHouse = {
    origin,
    chatsFile,
    secret,
    mood: "answer",
    unread: new Map(),
    asked: [],
    ended: [],
    async open(page) {
      const url = new URL(page);
      const token = new URLSearchParams(url.hash.slice(1)).get("token") ?? "";
      if (`${url.origin}${url.pathname}` !== `${origin}/chat`) throw new Error("another page");
      const options = { issuer: "AURELUNE", audience: origin, algorithms: ["HS256"], maxTokenAge: "60s" };
      const { payload } = await jwtVerify(token, new TextEncoder().encode(secret), options);
      if (payload.jti === undefined || used.has(payload.jti)) throw new Error("used before");
      if (house.ended.includes(String(payload["sid"]))) throw new Error("of a session that has ended");
      used.add(payload.jti);
      return payload;
    },
    async stop() {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
      rmSync(folder, { recursive: true, force: true });
    },
  };
  return house;
}
