import { getStatus, listGames } from "@marquee/contract";
import {
  cancelPlannedSwitch,
  getSwitchEffect,
  listAudit,
  listSwitchDifferences,
  listSwitches,
  setSwitch,
  type SiteSwitch,
} from "@marquee/contract/staff";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openTestApp, type TestApp } from "../../../test/openTestApp.ts";
import { addStaff, deskSettings, Staff } from "../../../test/staff.ts";
import { openAurelune } from "../../../test/visitor.ts";

const reason = "asked for by the partner";

describe("switches in the back office", () => {
  let app: TestApp;
  let [ann, bea, other]: Staff[] = [];

  beforeAll(async () => {
    app = await openTestApp(deskSettings);
    const add = async (email: string, grants: Parameters<typeof addStaff>[2]) => {
      await addStaff(app.services.db, email, grants);
      return new Staff(app, "AURELUNE").login(email);
    };
    ann = await add("ann@aurelune.example", { AURELUNE: ["OPERATIONS"] });
    bea = await add("bea@marquee.example", { AURELUNE: ["OPERATIONS"], KICKLINE: ["OPERATIONS"] });
    other = await add("kim@kickline.example", { KICKLINE: ["OWNER"] });
  });
  afterAll(() => app.close());

  const require = (staff: Staff | undefined): Staff => {
    if (staff === undefined) throw new Error("nobody is logged in");
    return staff;
  };
  const list = () => require(ann).get(listSwitches, {});
  const set = async (wanted: SiteSwitch, at?: string) =>
    require(ann).get(setSwitch, { wanted, reason, version: (await list()).version, ...(at !== undefined && { at }) });
  const refuse = async (wanted: SiteSwitch, at?: string) => {
    const { version } = await list();
    const { body } = await require(ann).call(setSwitch, { wanted, reason, version, ...(at !== undefined && { at }) });
    return body;
  };
  const find = async (id: string) => (await list()).nodes.find((node) => node.id === id);

  it("X-54: a module that is switched off is off for visitors at once, with its reason below it, and the log says who, why and from where", async () => {
    expect(await find("LOBBY3")).toMatchObject({
      own: "1",
      isOn: true,
      reason: "on",
      parent: "ROOT3",
      feature: "games",
    });
    const effect = await require(ann).get(getSwitchEffect, { module: "LOBBY3", state: "off" });
    expect(effect.calls).toContain("listGames");
    expect(effect.pages).toContain("/search");
    expect(effect.modules).toContainEqual({ id: "GRNG3", reason: "ancestor", at: "LOBBY3" });
    await set({ kind: "module", subject: "LOBBY3", state: "off" });
    expect(await openAurelune(app).refuse(listGames, {})).toBe("function.not.available");
    expect(await find("GRNG3")).toMatchObject({ own: "1", isOn: false, reason: "ancestor", at: "LOBBY3" });
    await set({ kind: "module", subject: "LOBBY3", state: "on" });
    expect((await openAurelune(app).call(listGames, {})).status).toBe(200);
    await addStaff(app.services.db, "aud@aurelune.example", { AURELUNE: ["AUDITOR"] });
    const auditor = await new Staff(app, "AURELUNE").login("aud@aurelune.example");
    const [line] = (await auditor.get(listAudit, { subject: "LOBBY3" })).items;
    expect(line).toMatchObject({
      actor: "ann@aurelune.example",
      address: "127.0.0.1",
      reason,
      action: "set module",
      before: "0",
      after: "1",
    });
  });

  it("X-54: of two changes on one version the second is refused with what the first one changed, also when both come at once", async () => {
    const { version } = await list();
    const node = (owner: string): SiteSwitch => ({ kind: "node", subject: "LANG3", owner });
    const answers = await Promise.all(
      [require(ann), require(bea)].map((staff, index) =>
        staff.call(setSwitch, { wanted: node(`team ${index}`), version, reason }),
      ),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const refused = answers.find(({ status }) => status === 409)?.body;
    const owner = (await find("LANG3"))?.owner;
    expect(refused).toMatchObject({
      errorCode: "version.conflict",
      value: { version: version + 1, changes: [{ action: "set node", subject: "LANG3", after: { owner } }] },
    });
  });

  it("X-54, X-66: rollout, end and plan are told, a plan is cancelled once, and what cannot be made names its field", async () => {
    await set({ kind: "module", subject: "BANNER3", state: "on", percent: 40, until: "2099-01-01T10:00" });
    expect(await find("BANNER3")).toMatchObject({ percent: 40, isOn: true, share: 40, reason: "rollout" });
    await set({ kind: "status", subject: "site", state: "maintenance", message: "new games" }, "2099-05-01T02:00");
    const { planned, site } = await list();
    expect(site.maintenance).toBeNull();
    expect(planned).toMatchObject([
      {
        kind: "module",
        subject: "BANNER3",
        restores: true,
        localTime: "2099-01-01T10:00",
        timeZone: "Asia/Ho_Chi_Minh",
      },
      { kind: "status", restores: false, plannedBy: "ann@aurelune.example" },
    ]);
    expect(
      await refuse({ kind: "status", subject: "site", state: "maintenance", until: "2020-01-01T00:00" }),
    ).toMatchObject({
      errorCode: "fields",
      fields: [{ name: "until", rule: "date" }],
    });
    expect(await refuse({ kind: "status", subject: "site", state: "open" }, "2099-02-30T00:00")).toMatchObject({
      errorCode: "fields",
      fields: [{ name: "at", rule: "date" }],
    });
    expect(await refuse({ kind: "module", subject: "__proto__", state: "off" })).toMatchObject({
      errorCode: "switch.refused",
      value: { why: "unknown.module", subjects: ["__proto__"] },
    });
    const id = planned.find(({ kind }) => kind === "status")?.id ?? "";
    expect(await require(other).refuse(cancelPlannedSwitch, { id, reason }, { merchant: "KICKLINE" })).toBe(
      "switch.refused",
    );
    const tries = [0, 1].map(() => require(ann).refuse(cancelPlannedSwitch, { id, reason }));
    expect((await Promise.all(tries)).toSorted()).toEqual(["none", "switch.refused"]);
    await set({ kind: "module", subject: "BANNER3", state: "on" });
    expect((await list()).planned).toEqual([]);
  });

  it("X-54: maintenance, countries and settings are the site's at once", async () => {
    await set({
      kind: "status",
      subject: "site",
      state: "maintenance",
      message: "new games",
      until: "2099-01-01T10:00",
    });
    await set({ kind: "region", subject: "site", state: "restricted", countries: ["ZZ", "FR"] });
    await set({ kind: "setting", subject: "passwordDays", state: "90" });
    expect((await list()).site).toMatchObject({
      maintenance: { message: "new games", to: Date.parse("2099-01-01T10:00+07:00") },
      restrictedCountries: ["ZZ", "FR"],
      passwordDays: 90,
    });
    const status = await openAurelune(app).get(getStatus, { url: "aurelune.localhost" });
    expect(status).toMatchObject({ maintenance: { message: "new games" }, regionRestriction: true });
    await set({ kind: "status", subject: "site", state: "open" });
    await set({ kind: "region", subject: "site", state: "open" });
    await set({ kind: "setting", subject: "passwordDays", state: "off" });
    expect((await list()).site).toMatchObject({ maintenance: null, restrictedCountries: [], passwordDays: null });
  });

  it("CN-07, Q-17: whether rewards of a currency are in thousands is the desk's to say, and the start answer carries it", async () => {
    const shown = async () => {
      const { info } = await openAurelune(app).get(getStatus, { url: "aurelune.localhost" });
      return info.settings.currencies.flatMap(({ currency, kUnit }) => (kUnit === true ? [currency] : []));
    };
    expect([await shown(), (await list()).site.kUnit]).toEqual([[], []]);
    await set({ kind: "kUnit", subject: "VND", state: "on" });
    await set({ kind: "kUnit", subject: "VND", state: "on" });
    expect([await shown(), (await list()).site.kUnit]).toEqual([["VND"], ["VND"]]);
    expect(await refuse({ kind: "kUnit", subject: "ZZZ", state: "on" })).toMatchObject({
      errorCode: "switch.refused",
      value: { why: "unknown.currency", subjects: ["ZZZ"] },
    });
    for (const subject of ["__proto__", "vnd", "V\u0000D", "VNDX", ""])
      expect(await refuse({ kind: "kUnit", subject, state: "on" })).toMatchObject({ errorCode: "request.invalid" });
    await addStaff(app.services.db, "eve@aurelune.example", { AURELUNE: ["AUDITOR"] });
    const auditor = await new Staff(app, "AURELUNE").login("eve@aurelune.example");
    const { items } = await auditor.get(listAudit, { subject: "VND" });
    const changes = items.filter(({ action }) => action === "set kUnit").map(({ before, after }) => [before, after]);
    expect(changes).toEqual([
      ["on", "on"],
      ["off", "on"],
    ]);
    await set({ kind: "kUnit", subject: "VND", state: "off" });
    expect([await shown(), (await list()).site.kUnit]).toEqual([[], []]);
  });

  it("X-54: the difference to another merchant is told only to who may read both", async () => {
    expect(await require(ann).refuse(listSwitchDifferences, { other: "KICKLINE" })).toBe("staff.merchant.unknown");
    expect(await require(bea).refuse(listSwitchDifferences, { other: "NOBODY" })).toBe("staff.merchant.unknown");
    await set({ kind: "module", subject: "THEME3", state: "off" });
    const differences = await require(bea).get(listSwitchDifferences, { other: "KICKLINE" });
    expect(differences).toContainEqual(
      expect.objectContaining({ id: "THEME3", isOwn: true, one: expect.objectContaining({ own: "0", share: 0 }) }),
    );
    await set({ kind: "module", subject: "THEME3", state: "on" });
  });
});
