import { forgotPassword, getMemberInfo, sendSmsCode } from "@marquee/contract";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openTestApp, type TestApp } from "../../../../test/openTestApp.ts";
import { readCode, readOutbox } from "../../../../test/outbox.ts";
import { turn } from "../../../../test/account.ts";
import { openAurelune } from "../../../../test/visitor.ts";
import { getDemoPassword, createDemoMembers, toDemoName } from "./createDemoMembers.ts";

describe("demo", () => {
  let app: TestApp;

  beforeAll(async () => {
    app = await openTestApp();
  });
  afterAll(() => app.close());

  const count = async (): Promise<readonly number[]> => {
    const { rows } = await sql<{ members: number; credits: number }>`
      select (select count(*)::int from members where tenant_id = 'aurelune') as members,
             (select count(*)::int from ledger.transfers where tenant_id = 'aurelune' and scope = 'signup') as credits`.execute(
      app.services.db,
    );
    return [rows[0]?.members ?? -1, rows[0]?.credits ?? -1];
  };

  it("X-70, WL-13: a merchant's 1,000 players and its four agents have a login and one credit each, and are made once", async () => {
    const { db, passwords, tenantRegistry } = app.services;
    const tenant = tenantRegistry.getByHost("aurelune.localhost");
    if (tenant === undefined) throw new Error("no merchant");
    const [before = 0] = await count();
    await createDemoMembers(db, tenant, { passwords });
    expect(await count()).toEqual([before + 1_004, before + 1_004]);
    for (const number of [1, 1_000]) {
      const visitor = openAurelune(app);
      await visitor.loginAs(toDemoName(number), getDemoPassword(tenant));
      expect((await visitor.getBalance()).sumBalance).toBe("100000.00");
    }
    expect(await app.listFaults()).toEqual([]);
    // The first one's mailbox and phone are proved, so a mailed link and a code by phone go there.
    await turn(app, "on", "PASSWORD3", "FORGMAIL3", "SMSCODE3", "MOBILEVERCODELOGIN3");
    const [email, mobile] = ["player0001@aurelune.example", "+84912340001"];
    const first = openAurelune(app);
    await first.loginAs(toDemoName(1), getDemoPassword(tenant));
    expect(await first.get(getMemberInfo, {})).toMatchObject({ emailConfirmed: true, mobileConfirmed: true });
    await openAurelune(app).get(sendSmsCode, { mobileNum: "0912340001", countryDialingCode: "+84", purpose: "LOGIN" });
    expect(await readCode(app, mobile)).toMatch(/^[0-9]{6}$/);
    await app.http.inject({
      method: "POST",
      url: forgotPassword.path,
      headers: { host: "aurelune.localhost", "content-type": "application/x-www-form-urlencoded" },
      payload: new URLSearchParams({ username: toDemoName(1), email }).toString(),
    });
    expect((await readOutbox(app, email)).at(-1)?.["link"]).toMatch(/\/reset-password#/);
    await createDemoMembers(db, tenant, { passwords });
    expect(await count()).toEqual([before + 1_004, before + 1_004]);
  });
});
