import { createLoginCode, getMemberInfo, login, loginByCode } from "@marquee/contract";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { apply, openAccount } from "../../../test/account.ts";
import { openTestApp, type TestApp } from "../../../test/openTestApp.ts";
import { openAurelune, openKickline, passwordOf } from "../../../test/visitor.ts";
import { makeLoginAddress } from "../../operator/accounts.ts";
import { tables } from "../../../test/tables.ts";

describe("login by an address", () => {
  let app: TestApp;

  beforeAll(async () => {
    app = await openTestApp();
  });
  afterAll(() => app.close());

  const use = (code: string) => openAurelune(app).call(loginByCode, { code, deviceId: "d" });

  it("SH-04, Q-28: a code of a session logs the same member in once, at this merchant, within a minute", async () => {
    const { name, visitor } = await openAccount(app, "address");
    const { code, expiresAt } = await visitor.get(createLoginCode, {});
    expect(expiresAt).toBeLessThan(Date.now() + 61_000);
    expect(await openKickline(app).refuse(loginByCode, { code, deviceId: "d" })).toBe("login.token.invalid");
    const uses = await Promise.all(Array.from({ length: 5 }, () => use(code)));
    const opened = uses.flatMap(({ body }) => (body.success ? [body.value] : []));
    expect(opened).toHaveLength(1);
    expect(opened[0]).toMatchObject({ userName: name });
    expect((await use(code)).body).toMatchObject({ errorCode: "login.token.invalid" });
    // The session that made it goes on.
    expect((await visitor.get(getMemberInfo, {})).account).toBe(name);
    const late = await visitor.get(createLoginCode, {});
    await sql`update login_codes set expires_at = clock_timestamp()`.execute(app.services.db);
    expect((await use(late.code)).body).toMatchObject({ errorCode: "login.token.invalid" });
    const { rows } = await sql<{ text: string }>`select c::text as text from login_codes c`.execute(app.services.db);
    expect(rows.map(({ text }) => text).join()).not.toContain(code);
    expect(await openAurelune(app).refuse(createLoginCode, {})).toBe("login.not.session");
  });

  it("SH-04: an operator's address logs a member in, unless the account is frozen", async () => {
    const { name } = await openAccount(app, "address");
    const wanted = { actor: "olga", merchant: "aurelune", member: name };
    const { path } = await makeLoginAddress(app.services.db, wanted);
    expect((await use(path.replace("/?token=", ""))).body).toMatchObject({ value: { userName: name } });
    await apply(app, { kind: "member", merchant: "aurelune", subject: name, state: "frozen" });
    const again = await makeLoginAddress(app.services.db, wanted);
    expect((await use(again.path.replace("/?token=", ""))).body).toMatchObject({ errorCode: "account.frozen" });
    await expect(makeLoginAddress(app.services.db, { ...wanted, member: "nobody" })).rejects.toThrow(
      "no member nobody",
    );
  });

  it("Q-28: a session's own token is accepted only with allowUrlToken, and is replaced by another one", async () => {
    const { name, visitor } = await openAccount(app, "address");
    const raw = visitor.getToken() ?? "";
    expect((await use(raw)).body).toMatchObject({ errorCode: "login.token.invalid" });
    const setting = { kind: "setting", merchant: "aurelune", subject: "allowUrlToken" } as const;
    await apply(app, { ...setting, state: "on" });
    const { body } = await use(raw);
    expect(body).toMatchObject({ value: { userName: name } });
    expect(await visitor.refuse(getMemberInfo, {})).toBe("login.not.session");
    await apply(app, { ...setting, state: "off" });
  });

  it("LG-06, LG-07, Q-32: with splitLogin each side accepts only its own accounts; without it the members' side accepts both", async () => {
    const { name } = await openAccount(app, "side");
    const { name: agent } = await openAccount(app, "agent");
    await tables(app.services.db).updateTable("members").set({ kind: 1 }).where("username_key", "=", agent).execute();
    const enter = async (username: string, side: "MEMBER" | "AGENT"): Promise<string> => {
      const request = { type: "username", username, password: passwordOf("AURELUNE"), side, deviceId: "d" } as const;
      const { body } = await openAurelune(app).call(login, request);
      return body.success ? "in" : body.errorCode;
    };
    const all = async () => [
      await enter(name, "MEMBER"),
      await enter(name, "AGENT"),
      await enter(agent, "MEMBER"),
      await enter(agent, "AGENT"),
    ];
    expect(await all()).toEqual(["in", "login.not.agent", "in", "in"]);
    const setting = { kind: "setting", merchant: "aurelune", subject: "splitLogin" } as const;
    await apply(app, { ...setting, state: "on" });
    expect((await openAurelune(app).getStatus()).info.settings.splitLogin).toBe(true);
    expect(await all()).toEqual(["in", "login.not.agent", "login.not.member", "in"]);
    await apply(app, { ...setting, state: "off" });
  });
});
