import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { jwtVerify } from "jose";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type ChatHouse, startChatHouse } from "../../../test/chatHouse.ts";
import { createHttpChat } from "./createHttpChat.ts";
import { openChats } from "./openChats.ts";
import { OutsideChatError } from "./OutsideChat.ts";

const secret = "a-secret-of-at-least-32-characters";

describe("the chat systems of the settings", () => {
  const folder = mkdtempSync(join(tmpdir(), "marquee-chats-"));
  const file = join(folder, "chats.json");
  const open = (content: unknown, profile: "development" | "production" = "production") => {
    writeFileSync(file, typeof content === "string" ? content : JSON.stringify(content));
    return openChats({ chatsFile: file, profile });
  };
  const at = (url: string, more: object = {}) => ({ KOI: { HTTP: { url, secret, ...more } } });
  let house: ChatHouse;

  beforeAll(async () => {
    house = await startChatHouse();
  });
  afterAll(async () => {
    await house.stop();
    rmSync(folder, { recursive: true });
  });

  it("CH-03: are read by merchant, by https alone in production; a wrong file is refused by its place, without a value of it", () => {
    expect(openChats({ profile: "production" }).size).toBe(0);
    expect(open(at("https://chat.example:8443")).get("KOI")?.origin).toBe("https://chat.example:8443");
    expect(open(at("http://127.0.0.1:4900"), "development").get("KOI")?.origin).toBe("http://127.0.0.1:4900");
    for (const wrong of [
      "no JSON",
      at("http://127.0.0.1:4900"),
      at("http://chat.example"),
      at("https://chat.example/path"),
      at("https://user@chat.example"),
      at("https://chat.example; script-src *"),
      at("https://*.example"),
      at("javascript:alert(1)"),
      at("https://chat.example", { secret: "short" }),
      at("https://chat.example", { more: 1 }),
      { koi: at("https://chat.example").KOI },
      { KOI: {} },
    ])
      expect(() => open(wrong), JSON.stringify(wrong)).toThrow(/^MARQUEE_CHATS_FILE: /);
    expect(() => open(at("http://chat.example"))).not.toThrow(secret);
  });

  it("CH-03: a token ends after a minute, and is of one merchant and one system", async () => {
    const chat = createHttpChat("KOI", { url: house.origin, secret });
    const visitor = { id: "p1", nickname: null, language: "EN", sid: "s1" } as const;
    const address = await chat.createAddress(visitor, {
      site: "https://koi.example",
      title: undefined,
      headerColor: "#6142bf",
    });
    const token = new URLSearchParams(new URL(address).hash.slice(1)).get("token") ?? "";
    const key = new TextEncoder().encode(secret);
    const { payload } = await jwtVerify(token, key, { issuer: "KOI", audience: house.origin });
    expect((payload.exp ?? 0) - (payload.iat ?? 0)).toBe(60);
    const late = { currentDate: new Date(Date.now() + 61_000) };
    await expect(jwtVerify(token, key, late)).rejects.toThrow("exp");
    expect(new URL(address).searchParams.has("title")).toBe(false);
  });

  it.each(["long", "silent"] as const)(
    "CH-04: a system that is %s is left within three seconds, and is not asked again for a moment",
    async (mood) => {
      const chat = createHttpChat("AURELUNE", { url: house.origin, secret: house.secret });
      house.mood = mood;
      const begun = performance.now();
      await expect(chat.countUnread("p1")).rejects.toThrow(OutsideChatError);
      expect(performance.now() - begun).toBeLessThan(10_000);
      house.mood = "answer";
      const asked = house.asked.length;
      await expect(chat.countUnread("p1")).rejects.toThrow("a moment ago");
      expect(house.asked).toHaveLength(asked);
    },
  );

  it("CH-04: a call with another secret is refused there", async () => {
    const chat = createHttpChat("AURELUNE", { url: house.origin, secret });
    await expect(chat.countUnread("p1")).rejects.toThrow("401");
  });
});
