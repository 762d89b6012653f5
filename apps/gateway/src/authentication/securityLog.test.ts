import { getCaptchaChallenge, login, loginFreePlay, logout } from "@marquee/contract";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openTestApp, type TestApp } from "../../test/openTestApp.ts";
import { solveChallenge } from "../../test/solveChallenge.ts";
import { openAurelune, passwordOf } from "../../test/visitor.ts";
import { applySwitch } from "../operator/applySwitch.ts";
import { listSecurity, type SecurityRequest } from "../operator/listSecurity.ts";
import { tables } from "../../test/tables.ts";

const right = passwordOf("AURELUNE");

describe("security log", () => {
  let app: TestApp;

  beforeAll(async () => {
    app = await openTestApp({ MARQUEE_TRUST_PROXY: "127.0.0.1" });
  });
  afterAll(() => app.close());

  const list = (wanted: Omit<SecurityRequest, "merchant">) =>
    listSecurity(app.services.db, app.services.nameKey, { merchant: "aurelune", ...wanted });
  const listEvents = async (member: string) => (await list({ member })).map(({ event }) => event).toReversed();

  async function tryLogin(username: string, password: string, headers: Record<string, string> = {}): Promise<void> {
    const visitor = openAurelune(app);
    const captchaProof = solveChallenge((await visitor.get(getCaptchaChallenge, {})).challenge);
    await visitor.call(
      login,
      { type: "username", username, password, side: "MEMBER", deviceId: "d", captchaProof },
      { headers },
    );
  }

  it("tells of registration, logins, failures, locks, logouts and staff acts, in their order", async () => {
    const ann = openAurelune(app);
    await ann.registerAs("securityann");
    await tryLogin("SecurityAnn", right);
    for (let time = 0; time < 7; time += 1)
      await tryLogin("securityann", "wrong", { "x-forwarded-for": "198.51.100.9" });
    await ann.get(logout, {});
    await ann.loginAs("securityann").catch(() => {});
    await tryLogin("securityann", right, { "x-forwarded-for": "198.51.100.10" });
    await applySwitch(
      app.services.db,
      { kind: "member", merchant: "aurelune", subject: "securityann", state: "closed" },
      "olga",
    );
    await tryLogin("securityann", right, { "x-forwarded-for": "198.51.100.10" });
    expect(await listEvents("securityann")).toEqual([
      "member.registered",
      "login.succeeded",
      ...Array.from({ length: 5 }, () => "login.failed"),
      "login.locked",
      "session.logout",
      "login.succeeded",
      "member.closed",
      "login.refused",
    ]);
    const lines = await list({ member: "securityann" });
    expect(lines.find(({ event }) => event === "login.locked")).toMatchObject({
      member: "securityann",
      address: "198.51.100.9",
      details: { tries: 6 },
    });
    expect(lines.find(({ event }) => event === "member.closed")).toMatchObject({
      details: { actor: "olga", before: "ACTIVE" },
    });
  });

  it("tells of free demos, and of nobody under another merchant", async () => {
    const { userName } = await openAurelune(app).get(loginFreePlay, { platform: "W", language: "EN" });
    expect(await listEvents(userName)).toEqual(["freeplay.started"]);
    expect(
      await listSecurity(app.services.db, app.services.nameKey, { merchant: "KICKLINE", member: userName }),
    ).toEqual([]);
  });

  it("keeps what was typed as a name only as a key: somebody typed a password there", async () => {
    await tryLogin("My#Real-Pass77", "wrong");
    expect(await list({ member: "my#real-pass77" })).toMatchObject([{ event: "login.failed", member: null }]);
    const { rows } = await sql<{
      text: string;
    }>`select s::text as text from security_log s union all select a::text from login_attempts a`.execute(
      app.services.db,
    );
    expect(rows.filter(({ text }) => /real-pass77/i.test(text))).toEqual([]);
  });

  it("shortens what a browser says it is, keeps the request's id, and lists by time", async () => {
    const ann = openAurelune(app);
    await ann.registerAs("securitybob");
    const id = "0b7c8a52-3f1e-4a55-9d2b-1f0a3a6d7e10";
    await tryLogin("securitybob", right, { "user-agent": `Browser\u00e9 ${"x".repeat(2_000)}`, "x-request-id": id });
    const [line] = await list({ member: "securitybob" });
    expect(line).toMatchObject({ requestId: id, userAgent: `Browser ${"x".repeat(152)}` });
    expect(await list({ from: line?.at ?? "", to: new Date(Date.parse(line?.at ?? "") + 1).toISOString() })).toEqual([
      line,
    ]);
    await expect(list({ from: "yesterday" })).rejects.toThrow("yesterday is no time");
  });

  it("X-21: cannot be rewritten, and one that is not taken is in the process's log and fails nothing", async () => {
    const { db, securityLog } = app.services;
    await expect(tables(db).deleteFrom("security_log").execute()).rejects.toThrow(/permission denied/);
    await expect(tables(db).updateTable("security_log").set({ event: "x" }).execute()).rejects.toThrow(
      /permission denied/,
    );
    await securityLog.add({
      tenantId: "aurelune",
      event: "login.locked",
      nameKey: "key",
      details: { code: "no\u0000text" },
    });
    expect(app.logged()).toContain('"event":"login.locked"');
  });
});
