import {
  confirmStaffSecondFactor,
  listStaffSecurity,
  listStaffSessions,
  loginStaffByPasskey,
  startStaffPasskeyLogin,
  startStaffSecondFactor,
} from "@marquee/contract/staff";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openTestApp, type TestApp } from "../../../test/openTestApp.ts";
import { createPasskeyDevice, type PasskeyDevice } from "../../../test/passkeyDevice.ts";
import { addStaff, desk, deskSettings, Staff, staffPassword } from "../../../test/staff.ts";
import { toCode } from "../../../test/staffFactors.ts";
import { createPasskey } from "../../authentication/passkeys/passkeyStore.ts";
import { tables } from "../../../test/tables.ts";

describe("a passkey of staff whose counter falls", () => {
  let app: TestApp;
  let owner: Staff;
  beforeAll(async () => {
    app = await openTestApp(deskSettings);
    await addStaff(app.services.db, "owner@aurelune.example", { AURELUNE: ["OWNER"] });
    owner = await new Staff(app, "AURELUNE").login("owner@aurelune.example");
  });
  afterAll(() => app.close());

  /** Somebody who has a passkey at this counter. */
  async function open(email: string, counter = 5): Promise<{ staffId: string; device: PasskeyDevice }> {
    const { db } = app.services;
    const staffId = await addStaff(db, email, { AURELUNE: ["SUPPORT"] });
    const device = createPasskeyDevice();
    const passkey = { id: device.id, publicKey: device.publicKey, counter, transports: [], userAgent: "" };
    await createPasskey(db.withSchema("staff"), { tenantId: "", memberId: staffId }, passkey);
    return { staffId, device };
  }

  async function enter(device: PasskeyDevice, counter: number, staff = new Staff(app, "AURELUNE")) {
    const { options } = await staff.get(startStaffPasskeyLogin, {});
    const response = device.answer(options, new URL(desk).host, desk, counter);
    const { body } = await staff.call(loginStaffByPasskey, { response });
    return body.success ? body.value.pending : body.errorCode;
  }

  const listEvents = async (staffId: string) =>
    (await owner.get(listStaffSecurity, { staffId })).items.map(({ event }) => event);

  async function countMails(email: string): Promise<number> {
    const query = tables(app.services.db).selectFrom("outgoing_messages").select("id").where("recipient", "=", email);
    return (await query.where("template", "=", "staff.passkey.behind").execute()).length;
  }

  it("X-52, X-19: alone it is no login and asks for the password, after which it is the second factor; its owner is told", async () => {
    const email = "passkey@aurelune.example";
    const { staffId, device } = await open(email);
    for (const counter of [5, 2]) {
      const staff = new Staff(app, "AURELUNE");
      expect(await enter(device, counter, staff)).toBe("staff.passkey.behind");
      expect(staff.cookie).toBeUndefined();
    }
    expect(await listEvents(staffId)).toEqual(["passkey.behind", "passkey.behind"]);
    expect(await countMails(email)).toBe(2);
    const staff = await new Staff(app, "AURELUNE").login(email);
    expect(await staff.refuse(listStaffSessions, {})).toBe("staff.step.required");
    expect(await enter(device, 2, staff)).toBeNull();
    expect(await staff.me()).toMatchObject({ email, pending: null, merchants: [{ code: "AURELUNE" }] });
    expect((await listEvents(staffId)).slice(0, 2).toSorted()).toEqual(["login.succeeded", "passkey.behind"]);
    expect(await countMails(email)).toBe(3);
    // The highest counter stays: a copy needs the password each time, until the counter is beyond it.
    expect([await enter(device, 3), await enter(device, 6)]).toEqual(["staff.passkey.behind", null]);
  });

  it("X-52, X-19: it is no second factor of somebody else's password, nor of a login that it has begun itself", async () => {
    const { device } = await open("copied@aurelune.example");
    await open("another@aurelune.example");
    const another = await new Staff(app, "AURELUNE").login("another@aurelune.example");
    expect(await enter(device, 2, another)).toBe("staff.passkey.behind");
    expect(await another.me()).toMatchObject({ email: "another@aurelune.example", pending: "SECOND_FACTOR" });

    const own = new Staff(app, "AURELUNE");
    expect(await enter(device, 8, own)).toBeNull();
    const { secret } = await own.get(startStaffSecondFactor, { password: staffPassword });
    await own.get(confirmStaffSecondFactor, { code: toCode(secret) });
    const copy = new Staff(app, "AURELUNE");
    for (let turn = 0; turn < 2; turn += 1) {
      expect(await enter(device, 3, copy)).toBe("SECOND_FACTOR");
      expect(await copy.me()).toMatchObject({ pending: "SECOND_FACTOR" });
    }
    expect(await enter(device, 9)).toBeNull();
  });

  it("X-52, X-19: a passkey without a counter, at 0 each time, is a login of its own and tells nothing", async () => {
    const email = "synced@aurelune.example";
    const { staffId, device } = await open(email, 0);
    expect([await enter(device, 0), await enter(device, 0)]).toEqual([null, null]);
    expect([await listEvents(staffId), await countMails(email)]).toEqual([["login.succeeded", "login.succeeded"], 0]);
  });
});
