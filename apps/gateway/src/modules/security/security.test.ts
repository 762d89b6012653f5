import {
  changePassword,
  endSession,
  getMemberInfo,
  listActivity,
  listSessions,
  loginFreePlay,
} from "@marquee/contract";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openTestApp, type TestApp } from "../../../test/openTestApp.ts";
import { openAurelune, openKickline, passwordOf, type Visitor } from "../../../test/visitor.ts";
import { toTokenHash } from "../../authentication/token.ts";
import { applySwitch } from "../../operator/applySwitch.ts";

const old = passwordOf("AURELUNE");
const toChange = (oldPassword: string, newPassword: string, confirmNewPassword = newPassword) => ({
  oldPassword,
  newPassword,
  confirmNewPassword,
});

describe("security", () => {
  let app: TestApp;
  let serial = 0;

  beforeAll(async () => {
    app = await openTestApp();
    for (const subject of ["SECCEN3", "PASSWORD3"])
      await applySwitch(app.services.db, { kind: "module", merchant: "aurelune", subject, state: "on" }, "test");
    await app.services.tenantRegistry.refresh();
  });
  afterAll(() => app.close());

  /** A member with two browsers. */
  const register = async (): Promise<{ readonly name: string; readonly here: Visitor; readonly there: Visitor }> => {
    serial += 1;
    const name = `secure${serial}`;
    const [here, there] = [openAurelune(app), openAurelune(app)];
    await here.registerAs(name);
    await there.loginAs(name);
    return { name, here, there };
  };

  it("AP-18, AP-63, LG-18: a new password ends every session, and only it logs in from then on", async () => {
    const { name, here, there } = await register();
    const before = here.getToken();
    const { token } = await here.get(changePassword, toChange(old, "Brand#New42x"));
    expect(token).not.toBe(before);
    expect(await there.refuse(getMemberInfo, {})).toBe("login.not.session");
    expect(await here.refuse(getMemberInfo, {})).toBe("login.not.session");
    here.setToken(token);
    expect((await here.get(getMemberInfo, {})).account).toBe(name);
    await expect(there.loginAs(name)).rejects.toThrow("login.credentials.invalid");
    await there.loginAs(name, "Brand#New42x");
    const hashes = await sql<{ password_hash: string }>`select password_hash from password_history`.execute(
      app.services.db,
    );
    expect(hashes.rows.every(({ password_hash: hash }) => hash.startsWith("$argon2id$"))).toBe(true);
  });

  it("VL-13: names the field that is wrong, and changes nothing", async () => {
    const { name, here } = await register();
    const faults = async (request: ReturnType<typeof toChange>): Promise<unknown> => {
      const { body } = await here.call(changePassword, request);
      return body.success ? [] : [body.errorCode, body.fields?.map(({ name: field, rule }) => `${field} ${rule}`)];
    };
    expect(await faults(toChange("", "Brand#New42x"))).toEqual(["fields", ["oldPassword required"]]);
    expect(await faults(toChange(old, ""))).toEqual(["fields", ["newPassword required"]]);
    expect(await faults(toChange(old, "short"))).toEqual(["fields", ["newPassword length"]]);
    expect(await faults(toChange(old, "Brand#New42x", "Brand#New42y"))).toEqual([
      "fields",
      ["confirmNewPassword match"],
    ]);
    expect(await here.refuse(changePassword, toChange("Wrong#Pass42x", "Brand#New42x"))).toBe("password.old.invalid");
    expect(await here.refuse(changePassword, toChange(old, old))).toBe("password.same");
    await openAurelune(app).loginAs(name);
  });

  it("refuses the last five passwords, and takes an older one", async () => {
    const { here } = await register();
    let current = old;
    for (const next of ["Second#Pass42", "Third#Pass42", "Fourth#Pass42", "Fifth#Pass42", "Sixth#Pass42"]) {
      expect(await here.refuse(changePassword, toChange(current, current))).toBe("password.same");
      here.setToken((await here.get(changePassword, toChange(current, next))).token);
      expect(await here.refuse(changePassword, toChange(next, old))).toBe("password.history");
      current = next;
    }
    here.setToken((await here.get(changePassword, toChange(current, "Seventh#Pass42"))).token);
    await here.get(changePassword, toChange("Seventh#Pass42", old));
  });

  it("X-20: six wrong current passwords lock the change from every address, and no login", async () => {
    const { name, here, there } = await register();
    for (let wrong = 1; wrong < 6; wrong += 1)
      expect(await here.refuse(changePassword, toChange(`Wrong#Pass4${wrong}`, "Brand#New42x"))).toBe(
        "password.old.invalid",
      );
    expect(await here.refuse(changePassword, toChange("Wrong#Pass46", "Brand#New42x"))).toBe("login.locked");
    expect(await there.refuse(changePassword, toChange(old, "Brand#New42x"))).toBe("login.locked");
    await openAurelune(app).loginAs(name);
  });

  it("of two changes at once one wins, and the other one changes nothing", async () => {
    const { name, here, there } = await register();
    const ends = await Promise.all(
      [here, there].map((visitor, index) => visitor.call(changePassword, toChange(old, `Brand#New42${index}`))),
    );
    const won = ends.flatMap(({ body }, index) => (body.success ? [index] : []));
    expect(won).toHaveLength(1);
    await openAurelune(app).loginAs(name, `Brand#New42${won[0]}`);
  });

  it("MC-01: shows the member's own devices, and logs out one of them or all others", async () => {
    const { name, here, there } = await register();
    const third = openAurelune(app);
    await third.loginAs(name);
    const other = await register();
    const agent = {
      headers: { "user-agent": "Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/140.0.0.0 Safari/537.36" },
    };
    const { list } = await here.get(listSessions, {}, agent);
    expect(list).toHaveLength(3);
    expect(list.filter(({ isCurrent }) => isCurrent)).toHaveLength(1);
    expect(JSON.stringify(list)).not.toContain(here.getToken() ?? "-");
    const own = (await there.get(listSessions, {})).list.find(({ isCurrent }) => isCurrent);
    await other.here.get(endSession, { id: own?.id ?? "" });
    expect((await there.get(getMemberInfo, {})).account).toBe(name);
    await here.get(endSession, { id: own?.id ?? "" });
    await here.get(endSession, { id: own?.id ?? "" });
    expect(await there.refuse(getMemberInfo, {})).toBe("login.not.session");
    await here.get(endSession, {});
    expect(await third.refuse(getMemberInfo, {})).toBe("login.not.session");
    expect((await here.get(listSessions, {})).list).toMatchObject([{ isCurrent: true }]);
    expect((await other.there.get(getMemberInfo, {})).account).toBe(other.name);
    expect(await here.refuse(endSession, { id: "'; drop" })).toBe("request.invalid");
  });

  it("MC-01: logs out all others, also when there are more than the list shows", async () => {
    const { here, there } = await register();
    const { db } = app.services;
    await sql`insert into sessions (tenant_id, token_hash, member_id, address, expires_at)
      select s.tenant_id, 'many' || n, s.member_id, s.address, s.expires_at
      from sessions s, generate_series(1, 60) n where s.tenant_id = 'aurelune' and s.token_hash = ${toTokenHash(here.getToken() ?? "")}`.execute(
      db,
    );
    await here.get(endSession, {});
    const left = await sql`select 1 from sessions where token_hash like 'many%' and ended_at is null`.execute(db);
    expect(left.rows).toEqual([]);
    expect(await there.refuse(getMemberInfo, {})).toBe("login.not.session");
    expect((await here.get(listSessions, {})).list).toHaveLength(1);
  });

  it("MC-01: tells what happened to the account, newest first, and nobody else's", async () => {
    const { name, here } = await register();
    await expect(openAurelune(app).loginAs(name, "Wrong#Pass42x")).rejects.toThrow();
    here.setToken((await here.get(changePassword, toChange(old, "Brand#New42x"))).token);
    const { list } = await here.get(listActivity, {});
    expect(list.map(({ kind }) => kind)).toEqual(["PASSWORD_CHANGED", "LOGIN_FAILED", "LOGIN", "REGISTERED"]);
  });

  it("is closed to guests, to trial accounts, and where the merchant has switched it off", async () => {
    const guest = openAurelune(app);
    expect(await guest.refuse(listSessions, {})).toBe("login.not.session");
    guest.setToken((await guest.get(loginFreePlay, { platform: "W", language: "EN" })).token);
    expect(await guest.refuse(listSessions, {})).toBe("trial.not.allowed");
    expect(await guest.refuse(changePassword, toChange(old, "Brand#New42x"))).toBe("trial.not.allowed");
    await applySwitch(
      app.services.db,
      { kind: "module", merchant: "kickline", subject: "PASSWORD3", state: "off" },
      "test",
    ).catch(() => undefined);
    await app.services.tenantRegistry.refresh();
    const closed = openKickline(app);
    await closed.registerAs("secureclosed");
    expect(await closed.refuse(changePassword, toChange("a", "b"))).toBe("function.not.available");
  });
});
