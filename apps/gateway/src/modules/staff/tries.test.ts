import {
  completeStaffLogin,
  confirmStaffSecondFactor,
  loginStaff,
  removeStaffSecondFactor,
  startStaffSecondFactor,
} from "@marquee/contract/staff";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { holdHashes } from "../../../test/holdHashes.ts";
import { openTestApp, type TestApp } from "../../../test/openTestApp.ts";
import { addStaff, deskSettings, Staff, staffPassword } from "../../../test/staff.ts";
import { toCode } from "../../../test/staffFactors.ts";
import { raceTurns } from "../../../test/raceTurns.ts";

const networks = Array.from({ length: 120 }, (_, index) => ({ headers: { "x-forwarded-for": `10.${index}.0.1` } }));
const count = (codes: readonly string[], code: string): number => codes.filter((each) => each === code).length;

describe("tries of staff's secrets", () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await openTestApp({ ...deskSettings, MARQUEE_TRUST_PROXY: "127.0.0.1" });
  });
  afterAll(() => app.close());

  /** Somebody with an app: a session that is complete, and the app's secret. */
  async function join(email: string) {
    const id = await addStaff(app.services.db, email, { AURELUNE: ["SUPPORT"] });
    const staff = await new Staff(app).login(email);
    const { secret } = await staff.get(startStaffSecondFactor, { password: staffPassword });
    await staff.get(confirmStaffSecondFactor, { code: toCode(secret) });
    return { id, staff, secret };
  }

  it("X-52: 120 wrong codes from 120 networks, at once at two gateways, are six tries and a lock of the person's codes", async () => {
    const other = await app.openBeside();
    for (let turn = 0; turn < raceTurns; turn += 1) {
      const email = `codes${turn}@aurelune.example`;
      const { staff, secret } = await join(email);
      const thief = await new Staff(app).login(email);
      const beside = new Staff(other);
      beside.cookie = thief.cookie;
      const codes = await Promise.all(
        networks.map((from, index) =>
          (index % 2 === 0 ? thief : beside).refuse(completeStaffLogin, { code: "000000" }, from),
        ),
      );
      expect([count(codes, "sms.code.invalid"), count(codes, "login.locked")]).toEqual([6, 114]);
      expect(await thief.refuse(completeStaffLogin, { code: toCode(secret, 1) }, networks[0])).toBe("login.locked");
      // The person's open session goes on, and the password opens the first step as before.
      expect(await staff.me()).toMatchObject({ pending: null });
      expect(await new Staff(app).refuse(loginStaff, { email, password: staffPassword })).toBe("none");
    }
    await sql`update login_attempts set locked_until = clock_timestamp()`.execute(app.services.db);
  });

  it("X-52: a stolen session has six tries of the password, from whatever network, and none of them locks a login", async () => {
    const email = "proof@aurelune.example";
    const { staff } = await join(email);
    const codes: string[] = [];
    for (const from of networks.slice(0, 8))
      codes.push(await staff.refuse(removeStaffSecondFactor, { password: "wrong" }, from));
    expect(codes).toEqual([...Array(6).fill("password.old.invalid"), "login.locked", "login.locked"]);
    expect(await new Staff(app).refuse(loginStaff, { email, password: staffPassword }, networks[0])).toBe("none");
  });

  it("X-52: codes for a new app are counted apart: a stolen session locks no login", async () => {
    const email = "setup@aurelune.example";
    const { staff: thief, secret } = await join(email);
    for (let index = 0; index < 6; index += 1)
      expect(await thief.refuse(confirmStaffSecondFactor, { code: "000000" })).toBe("sms.code.invalid");
    expect(await thief.refuse(confirmStaffSecondFactor, { code: "000000" })).toBe("login.locked");
    const staff = await new Staff(app).login(email, () => toCode(secret, 1));
    expect(await staff.me()).toMatchObject({ pending: null });
  });

  it("X-52: a try that nobody looked at, for too many came at once, is taken back", async () => {
    const release = await holdHashes(app, "compare");
    const tries = Array.from({ length: 200 }, (_, index) => ({
      request: { email: `nobody${index}@aurelune.example`, password: "wrong" },
      from: { headers: { "x-forwarded-for": `10.200.${index}.1` } },
    }));
    const isFull = Promise.withResolvers<void>();
    const asked = tries.map(async ({ request, from }) => {
      const code = await new Staff(app).refuse(loginStaff, request, from);
      if (code === "rate.limited") isFull.resolve();
      return code;
    });
    await isFull.promise;
    release();
    const codes = await Promise.all(asked);
    const refused = tries.filter((_, index) => codes[index] === "rate.limited");
    expect(refused.length).toBeGreaterThan(0);
    for (const { request, from } of refused.slice(0, 3)) {
      const { body } = await new Staff(app).call(loginStaff, request, from);
      expect(body).toMatchObject({ errorCode: "login.credentials.invalid", value: { remaining: 5 } });
    }
  });
});
