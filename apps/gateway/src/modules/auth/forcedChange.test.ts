import { changePassword, type ErrorCode, getMemberInfo, login, logout } from "@marquee/contract";
import { rows } from "@marquee/contract/schema";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { apply, openAccount, turn } from "../../../test/account.ts";
import { openTestApp, type TestApp } from "../../../test/openTestApp.ts";
import { toRightBody } from "../../../test/toRightBody.ts";
import { openAurelune, passwordOf } from "../../../test/visitor.ts";
import { givePassword, setDefaultPassword } from "../../operator/accounts.ts";
import { tables } from "../../../test/tables.ts";

const own = passwordOf("AURELUNE");
const next = (newPassword: string) => ({ newPassword, confirmNewPassword: newPassword });

describe("forced change of the password", () => {
  let app: TestApp;

  beforeAll(async () => {
    app = await openTestApp();
    await turn(app, "on", "PASSWORD3", "SECCEN3", "PWDEXPFORCECHANGE3");
  });
  afterAll(() => app.close());

  const give = async (member: string): Promise<string> => {
    const { db, passwords } = app.services;
    return (await givePassword(db, passwords, { actor: "olga", merchant: "aurelune", member })).password;
  };

  it("LG-11, ER-08: a password set by an operator opens a session that can only change it or log out", async () => {
    const { name, visitor } = await openAccount(app, "given");
    const password = await give(name);
    expect(await visitor.refuse(getMemberInfo, {})).toBe("login.not.session");
    await expect(visitor.loginAs(name, own)).rejects.toThrow("login.credentials.invalid");
    expect(await visitor.loginAs(name, password)).toMatchObject({ forceChangePassword: true });
    const answers: [string, unknown][] = [];
    for (const { endpoint } of rows.filter((row) => row.endpoint.token === "required")) {
      if (endpoint.pending.length > 0 || endpoint.audience !== "player") continue;
      const { statusCode, body } = await visitor.send(endpoint, toRightBody(endpoint, "aurelune.localhost", "x"));
      const isOff = body.includes("function.not.available");
      answers.push([endpoint.name, isOff || (statusCode === 403 && body.includes("password.change.required"))]);
    }
    expect(answers.length).toBeGreaterThan(15);
    expect(answers.filter(([, isRefused]) => isRefused !== true)).toEqual([]);
    const { token } = await visitor.get(changePassword, next("Brand#New42x"));
    visitor.setToken(token);
    expect((await visitor.get(getMemberInfo, {})).account).toBe(name);
    expect(await visitor.loginAs(name, "Brand#New42x")).toMatchObject({ forceChangePassword: false });
  });

  it("LG-11: a reload keeps the session pending, and logging out is the only alternative", async () => {
    const { name, visitor } = await openAccount(app, "given");
    await visitor.loginAs(name, await give(name));
    const reloaded = openAurelune(app);
    reloaded.setToken(visitor.getToken());
    expect(await reloaded.refuse(getMemberInfo, {})).toBe("password.change.required");
    await reloaded.get(logout, {});
    expect(await visitor.refuse(getMemberInfo, {})).toBe("login.not.session");
  });

  it("LG-11: a password set by an operator stops working after three days", async () => {
    const { name, visitor } = await openAccount(app, "given");
    const password = await give(name);
    await tables(app.services.db)
      .updateTable("members")
      .set({ password_expires_at: new Date(Date.now() - 1_000) })
      .where("username_key", "=", name)
      .execute();
    await expect(visitor.loginAs(name, password)).rejects.toThrow("login.credentials.invalid");
  });

  it("LG-18, SK-06: the old password is not required within ten minutes of such a login, and required afterwards", async () => {
    const { name, visitor } = await openAccount(app, "given");
    const password = await give(name);
    await visitor.loginAs(name, password);
    const refused = await visitor.call(changePassword, next("x"));
    expect(refused.body).toMatchObject({ errorCode: "fields", fields: [{ name: "newPassword" }] });
    const { body: same } = await visitor.call(changePassword, next(password));
    expect(same).toMatchObject({ errorCode: "fields" });
    await tables(app.services.db)
      .updateTable("sessions")
      .set({ created_at: new Date(Date.now() - 601_000) })
      .execute();
    const late = await visitor.call(changePassword, next("Brand#New42x"));
    expect(late.body).toMatchObject({ fields: [{ name: "oldPassword", rule: "required" }] });
    await visitor.get(changePassword, { ...next("Brand#New42x"), oldPassword: password });
  });

  it("LG-18: without such a login the old password is always required", async () => {
    const { visitor } = await openAccount(app, "plain");
    const { body } = await visitor.call(changePassword, next("Brand#New42x"));
    expect(body).toMatchObject({ errorCode: "fields", fields: [{ name: "oldPassword", rule: "required" }] });
  });

  it("LG-09, Q-13: the merchant's default password forces a change, and cannot be the new password", async () => {
    const { name, visitor } = await openAccount(app, "default");
    const { db, passwords, tenantRegistry } = app.services;
    const set = async (hash: string | null): Promise<void> => {
      await setDefaultPassword(db, { actor: "olga", merchant: "aurelune", hash });
      await tenantRegistry.refresh();
    };
    await set(await passwords.hash("aurelune", own));
    expect(await visitor.loginAs(name)).toMatchObject({ forceChangePassword: true });
    const { token } = await visitor.get(changePassword, next("Brand#New42x"));
    visitor.setToken(token);
    expect(await visitor.refuse(changePassword, { ...next(own), oldPassword: "Brand#New42x" })).toBe(
      "password.default",
    );
    expect(await visitor.loginAs(name, "Brand#New42x")).toMatchObject({ forceChangePassword: false });
    await set(null);
  });

  it("LG-10, LG-11, RP-19: an expired password forces a change with PWDEXPFORCECHANGE3, and is only reported without it", async () => {
    const { name, visitor } = await openAccount(app, "expired");
    await apply(app, { kind: "setting", merchant: "aurelune", subject: "passwordDays", state: "90" });
    expect(await visitor.loginAs(name)).toMatchObject({ passwordExpired: false, forceChangePassword: false });
    await tables(app.services.db)
      .updateTable("members")
      .set({ password_set_at: new Date(Date.now() - 91 * 86_400_000) })
      .where("username_key", "=", name)
      .execute();
    expect(await visitor.loginAs(name)).toMatchObject({ passwordExpired: true, forceChangePassword: true });
    await turn(app, "off", "PWDEXPFORCECHANGE3");
    expect(await visitor.loginAs(name)).toMatchObject({ passwordExpired: true, forceChangePassword: false });
    expect((await visitor.get(getMemberInfo, {})).account).toBe(name);
    await turn(app, "on", "PWDEXPFORCECHANGE3");
    await apply(app, { kind: "setting", merchant: "aurelune", subject: "passwordDays", state: "off" });
  });

  it("AP-01, AP-59: a login without name or password says which is missing", async () => {
    const { body } = await openAurelune(app).call(login, { type: "username", side: "MEMBER", deviceId: "d" });
    const errorCode: ErrorCode = "fields";
    expect(body).toMatchObject({ errorCode, fields: [{ name: "username" }, { name: "password" }] });
  });
});
