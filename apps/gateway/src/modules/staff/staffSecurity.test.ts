import {
  changeStaffPassword,
  completeStaffLogin,
  confirmStaffSecondFactor,
  endStaffSession,
  listAudit,
  listPeople,
  listStaffPasskeys,
  listStaffSecurity,
  loginStaff,
  logoutStaff,
  removeStaffPasskey,
  removeStaffSecondFactor,
  setPersonState,
  type StaffSecurityEvent,
  staffSecurityEvents,
  startStaffPasskey,
  startStaffSecondFactor,
  unlockPerson,
} from "@marquee/contract/staff";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openTestApp, type TestApp } from "../../../test/openTestApp.ts";
import { addStaff, deskSettings, Staff, staffPassword } from "../../../test/staff.ts";
import { plantPasskey, toCode } from "../../../test/staffFactors.ts";
import { endOverSessionsJob } from "./endOverSessionsJob.ts";
import { tables } from "../../../test/tables.ts";

const reason = "asked by phone";

describe("the security log of staff", () => {
  let app: TestApp;
  let owner: Staff;
  let partner: Staff;
  let rival: Staff;
  let platform: Staff;

  beforeAll(async () => {
    app = await openTestApp(deskSettings);
    const { db } = app.services;
    const join = async (email: string, merchant: string): Promise<Staff> => {
      await addStaff(db, email, { [merchant]: ["OWNER"] });
      return new Staff(app, merchant === "*" ? "AURELUNE" : merchant).login(email);
    };
    owner = await join("owner@aurelune.example", "AURELUNE");
    partner = await join("partner@aurelune.example", "AURELUNE");
    rival = await join("rival@kickline.example", "KICKLINE");
    platform = await join("owner@marquee.example", "*");
  });
  afterAll(() => app.close());

  const read = async (reader: Staff, staffId?: string): Promise<readonly StaffSecurityEvent[]> => {
    const { items } = await reader.get(listStaffSecurity, staffId === undefined ? {} : { staffId });
    return items.map(({ event }) => event).toReversed();
  };
  const listMails = async (email: string): Promise<readonly string[]> => {
    const query = tables(app.services.db)
      .selectFrom("outgoing_messages")
      .select("template")
      .where("recipient", "=", email);
    return (await query.orderBy("id").execute()).map(({ template }) => template);
  };

  it("X-52: logins, failures, locks, changes and ends of sessions stand in it; changes take the password and are mailed", async () => {
    const { db } = app.services;
    const email = "told@aurelune.example";
    const staffId = await addStaff(db, email, { AURELUNE: ["SUPPORT"] });
    const staff = await new Staff(app).login(email);
    // A stolen session adds and removes nothing.
    for (const row of [startStaffSecondFactor, startStaffPasskey]) {
      expect(await staff.refuse(row, {})).toBe("fields");
      expect(await staff.refuse(row, { password: "wrong" })).toBe("password.old.invalid");
    }
    await plantPasskey(db, staffId, "told");
    expect(await staff.refuse(removeStaffPasskey, { id: "told", password: "wrong" })).toBe("password.old.invalid");
    expect(await staff.get(listStaffPasskeys, {})).toHaveLength(1);
    const { secret } = await staff.get(startStaffSecondFactor, { password: staffPassword });
    await staff.get(confirmStaffSecondFactor, { code: toCode(secret) });
    await staff.get(removeStaffPasskey, { id: "told", password: staffPassword });
    const second = await new Staff(app).login(email);
    await second.refuse(completeStaffLogin, { code: "000000" });
    await second.get(completeStaffLogin, { code: toCode(secret, 1) });
    await staff.get(endStaffSession, {});
    await staff.get(removeStaffSecondFactor, { password: staffPassword });
    await staff.get(changeStaffPassword, { oldPassword: staffPassword, newPassword: "another long phrase" });
    await staff.get(logoutStaff, {});
    for (let index = 0; index < 6; index += 1) await staff.refuse(loginStaff, { email, password: "wrong" });
    expect(await read(owner, staffId)).toEqual([
      "login.succeeded",
      ...Array<string>(3).fill("proof.failed"),
      "app.added",
      "passkey.removed",
      "login.challenged",
      "code.failed",
      "login.succeeded",
      "session.ended",
      "app.removed",
      "password.changed",
      "session.logout",
      ...Array<string>(6).fill("login.failed"),
      "login.locked",
    ]);
    const { items } = await owner.get(listStaffSecurity, { staffId, event: "login.locked" });
    expect(items).toMatchObject([{ email, actor: null, address: "127.0.0.1", staffId }]);
    expect(await listMails(email)).toEqual([
      "staff.app.added",
      "staff.passkey.removed",
      "staff.app.removed",
      "staff.password.changed",
    ]);
  });

  it("X-52: an owner reads those who work here, and of the platform's staff only one of them; reading is written down", async () => {
    const emails = async (reader: Staff) =>
      new Set((await reader.get(listStaffSecurity, {})).items.map(({ email }) => email));
    const own = await emails(owner);
    expect(own).toContain("partner@aurelune.example");
    for (const hidden of ["rival@kickline.example", "owner@marquee.example"]) expect(own).not.toContain(hidden);
    expect(await emails(platform)).toContain("owner@marquee.example");
    expect([...(await emails(rival))]).toEqual(["rival@kickline.example"]);
    const foreign = (await rival.get(listStaffSecurity, {})).items[0]?.staffId ?? "";
    expect(await read(owner, foreign)).toEqual([]);
    await addStaff(app.services.db, "auditor@aurelune.example", { AURELUNE: ["AUDITOR"] });
    const auditor = await new Staff(app, "AURELUNE").login("auditor@aurelune.example");
    expect(await auditor.refuse(listStaffSecurity, {})).toBe("permission.denied");
    expect((await owner.get(listAudit, { action: "read staff security" })).items.length).toBeGreaterThan(1);
    for (const cursor of ["x", "e30"])
      expect(await owner.refuse(listStaffSecurity, { cursor })).toBe("request.invalid");
  });

  it("X-52: it comes in pages, and nobody changes or removes a line of it", async () => {
    const { db } = app.services;
    const email = "paged@aurelune.example";
    const staffId = await addStaff(db, email, { AURELUNE: ["SUPPORT"] });
    for (let index = 0; index < 60; index += 1) await new Staff(app).login(email);
    const first = await owner.get(listStaffSecurity, { staffId });
    const second = await owner.get(listStaffSecurity, { staffId, cursor: first.next ?? "" });
    expect([first.items.length, second.items.length, second.next]).toEqual([50, 10, null]);
    expect(new Set([...first.items, ...second.items].map(({ id }) => id)).size).toBe(60);
    const { rows } = await sql<{ rule: string }>`select pg_get_constraintdef(oid) as rule from pg_constraint
      where conname = 'staff_security_log_event_check'`.execute(db);
    const events = [...(rows[0]?.rule.matchAll(/'([a-z.]+)'/g) ?? [])].map(([, event]) => event);
    expect(events.toSorted()).toEqual(staffSecurityEvents.toSorted());
    for (const change of [sql`delete from staff_security_log`, sql`update staff_security_log set actor = 'x'`])
      await expect(change.execute(db)).rejects.toThrow(/permission denied/);
  });

  it("X-52: an owner unlocks a colleague, who is told; three times in a day, also at once, and never themselves", async () => {
    const { db } = app.services;
    const email = "locked@aurelune.example";
    const staffId = await addStaff(db, email, { AURELUNE: ["OWNER"] });
    const open = await new Staff(app, "AURELUNE").login(email);
    const lock = async (): Promise<void> => {
      for (let index = 0; index < 6; index += 1) await new Staff(app).refuse(loginStaff, { email, password: "wrong" });
    };
    const login = () => new Staff(app).refuse(loginStaff, { email, password: staffPassword });
    const isLocked = async () => (await owner.get(listPeople, {})).find(({ id }) => id === staffId)?.locked;
    await lock();
    expect([await login(), await isLocked()]).toEqual(["login.locked", true]);
    expect(await open.refuse(unlockPerson, { staffId, reason })).toBe("permission.denied");
    expect(await rival.refuse(unlockPerson, { staffId, reason })).toBe("staff.unknown");
    await owner.get(unlockPerson, { staffId, reason });
    expect([await login(), await isLocked()]).toEqual(["none", false]);
    expect(await listMails(email)).toEqual(["staff.unlocked"]);
    await lock();
    const beside = new Staff(await app.openBeside(), "AURELUNE");
    beside.cookie = partner.cookie;
    const many = await Promise.all(
      Array.from({ length: 6 }, (_, index) =>
        (index % 2 === 0 ? owner : beside).refuse(unlockPerson, { staffId, reason }),
      ),
    );
    expect(many.toSorted()).toEqual(["none", "none", ...Array<string>(4).fill("unlock.limit")]);
    const lines = (await owner.get(listStaffSecurity, { staffId, event: "unlocked" })).items;
    expect(lines).toHaveLength(3);
    expect(lines.at(-1)?.actor).toBe("owner@aurelune.example");
    expect((await owner.get(listAudit, { action: "unlock staff" })).items[0]).toMatchObject({ subject: email, reason });
  });

  it("X-52: a session whose time is over ends once, at two gateways; one that an owner ends names the owner", async () => {
    const { db } = app.services;
    const email = "over@aurelune.example";
    const staffId = await addStaff(db, email, { AURELUNE: ["SUPPORT"] });
    await new Staff(app).login(email);
    await sql`update staff_sessions set expires_at = clock_timestamp() where staff_id = ${staffId}`.execute(db);
    const second = await app.openBeside();
    await Promise.all([app, second, app].map(({ services }) => endOverSessionsJob.run(services)));
    expect(await read(owner, staffId)).toEqual(["login.succeeded", "session.over"]);
    await new Staff(app).login(email);
    await owner.get(setPersonState, { staffId, event: "disable", reason });
    const { items } = await owner.get(listStaffSecurity, { staffId, event: "session.ended" });
    expect(items).toMatchObject([{ actor: "owner@aurelune.example" }]);
  });
});
