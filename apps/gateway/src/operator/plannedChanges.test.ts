import { listHotGames } from "@marquee/contract";
import { Check } from "typebox/value";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openTestApp, type TestApp } from "../../test/openTestApp.ts";
import { openAurelune } from "../../test/visitor.ts";
import { toInstant } from "../planned-changes/toInstant.ts";
import { applySwitch } from "./applySwitch.ts";
import { cancelPlannedChange } from "../switches/cancelPlannedChange.ts";
import { getSwitchEffect } from "../switches/compareSwitches.ts";
import { listAudit } from "./listAudit.ts";
import { listPlannedChanges, listSwitches } from "../switches/listSwitches.ts";
import { makeDueChanges } from "./makeDueChanges.ts";
import { planChange } from "./planChange.ts";
import { type Switch, SwitchSchema } from "../switches/Switch.ts";
import { tables } from "../../test/tables.ts";

const zone = "Asia/Ho_Chi_Minh";
const merchant = "aurelune";
const toHot = (state: "on" | "off", more: { readonly percent?: number; readonly until?: string } = {}): Switch => ({
  kind: "module",
  merchant,
  subject: "LOBBYHOT3",
  state,
  ...more,
});
const closed = (more: { readonly until?: string; readonly message?: string } = {}): Switch => ({
  kind: "status",
  merchant,
  subject: "site",
  state: "maintenance",
  ...more,
});

describe("planned changes", () => {
  let app: TestApp;

  beforeAll(async () => {
    app = await openTestApp();
  });
  afterAll(() => app.close());

  const db = () => app.services.db;
  const refresh = () => app.services.tenantRegistry.refresh();
  const isHotOn = () => app.services.tenantRegistry.getById(merchant)?.modules.has("LOBBYHOT3");
  const planned = async () =>
    (await listPlannedChanges(db(), merchant)).map(({ localTime, subject }) => `${localTime} ${subject}`);
  const fire = async (localTime: string, minutes = 0) => {
    const made = await makeDueChanges(db(), toInstant(localTime, zone) + minutes * 60_000);
    await refresh();
    return made.map(({ state }) => state);
  };

  it("X-66: a planned switch is made at its local time and not before, in the name of who planned it", async () => {
    const { id, at } = await planChange(db(), toHot("off"), "2030-01-01T08:00", "ann");
    expect(at).toBe("2030-01-01T01:00:00.000Z");
    expect(await planned()).toEqual(["2030-01-01T08:00 LOBBYHOT3"]);
    expect(await fire("2030-01-01T08:00", -1)).toEqual([]);
    expect(isHotOn()).toBe(true);
    expect(await fire("2030-01-01T08:00")).toEqual(["DONE"]);
    expect(isHotOn()).toBe(false);
    expect(await openAurelune(app).refuse(listHotGames, {})).toBe("function.not.available");
    expect(await fire("2030-01-01T08:00", 10)).toEqual([]);
    expect(await planned()).toEqual([]);
    const entries = await listAudit(db(), merchant);
    expect(entries.slice(0, 3).map(({ actor, action, subject, after }) => [actor, action, subject, after])).toEqual([
      ["ann", "set module", "LOBBYHOT3", "0"],
      [
        "ann",
        "make planned change",
        id,
        { state: "DONE", kind: "module", subject: "LOBBYHOT3", localTime: "2030-01-01T08:00", timeZone: zone },
      ],
      ["ann", "plan change", id, expect.objectContaining({ localTime: "2030-01-01T08:00", plannedBy: "ann" })],
    ]);
    await applySwitch(db(), toHot("on"), "test");
  });

  it("X-66: many gateways at the same moment make it once, and one that was cancelled at that moment is made or cancelled", async () => {
    await planChange(db(), toHot("off"), "2030-01-02T08:00", "ann");
    const before = (await listSwitches(db(), merchant)).version;
    const time = toInstant("2030-01-02T08:00", zone);
    const beside = await app.openBeside();
    const runs = await Promise.all(
      [db(), beside.services.db, db(), beside.services.db].map((each) => makeDueChanges(each, time)),
    );
    expect(runs.flat().filter(({ state }) => state === "DONE")).toHaveLength(1);
    expect((await listSwitches(db(), merchant)).version).toBe(before + 1);
    const { id } = await planChange(db(), toHot("on"), "2030-01-03T08:00", "ann");
    const [made, cancelled] = await Promise.allSettled([
      makeDueChanges(db(), toInstant("2030-01-03T08:00", zone)),
      cancelPlannedChange(db(), merchant, id, "bob"),
    ]);
    const isMade = made.status === "fulfilled" && made.value.some(({ state }) => state === "DONE");
    expect(isMade).toBe(cancelled.status === "rejected");
    await applySwitch(db(), toHot("on"), "test");
    await refresh();
  });

  it("X-66: over a change of clocks a plan keeps its local time, and a zone that the merchant gets later does not move it", async () => {
    const setZone = (time_zone: string) =>
      tables(db()).updateTable("merchants").set({ time_zone }).where("id", "=", merchant).execute();
    await setZone("Europe/Berlin");
    // Winter time, the gap of spring, summer time.
    for (const time of ["2030-03-30T09:00", "2030-03-31T02:30", "2030-04-01T09:00"])
      await planChange(db(), toHot("off"), time, "ann");
    await setZone(zone);
    const due = async (time: string) => {
      const early = await makeDueChanges(db(), Date.parse(time) - 1);
      return [early.length, (await makeDueChanges(db(), Date.parse(time))).length];
    };
    expect(await due("2030-03-30T08:00:00Z")).toEqual([0, 1]);
    expect(await due("2030-03-31T01:00:00Z")).toEqual([0, 1]);
    expect(await due("2030-04-01T07:00:00Z")).toEqual([0, 1]);
    await applySwitch(db(), toHot("on"), "test");
    await refresh();
  });

  it("X-66: what is switched for a time is then what it was before the first of such switches; a switch by hand ends that", async () => {
    await applySwitch(db(), toHot("off"), "ann");
    await applySwitch(db(), toHot("on", { until: "2030-02-01T00:00" }), "ann");
    await applySwitch(db(), toHot("on", { percent: 30, until: "2030-02-02T00:00" }), "bob");
    expect(await planned()).toEqual(["2030-02-02T00:00 LOBBYHOT3"]);
    await refresh();
    expect(app.services.tenantRegistry.getById(merchant)?.rollouts).toEqual(new Map([["LOBBYHOT3", 30]]));
    expect(await fire("2030-02-02T00:00")).toEqual(["DONE"]);
    expect(isHotOn()).toBe(false);

    await applySwitch(db(), toHot("on", { percent: 30 }), "ann");
    await applySwitch(db(), toHot("off", { until: "2030-02-03T00:00" }), "ann");
    expect(await fire("2030-02-03T00:00")).toEqual(["DONE"]);
    expect(app.services.tenantRegistry.getById(merchant)?.rollouts.get("LOBBYHOT3")).toBe(30);

    // One that is on already goes off at the end.
    await applySwitch(db(), toHot("on"), "ann");
    await applySwitch(db(), toHot("on", { until: "2030-02-04T00:00" }), "ann");
    expect(await fire("2030-02-04T00:00")).toEqual(["DONE"]);
    expect(isHotOn()).toBe(false);

    await applySwitch(db(), toHot("on", { until: "2030-02-05T00:00" }), "ann");
    await applySwitch(db(), toHot("on"), "bob");
    expect(await planned()).toEqual([]);
    expect(await fire("2030-02-05T00:00")).toEqual([]);
    expect(isHotOn()).toBe(true);
  });

  it("X-66, SH-05: a maintenance window begins and ends by itself, and visitors are told when it ends", async () => {
    const { id } = await planChange(
      db(),
      closed({ until: "2030-03-01T04:00", message: "New tables" }),
      "2030-03-01T02:00",
      "ann",
    );
    expect(await fire("2030-03-01T02:00")).toEqual(["DONE"]);
    const ann = openAurelune(app);
    const { maintenance } = await ann.getStatus();
    const to = toInstant("2030-03-01T04:00", zone);
    expect(maintenance).toEqual({ from: expect.any(Number), to, message: "New tables" });
    const refused = await ann.call(listHotGames, {});
    expect([refused.status, refused.body]).toMatchObject([503, { value: { to, message: "New tables" } }]);
    expect(await planned()).toEqual(["2030-03-01T04:00 site"]);
    expect((await listPlannedChanges(db(), merchant))[0]).toMatchObject({ restores: true, plannedBy: "ann" });
    await expect(cancelPlannedChange(db(), merchant, id, "bob")).rejects.toThrow(/is over/);
    expect(await fire("2030-03-01T04:00")).toEqual(["DONE"]);
    expect((await ann.getStatus()).maintenance).toBe(false);
    // After a pause in which both were due, both happen, in their order; opened by hand, nothing is left to end.
    await planChange(db(), closed({ until: "2030-03-02T04:00" }), "2030-03-02T02:00", "ann");
    expect(await fire("2030-03-02T02:00", 1)).toEqual(["DONE"]);
    await applySwitch(db(), { kind: "status", merchant, subject: "site", state: "open" }, "bob");
    expect(await planned()).toEqual([]);
    await refresh();
  });

  it("X-66: a change that cannot be made any more has failed and says why; the others go on", async () => {
    const hidden: Switch = { kind: "banner", merchant, subject: "nothing", state: "off" };
    await planChange(db(), hidden, "2030-04-01T00:00", "ann");
    await planChange(db(), toHot("off"), "2030-04-01T00:00", "ann");
    expect(await fire("2030-04-01T00:00")).toEqual(["FAILED", "DONE"]);
    const failed = (await listAudit(db(), merchant)).find(({ after }) => JSON.stringify(after).includes("FAILED"));
    expect(failed).toMatchObject({
      actor: "ann",
      action: "make planned change",
      after: { failure: "the merchant has no banner nothing" },
    });
    expect(await planned()).toEqual([]);
    await applySwitch(db(), toHot("on"), "test");
    await refresh();
  });

  it("X-66: refuses times that are over or none, windows that end before they begin, and what cannot be switched", async () => {
    const plan = (wanted: Switch, time = "2030-05-01T00:00") => planChange(db(), wanted, time, "ann");
    await expect(plan(toHot("off"), "2020-01-01T00:00")).rejects.toThrow(/is over/);
    await expect(plan(toHot("off"), "2030-02-30T00:00")).rejects.toThrow(/there is no time 2030-02-30/);
    await expect(plan(closed({ until: "2030-04-30T00:00" }))).rejects.toThrow(/is not after/);
    await expect(plan({ kind: "module", merchant, subject: "NOSUCH3", state: "off" })).rejects.toThrow(
      /no module NOSUCH3/,
    );
    await expect(plan({ kind: "module", merchant, subject: "__proto__", state: "off" })).rejects.toThrow(
      /no module __proto__/,
    );
    await expect(plan({ kind: "member", merchant, subject: "ann", state: "frozen" })).rejects.toThrow(/not planned/);
    await expect(applySwitch(db(), toHot("off", { percent: 5 }), "ann")).rejects.toThrow(/percentage/);
    await expect(applySwitch(db(), toHot("off", { until: "2020-01-01T00:00" }), "ann")).rejects.toThrow(/is over/);
    for (const id of ["nothing", "__proto__", "0198c2d4-0000-7000-8000-000000000000"])
      await expect(cancelPlannedChange(db(), merchant, id, "ann")).rejects.toThrow(/no planned change/);
    expect(await planned()).toEqual([]);
    expect(isHotOn()).toBe(true);
    // A plan is tried and taken back: nothing of it is in the log of what was switched.
    await plan(toHot("off"));
    expect((await listAudit(db(), merchant))[0]).toMatchObject({ action: "plan change" });
    const [open] = await listPlannedChanges(db(), merchant);
    await expect(cancelPlannedChange(db(), "kickline", open?.id ?? "", "ann")).rejects.toThrow(/no planned change/);
    await cancelPlannedChange(db(), merchant, open?.id ?? "", "bob");
    await expect(cancelPlannedChange(db(), merchant, open?.id ?? "", "bob")).rejects.toThrow(/is over/);
    expect((await listAudit(db(), merchant))[0]).toMatchObject({
      actor: "bob",
      action: "cancel change",
      subject: open?.id,
    });
  });

  it("X-66: a change on a stale reading is refused and names what changed since; of two at once one is made", async () => {
    const { version } = await listSwitches(db(), merchant);
    await applySwitch(db(), { kind: "region", merchant, subject: "site", state: "open" }, "ann", version);
    const note: Switch = { kind: "node", merchant, subject: "LOBBYHOT3", owner: "Lobby team", note: "until the cup" };
    await expect(applySwitch(db(), note, "bob", version)).rejects.toMatchObject({
      code: "version.conflict",
      version: version + 1,
      changes: [expect.objectContaining({ version: version + 1, actor: "ann", action: "set region", subject: "site" })],
    });
    await expect(planChange(db(), toHot("off"), "2030-06-01T00:00", "bob", version)).rejects.toMatchObject({
      version: version + 1,
    });
    const two = await Promise.allSettled([1, 2].map(() => applySwitch(db(), note, "bob", version + 1)));
    expect(two.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
    const list = await listSwitches(db(), merchant);
    expect(list.version).toBe(version + 2);
    expect(list.nodes.find(({ id }) => id === "LOBBYHOT3")).toMatchObject({
      owner: "Lobby team",
      note: "until the cup",
    });
    // Another merchant's version is its own.
    expect((await listSwitches(db(), "kickline")).version).not.toBe(list.version);
    // What staff say of a node is nothing for visitors.
    await refresh();
    expect(JSON.stringify(await openAurelune(app).getStatus())).not.toContain("Lobby team");
  });

  it("X-66: refuses parts that are none, times that are none, and texts that are too long or hold NUL", async () => {
    for (const more of [
      { percent: 0 },
      { percent: 1.5 },
      { percent: 101 },
      { until: "tomorrow" },
      { until: "x".repeat(1e6) },
    ])
      expect(Check(SwitchSchema, { ...toHot("on"), ...more }), JSON.stringify(more).slice(0, 50)).toBe(false);
    const node = { kind: "node", merchant, subject: "LOBBYHOT3" };
    expect(Check(SwitchSchema, { ...node, note: "x".repeat(1_000) })).toBe(true);
    for (const more of [{ note: "x".repeat(1_001) }, { owner: "x".repeat(101) }, { note: "a\u0000b" }])
      expect(Check(SwitchSchema, { ...node, ...more }), JSON.stringify(more).slice(0, 50)).toBe(false);
    await expect(getSwitchEffect(db(), { merchant, module: "NOSUCH3", state: "off" })).rejects.toThrow(/no module/);
  });
});
