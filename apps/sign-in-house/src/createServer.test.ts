import { createHash, createHmac } from "node:crypto";
import { once } from "node:events";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import type { Server } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { toConfig } from "./config.ts";
import { createServer } from "./createServer.ts";

const botToken = "42:a-token-of-the-tests";
const site = "http://site.localhost";

describe("the sign-in house", () => {
  const folder = mkdtempSync(join(tmpdir(), "marquee-house-"));
  const file = join(folder, "clients.json");
  let server: Server;
  let origin: string;

  beforeAll(async () => {
    writeFileSync(file, JSON.stringify([{ id: "site", secret: "a-secret", botToken, origins: [site] }]));
    const config = toConfig({ SIGN_IN_HOUSE_CLIENTS: file, SIGN_IN_HOUSE_PORT: "0" });
    server = createServer(config, "http://127.0.0.1").listen(0, config.host);
    await once(server, "listening");
    const address = server.address();
    origin = `http://127.0.0.1:${typeof address === "object" ? address?.port : ""}`;
  });
  afterAll(() => {
    server.close();
    server.closeAllConnections();
    rmSync(folder, { recursive: true });
  });

  const toPage = (back: string, bot = "42"): string =>
    `${origin}/telegram/auth?${new URLSearchParams({ bot_id: bot, origin: site, return_to: back }).toString()}`;
  const post = (page: string, form: Record<string, string>): Promise<Response> =>
    fetch(page, { method: "POST", redirect: "manual", body: new URLSearchParams(form) });

  it("X-75: signs a login as the messenger does, for a site of the bot and for no other one", async () => {
    const answer = await post(toPage(`${site}/login/social/telegram?state=s`), { account: "anna" });
    const back = new URL(answer.headers.get("location") ?? "");
    expect([answer.status, back.origin, back.search]).toEqual([303, site, "?state=s"]);
    const text = Buffer.from(back.hash.replace("#tgAuthResult=", ""), "base64url").toString();
    const { hash, ...fields }: Record<string, unknown> = JSON.parse(text);
    const lines = Object.entries(fields).map((pair) => pair.join("="));
    const key = createHash("sha256").update(botToken).digest();
    expect(hash).toBe(createHmac("sha256", key).update(lines.toSorted().join("\n")).digest("hex"));
    for (const page of [toPage("http://evil.localhost/"), toPage(site, "43"), toPage("javascript:alert(1)")])
      expect((await post(page, { account: "anna" })).status).toBe(400);
  });

  it("X-75: an account that cannot be, a form that is too large and a sign-in that nobody began are refused", async () => {
    const page = toPage(site);
    expect((await post(page, { account: "<b>" })).status).toBe(400);
    expect((await post(page, { account: "a".repeat(5_000) })).status).toBe(400);
    expect((await fetch(`${origin}/google/interaction/unknown`)).status).toBe(400);
    expect((await fetch(`${origin}/myspace`)).status).toBe(404);
    expect(await (await fetch(`${origin}/`)).text()).toContain("anna (Anna Demo)");
  });

  it("X-75: a setting that is missing or wrong is named", () => {
    expect(() => toConfig({})).toThrow("SIGN_IN_HOUSE_CLIENTS: is missing");
    expect(() => toConfig({ SIGN_IN_HOUSE_CLIENTS: file, SIGN_IN_HOUSE_PORT: "x" })).toThrow("SIGN_IN_HOUSE_PORT");
    writeFileSync(join(folder, "wrong.json"), JSON.stringify([{ id: "site" }]));
    expect(() => toConfig({ SIGN_IN_HOUSE_CLIENTS: join(folder, "wrong.json") })).toThrow("a list of");
  });
});
