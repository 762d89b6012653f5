import { changePassword, getMemberInfo } from "@marquee/contract";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, it } from "vitest";
import { openTestApp, type TestApp } from "../../../test/openTestApp.ts";
import { openAurelune, passwordOf } from "../../../test/visitor.ts";
import { applySwitch } from "../../operator/applySwitch.ts";
import { findMemberByName } from "./memberStore.ts";
import { openMemberSession } from "./openMemberSession.ts";
import type { Call } from "../../http/Call.ts";

let app: TestApp;

beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

const old = passwordOf("AURELUNE");

function toCall(): Call {
  const tenant = app.services.tenantRegistry.getByHost("aurelune.localhost");
  if (tenant === undefined) throw new Error("there is no such merchant");
  return {
    tenant,
    session: undefined,
    language: "EN",
    location: { ip: "127.0.0.1", country: "ZZ" },
    requestId: "test",
    userAgent: "",
    host: "aurelune.localhost",
    origin: "http://aurelune.localhost",
    cookies: new Map(),
    setCookie: () => {},
    intent: undefined,
  };
}

const read = async (name: string) => {
  const member = await findMemberByName(app.services.db, "aurelune", name);
  if (member === undefined) throw new Error(`there is no ${name}`);
  return member;
};

it("LG-18: a login whose password was checked before a change and whose session is stored after it opens none", async () => {
  const ann = openAurelune(app);
  await ann.registerAs("raceann");
  const checked = await read("raceann");
  const { token } = await ann.get(changePassword, {
    oldPassword: old,
    newPassword: "Brand#New42x",
    confirmNewPassword: "Brand#New42x",
  });
  await expect(openMemberSession(app.services, toCall(), checked)).rejects.toMatchObject({ code: "server.busy" });
  const { rows } = await sql<{ live: number }>`select count(*)::int as live from sessions
    where member_id = ${checked.id} and ended_at is null`.execute(app.services.db);
  expect(rows).toEqual([{ live: 1 }]);
  ann.setToken(token);
  expect((await ann.get(getMemberInfo, {})).account).toBe("raceann");
});

it("LG-18: simultaneous logins and a change at two gateways leave no session of the old password", async () => {
  const second = await app.openBeside();
  const ann = openAurelune(app);
  await ann.registerAs("racebob");
  const logins = Array.from({ length: 8 }, (_, index) => {
    const visitor = openAurelune(index % 2 === 0 ? app : second);
    return visitor.loginAs("racebob").then(
      () => visitor,
      () => undefined,
    );
  });
  const change = ann.get(changePassword, {
    oldPassword: old,
    newPassword: "Brand#New42x",
    confirmNewPassword: "Brand#New42x",
  });
  const [changed, ...opened] = await Promise.all([change, ...logins]);
  app.services.sessions.clear();
  second.services.sessions.clear();
  for (const visitor of opened) {
    if (visitor !== undefined) expect(await visitor.refuse(getMemberInfo, {})).toBe("login.not.session");
  }
  ann.setToken(changed.token);
  expect((await ann.get(getMemberInfo, {})).account).toBe("racebob");
});

it("X-20: a login that was checked before its account was closed opens no session", async () => {
  const ann = openAurelune(app);
  await ann.registerAs("raceclosed");
  const checked = await read("raceclosed");
  await applySwitch(
    app.services.db,
    { kind: "member", merchant: "aurelune", subject: "raceclosed", state: "closed" },
    "test",
  );
  await expect(openMemberSession(app.services, toCall(), checked)).rejects.toMatchObject({ code: "server.busy" });
});
