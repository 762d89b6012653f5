import { getAffiliate, getAvailablePromo, getMemberInfo, getReferral, register, takeTimeOut } from "@marquee/contract";
import { getReferralPromotion, saveReferralPromotion } from "@marquee/contract/staff";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { switchModules } from "../../../test/registration.ts";
import { openTestApp, type TestApp } from "../../../test/openTestApp.ts";
import { addStaff, deskSettings, Staff } from "../../../test/staff.ts";
import { openReferralCode } from "../agent/index.ts";
import { openAurelune, openKickline, toRegistration, type Visitor } from "../../../test/visitor.ts";
import { tables } from "../../../test/tables.ts";

describe("invitations of friends", () => {
  let app: TestApp;
  let olga: Staff;
  let names = 0;

  const openMember = async (): Promise<Visitor> => {
    const visitor = openAurelune(app);
    await visitor.registerAs(`inviter${String((names += 1)).padStart(3, "0")}`);
    return visitor;
  };
  const save = async (change: { isOn?: boolean; startsAt?: number | null; endsAt?: number | null } = {}) => {
    const { version } = await olga.get(getReferralPromotion, {});
    const times = { startsAt: null, endsAt: null, ...change };
    return olga.refuse(saveReferralPromotion, { version, isOn: true, reason: "spring campaign", ...times });
  };
  const joinBy = async (referralCode: string): Promise<void> => {
    await openAurelune(app).registerAs(`friend${String((names += 1)).padStart(3, "0")}`, { referralCode });
  };

  beforeAll(async () => {
    app = await openTestApp(deskSettings);
    await switchModules(app, "aurelune", { REFERRAL3: "on", REGREF3: "on" });
    await addStaff(app.services.db, "olga@example.org", { AURELUNE: ["OPERATIONS"], KICKLINE: ["OPERATIONS"] });
    await addStaff(app.services.db, "sara@example.org", { AURELUNE: ["SUPPORT"] });
    olga = await new Staff(app, "AURELUNE").login("olga@example.org");
  });
  beforeEach(async () => {
    olga.merchant = "AURELUNE";
    expect(await save()).toBe("none");
  });
  afterAll(() => app.close());

  it("MC-11: a member has one code, whoever asks at once; its link registers friends, who are counted and not named", async () => {
    const ann = await openMember();
    const asked = await Promise.all(Array.from({ length: 10 }, () => ann.get(getReferral, {})));
    expect(new Set(asked.map(({ code }) => code)).size).toBe(1);
    const [{ code, url } = { code: "", url: "" }] = asked;
    expect(code).toMatch(/^[A-HJ-NP-Z2-9]{8}$/);
    expect(url).toMatch(new RegExp(`^http://aurelune\\.localhost(:\\d+)?/register\\?referralCode=${code}$`));
    expect(await openAurelune(app).get(getAffiliate, { code })).toMatchObject({ code, referral: true });
    await joinBy(code);
    await joinBy(code.toLowerCase());
    await tables(app.services.db)
      .updateTable("members")
      .set({ registered_at: new Date(Date.now() - 31 * 86_400_000) })
      .where("username", "=", `friend${String(names).padStart(3, "0")}`)
      .execute();
    expect(await ann.get(getReferral, {})).toEqual({ code, url, registrations: 2, recentRegistrations: 1 });
    // Two gateways at the same moment.
    const bob = await openMember();
    const { id: memberId } = await bob.get(getMemberInfo, {});
    const opened = await Promise.all(
      Array.from({ length: 10 }, () => openReferralCode(app.services.db, "aurelune", memberId)),
    );
    expect(new Set(opened.map((one) => one.code)).size).toBe(1);
    const other = await bob.get(getReferral, {});
    expect(other).toMatchObject({ registrations: 0, recentRegistrations: 0 });
    expect(other.code).not.toBe(code);
  });

  it("MC-11: a code that staff have switched off invites nobody, and no other one is made", async () => {
    const ann = await openMember();
    const { code } = await ann.get(getReferral, {});
    await tables(app.services.db)
      .updateTable("affiliate_codes")
      .set({ enabled: false })
      .where("code", "=", code)
      .execute();
    expect(await ann.refuse(getReferral, {})).toBe("promo.not.eligible");
    const wrong = { ...toRegistration("friendoff", "AURELUNE"), referralCode: code };
    expect(await openAurelune(app).refuse(register, wrong)).toBe("referral.invalid");
  });

  it("RP-12: the promotion opens it: off, before its start and after its end there is none, and the public flag says so", async () => {
    const ann = await openMember();
    const now = Date.now();
    const isOpen = async (): Promise<boolean> => {
      const { availablePromo } = await ann.get(getAvailablePromo, {});
      const { body } = await ann.call(getReferral, {});
      expect(body).toMatchObject(availablePromo.REFERRAL ? { success: true } : { errorCode: "promo.closed" });
      expect((await olga.get(getReferralPromotion, {})).isOpen).toBe(availablePromo.REFERRAL);
      return availablePromo.REFERRAL;
    };
    expect(await isOpen()).toBe(true);
    for (const [change, expected] of [
      [{ isOn: false }, false],
      [{ startsAt: now + 3_600_000 }, false],
      [{ endsAt: now - 3_600_000 }, false],
      [{ startsAt: now - 7_200_000, endsAt: now + 3_600_000 }, true],
    ] as const) {
      expect(await save(change)).toBe("none");
      expect(await isOpen(), JSON.stringify(change)).toBe(expected);
    }
    await switchModules(app, "aurelune", { REFERRAL3: "off" });
    expect((await ann.get(getAvailablePromo, {})).availablePromo).toEqual({ REFERRAL: false });
    expect(await ann.refuse(getReferral, {})).toBe("function.not.available");
    await switchModules(app, "aurelune", { REFERRAL3: "on" });
    expect(await isOpen()).toBe(true);
  });

  it("RP-12, X-09: nobody else may ask, and a member in a time-out is offered nothing", async () => {
    const guest = openAurelune(app);
    const ask = async (visitor: Visitor) => [
      (await visitor.call(getReferral, {})).status,
      (await visitor.call(getAvailablePromo, {})).status,
    ];
    expect(await ask(guest)).toEqual([401, 401]);
    const ann = await openMember();
    const foreign = openKickline(app);
    foreign.setToken(ann.getToken());
    expect(await ask(foreign)).toEqual([401, 401]);
    await ann.get(takeTimeOut, { hours: 24 });
    expect(await ann.get(getAvailablePromo, {})).toEqual({
      availablePromo: { REFERRAL: false },
      availablePromoCount: 0,
    });
    expect(await ann.refuse(getReferral, {})).toBe("promo.not.eligible");
  });

  it("RP-12: of two people who save at once the second is told; a wrong time is named; who may only read changes nothing", async () => {
    const { version } = await olga.get(getReferralPromotion, {});
    const request = { version, isOn: false, startsAt: null, endsAt: null, reason: "campaign is over" };
    const outcomes = await Promise.all([1, 2].map(() => olga.refuse(saveReferralPromotion, request)));
    expect(outcomes.toSorted()).toEqual(["none", "state.changed"]);
    const wrong = { ...request, version: version + 1, startsAt: 2_000, endsAt: 1_000 };
    expect((await olga.call(saveReferralPromotion, wrong)).body).toMatchObject({
      errorCode: "fields",
      fields: [{ name: "endsAt", rule: "date" }],
    });
    for (const startsAt of [8.64e15 + 1, -1, 0.5])
      expect((await olga.call(saveReferralPromotion, { ...wrong, startsAt, endsAt: null })).status).toBe(400);
    const sara = await new Staff(app, "AURELUNE").login("sara@example.org");
    expect(await sara.get(getReferralPromotion, {})).toMatchObject({
      isOn: false,
      isOpen: false,
      version: version + 1,
    });
    expect(await sara.refuse(saveReferralPromotion, { ...request, version: version + 1 })).toBe("permission.denied");
    expect(await olga.refuse(saveReferralPromotion, { ...request, version: version + 1, reason: "\u0000" })).not.toBe(
      "none",
    );
  });

  it("RP-12: figures are the merchant's own", async () => {
    const ann = await openMember();
    const before = await olga.get(getReferralPromotion, {});
    const { code } = await ann.get(getReferral, {});
    await joinBy(code);
    expect(await olga.get(getReferralPromotion, {})).toEqual({
      ...before,
      codes: before.codes + 1,
      registrations: before.registrations + 1,
      recentRegistrations: before.recentRegistrations + 1,
    });
    olga.merchant = "KICKLINE";
    expect(await olga.get(getReferralPromotion, {})).toEqual({
      version: 0,
      isOn: false,
      startsAt: null,
      endsAt: null,
      isOpen: false,
      codes: 0,
      registrations: 0,
      recentRegistrations: 0,
    });
  });
});
