import {
  acceptStaffInvitation,
  changeStaffPassword,
  completeStaffLogin,
  confirmStaffSecondFactor,
  endStaffSession,
  getStaffInvitation,
  getStaffSession,
  listPeople,
  listStaffSessions,
  loginStaff,
  logoutStaff,
  removeStaffSecondFactor,
  startStaffSecondFactor,
} from "@marquee/contract/staff";
import { getMemberInfo } from "@marquee/contract";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openTestApp, type TestApp } from "../../../test/openTestApp.ts";
import { addStaff, desk, deskSettings, Staff, staffPassword } from "../../../test/staff.ts";
import { toCode } from "../../../test/staffFactors.ts";
import { openAurelune } from "../../../test/visitor.ts";
import { tables } from "../../../test/tables.ts";

describe("staff sessions", () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await openTestApp(deskSettings);
    await addStaff(app.services.db, "owner@aurelune.example", { AURELUNE: ["OWNER"] });
    await addStaff(app.services.db, "mobile@aurelune.example", { AURELUNE: ["SUPPORT"] });
  });
  afterAll(() => app.close());

  it("X-52: a login begins a session with a cookie of the desk alone; wrong and unknown ones are answered alike", async () => {
    const staff = new Staff(app);
    const wrong = await staff.call(loginStaff, { email: "owner@aurelune.example", password: "wrong" });
    const unknown = await staff.call(loginStaff, { email: "nobody@aurelune.example", password: "wrong" });
    for (const { status, body } of [wrong, unknown]) {
      expect([status, body.errorCode]).toEqual([200, "login.credentials.invalid"]);
    }
    expect(staff.cookie).toBeUndefined();
    await staff.login("Owner@Aurelune.example");
    expect(staff.cookie).toMatch(/^[A-Za-z0-9_-]{43}$/);
    expect(await staff.me()).toMatchObject({
      email: "owner@aurelune.example",
      pending: null,
      grants: [{ merchant: "AURELUNE", role: "OWNER" }],
      merchants: [{ code: "AURELUNE" }],
      permissions: [],
    });
    const stored = await tables(app.services.db).selectFrom("staff_sessions").select("token_hash").execute();
    expect(stored.map((row) => row.token_hash)).not.toContain(staff.cookie);
    expect(app.logged()).not.toContain(staff.cookie);
  });

  it("X-52: the back office answers at its own host, to its own pages; a player's token opens nothing, and the reverse", async () => {
    const staff = await new Staff(app).login("owner@aurelune.example");
    const { cookie } = staff;
    const player = openAurelune(app);
    await player.registerAs("deskplayer");
    const token = player.getToken() ?? "";
    expect(token).not.toBe("");
    expect(await staff.refuse(getStaffSession, {}, { headers: { host: "aurelune.localhost" } })).toBe("path.unknown");
    expect(await staff.refuse(getStaffSession, {}, { headers: { "x-staff": undefined } })).toBe(
      "staff.header.required",
    );
    const elsewhere = { headers: { origin: "http://evil.example" } };
    expect(await staff.refuse(listStaffSessions, {}, elsewhere)).toBe("staff.header.required");
    expect(await staff.refuse(listStaffSessions, {}, { headers: { origin: desk } })).toBe("none");
    const asPlayer = new Staff(app);
    expect(await asPlayer.refuse(getStaffSession, {}, { headers: { authorization: token } })).toBe("login.not.session");
    asPlayer.cookie = token;
    expect(await asPlayer.refuse(getStaffSession, {})).toBe("login.not.session");
    const asStaff = openAurelune(app);
    const headers = { authorization: cookie ?? "", cookie: `staff=${cookie}; token=${cookie}` };
    expect((await asStaff.call(getMemberInfo, {}, { headers })).status).toBe(401);
  });

  it("X-52: six wrong passwords lock a person for an address, at two gateways together", async () => {
    const { db } = app.services;
    await addStaff(db, "locked@aurelune.example", { AURELUNE: ["SUPPORT"] });
    const second = await app.openBeside();
    const email = "locked@aurelune.example";
    for (let index = 0; index < 6; index += 1)
      await new Staff(index % 2 === 0 ? app : second).refuse(loginStaff, { email, password: `wrong ${index}` });
    const { body } = await new Staff(app).call(loginStaff, { email, password: staffPassword });
    expect(body).toMatchObject({ errorCode: "login.locked" });
  });

  it("X-52: with a second factor a login waits for its code, which counts once; no other call works meanwhile", async () => {
    const email = "mobile@aurelune.example";
    const staff = await new Staff(app, "AURELUNE").login(email);
    const { secret } = await staff.get(startStaffSecondFactor, { password: staffPassword });
    expect(await staff.refuse(confirmStaffSecondFactor, { code: "000000" })).toBe("sms.code.invalid");
    const first = toCode(secret);
    const { recoveryCodes } = await staff.get(confirmStaffSecondFactor, { code: first });
    expect(recoveryCodes).toHaveLength(10);
    expect(await staff.refuse(startStaffSecondFactor, { password: staffPassword })).toBe("second.factor.set");

    const second = await new Staff(app, "AURELUNE").login(email);
    expect(await second.me()).toMatchObject({ pending: "SECOND_FACTOR", merchants: [], grants: [] });
    for (const row of [listStaffSessions, listPeople]) expect(await second.refuse(row, {})).toBe("staff.step.required");
    expect(await second.refuse(startStaffSecondFactor, {})).toBe("staff.step.required");
    // The code that confirmed the app is used up; the next one counts once for two sessions.
    expect(await second.refuse(completeStaffLogin, { code: first })).toBe("sms.code.invalid");
    const third = await new Staff(app).login(email);
    const code = toCode(secret, 1);
    const both = await Promise.all([second, third].map((each) => each.refuse(completeStaffLogin, { code })));
    expect(both.toSorted()).toEqual(["none", "sms.code.invalid"]);
    const fourth = await new Staff(app).login(email);
    expect(await fourth.refuse(completeStaffLogin, { code: recoveryCodes[0] ?? "" })).toBe("none");
    expect(await fourth.me()).toMatchObject({ pending: null, recoveryCodesLeft: 9 });
    expect(await fourth.refuse(removeStaffSecondFactor, { password: "wrong" })).toBe("password.old.invalid");
    await fourth.get(removeStaffSecondFactor, { password: staffPassword });
    expect(await fourth.me()).toMatchObject({ secondFactor: false });
  });

  it("X-52: sessions are listed and ended, end after thirty idle minutes and after twelve hours", async () => {
    const { db } = app.services;
    const [one, two] = [new Staff(app), new Staff(app)];
    await one.login("owner@aurelune.example");
    await two.login("owner@aurelune.example");
    const list = await one.get(listStaffSessions, {});
    expect(list.filter(({ current }) => current)).toHaveLength(1);
    await one.get(endStaffSession, {});
    expect(await two.refuse(getStaffSession, {})).toBe("login.not.session");
    await sql`update staff_sessions set seen_at = seen_at - interval '31 minutes'`.execute(db);
    expect(await one.refuse(getStaffSession, {})).toBe("login.not.session");
    await two.login("owner@aurelune.example");
    await sql`update staff_sessions set expires_at = clock_timestamp()`.execute(db);
    expect(await two.refuse(getStaffSession, {})).toBe("login.not.session");
    await two.login("owner@aurelune.example");
    const { cookie } = two;
    await two.get(logoutStaff, {});
    expect(two.cookie).toBeUndefined();
    two.cookie = cookie;
    expect(await two.refuse(getStaffSession, {})).toBe("login.not.session");
  });

  it("X-52: a new password is long and in no list, needs the old one and ends the other sessions", async () => {
    const { db } = app.services;
    const email = "changer@aurelune.example";
    await addStaff(db, email, { AURELUNE: ["SUPPORT"] });
    const [one, two] = [await new Staff(app).login(email), await new Staff(app).login(email)];
    const change = (oldPassword: string, newPassword: string) =>
      one.refuse(changeStaffPassword, { oldPassword, newPassword });
    expect(await change(staffPassword, "short")).toBe("fields");
    expect(await change(staffPassword, "passwordpassword")).toBe("fields");
    expect(await change("wrong", "another long phrase")).toBe("password.old.invalid");
    expect(await change(staffPassword, staffPassword)).toBe("password.same");
    expect(await change(staffPassword, "another long phrase")).toBe("none");
    expect(await one.refuse(getStaffSession, {})).toBe("none");
    expect(await two.refuse(getStaffSession, {})).toBe("login.not.session");
    expect(await two.refuse(loginStaff, { email, password: staffPassword })).toBe("login.credentials.invalid");
  });

  it("X-52: hostile tokens, codes and mail addresses are refused, never failed at", async () => {
    const staff = new Staff(app);
    for (const hostile of ["a\u0000b", "__proto__", "x".repeat(99), "' or 1=1 --", "\ud800"]) {
      const login = await staff.call(loginStaff, { email: `${hostile}@x`, password: hostile });
      const invited = await staff.call(getStaffInvitation, { token: hostile.padEnd(20, "x") });
      const accepted = await staff.call(acceptStaffInvitation, { token: hostile.padEnd(20, "x"), password: hostile });
      for (const { status, body } of [login, invited, accepted]) {
        expect(status).toBeLessThan(500);
        expect(body.success).toBe(false);
      }
      staff.cookie = encodeURIComponent(hostile.toWellFormed());
      expect(await staff.refuse(getStaffSession, {})).toBe("login.not.session");
      staff.cookie = undefined;
    }
    const { status } = await staff.call(loginStaff, { email: "x".repeat(1_000_000), password: "x" });
    expect(status).toBe(413);
  });
});
