import { randomUUID } from "node:crypto";
import { getStatus, type JurisdictionId, jurisdictionIds, jurisdictions, register } from "@marquee/contract";
import {
  decideProposal,
  listAudit,
  listProposals,
  listStaffJurisdictions,
  listSwitches,
  proposeJurisdiction,
  setSwitch,
} from "@marquee/contract/staff";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openTestApp, type TestApp } from "../../../test/openTestApp.ts";
import { switchModules } from "../../../test/registration.ts";
import { addStaff, deskSettings, Staff } from "../../../test/staff.ts";
import { openAurelune, toRegistration } from "../../../test/visitor.ts";
import { tables } from "../../../test/tables.ts";

const reason = "a licence for Great Britain";

describe("jurisdiction profiles in the back office", () => {
  let app: TestApp;
  let people: Readonly<Record<"ann" | "rita" | "olga", Staff>>;

  beforeAll(async () => {
    app = await openTestApp(deskSettings);
    const add = async (email: string, grants: Parameters<typeof addStaff>[2]) => {
      await addStaff(app.services.db, email, grants);
      return new Staff(app, "AURELUNE").login(email);
    };
    people = {
      ann: await add("ann@aurelune.example", { AURELUNE: ["OWNER"] }),
      rita: await add("rita@aurelune.example", { AURELUNE: ["RISK"] }),
      olga: await add("olga@aurelune.example", { AURELUNE: ["OPERATIONS"] }),
    };
  });
  afterAll(() => app.close());

  const list = () => people.ann.get(listStaffJurisdictions, {});
  const propose = async (to: JurisdictionId, id = randomUUID()) =>
    people.rita.call(proposeJurisdiction, { id, to, reason, version: (await list()).version });
  const decide = (id: string, by: Staff, decision: "approve" | "reject" | "cancel" = "approve") =>
    by.call(decideProposal, { id, decision, note: "seen" });
  const change = async (to: JurisdictionId) => {
    const id = randomUUID();
    expect((await propose(to, id)).body.success).toBe(true);
    expect((await decide(id, people.ann)).body.success).toBe(true);
    await app.services.tenantRegistry.refresh();
  };

  it("X-68: before a profile is chosen staff see which rules it changes, from what to what and where, and nothing has changed", async () => {
    const { current, profiles, waiting } = await list();
    expect([current, waiting, profiles.map(({ id }) => id)]).toEqual(["SEA", null, [...jurisdictionIds]]);
    expect(profiles.find(({ id }) => id === "SEA")?.changes).toEqual([]);
    const toGb = profiles.find(({ id }) => id === "GB")?.changes;
    expect(toGb).toMatchObject([
      { rule: "termsTicked", from: true, to: false, effect: "stricter", screens: ["registration"] },
      { rule: "leastSpin", from: 0, to: 2_500, effect: "stricter", screens: ["game"] },
      { rule: "oneGame", from: false, to: true, effect: "stricter", screens: ["game"] },
      { rule: "redEnvelopes", from: true, to: false, effect: "stricter", screens: ["memberCentre"] },
      { rule: "raffles", from: true, to: false, effect: "stricter", screens: ["memberCentre"] },
      { rule: "lossBonuses", from: true, to: false, effect: "stricter", screens: ["promotions"] },
      { rule: "tips", from: true, to: false, effect: "stricter", screens: ["chat"] },
      { rule: "lockedModules", from: [], effect: "stricter", screens: ["memberCentre"] },
    ]);
  });

  it("X-68: a change takes a second person and a reason, and is in force for players then", async () => {
    const session = await openAurelune(app);
    await session.launchFirst("DEMO");
    const id = randomUUID();
    expect((await propose("GB", id)).body).toMatchObject({ success: true, value: { id } });
    expect((await list()).waiting).toMatchObject({ to: "GB", proposedBy: "rita@aurelune.example", reason });
    expect((await propose("MT")).body).toMatchObject({ errorCode: "switch.refused" });
    expect((await decide(id, people.rita)).body).toMatchObject({ errorCode: "proposal.own" });
    expect((await decide(id, people.olga)).status).toBe(403);
    expect((await openAurelune(app).getStatus()).info.settings.jurisdiction).toBe("SEA");
    expect((await decide(id, people.ann)).body.success).toBe(true);
    await app.services.tenantRegistry.refresh();
    expect((await openAurelune(app).getStatus()).info.settings.jurisdiction).toBe("GB");
    const beside = openAurelune(await app.openBeside());
    expect((await beside.get(getStatus, { url: "aurelune.localhost" })).info.settings.jurisdiction).toBe("GB");
    const open = await tables(app.services.db)
      .selectFrom("game_sessions")
      .select("id")
      .where("tenant_id", "=", "aurelune")
      .where("ended_at", "is", null)
      .execute();
    expect(open).toEqual([]);
    const lines = (await people.ann.get(listAudit, { action: "set jurisdiction" })).items;
    expect(lines).toMatchObject([{ actor: "ann@aurelune.example", before: "SEA", after: "GB" }]);
    expect(lines[0]?.reason).toContain(reason);
    const { items } = await people.ann.get(listProposals, {});
    expect(items[0]).toMatchObject({ kind: "jurisdiction.change", state: "APPROVED", subject: "SEA → GB" });
    await change("SEA");
  });

  it("X-68: a change is refused on an old version, to what is so already, and where another one came first", async () => {
    const stale = (await list()).version;
    await switchModules(app, "aurelune", { THEME3: "off" });
    const sent = { id: randomUUID(), to: "GB" as const, reason, version: stale };
    expect(await people.rita.refuse(proposeJurisdiction, sent)).toBe("version.conflict");
    await switchModules(app, "aurelune", { THEME3: "on" });
    expect((await propose("SEA")).body).toMatchObject({
      errorCode: "switch.refused",
      value: { why: "jurisdiction.same", jurisdiction: "SEA" },
    });
    expect(await people.olga.refuse(proposeJurisdiction, { ...sent, version: stale })).toBe("permission.denied");
    const id = randomUUID();
    await propose("GB", id);
    await sql`update merchants set jurisdiction = 'MT' where id = 'aurelune'`.execute(app.services.db);
    expect((await decide(id, people.ann)).body).toMatchObject({ errorCode: "state.changed" });
    await sql`update merchants set jurisdiction = 'SEA' where id = 'aurelune'`.execute(app.services.db);
    await decide(id, people.rita, "cancel");
    await app.services.tenantRegistry.refresh();
  });

  it("X-68: choosing a profile turns on what it locks, for everybody; then nobody switches it off, nor anything above it", async () => {
    const wanted = (subject: string, state: "on" | "off") => ({ kind: "module" as const, subject, state });
    const set = async (subject: string, state: "on" | "off", percent?: number) => {
      const { version } = await people.ann.get(listSwitches, {});
      const sent = { ...wanted(subject, state), ...(percent === undefined ? {} : { percent }) };
      return people.olga.refuse(setSwitch, { wanted: sent, reason, version });
    };
    const { tenantRegistry } = app.services;
    const isOn = (modId: string): boolean => tenantRegistry.getById("aurelune")?.modules.has(modId) === true;
    expect(await set("RGLOSS3", "on", 20)).toBe("none");
    expect(await set("RGDEP3", "off")).toBe("none");
    // Two people do, since the identity check goes with it.
    await switchModules(app, "aurelune", { MEMCEN3: "off" });
    await tenantRegistry.refresh();
    expect(jurisdictions.GB.lockedModules.some(isOn)).toBe(false);
    await change("GB");
    expect(jurisdictions.GB.lockedModules.every(isOn)).toBe(true);
    expect(tenantRegistry.getById("aurelune")?.rollouts.has("RGLOSS3")).toBe(false);
    expect(await set("RGDEP3", "off")).toBe("switch.refused");
    expect(await set("RGDEP3", "on", 50)).toBe("switch.refused");
    expect(await set("MEMCEN3", "off")).toBe("switch.refused");
    await change("SEA");
    expect(jurisdictions.GB.lockedModules.every(isOn)).toBe(true);
    expect(await set("RGDEP3", "off")).toBe("none");
    expect(await set("RGDEP3", "on")).toBe("none");
  });

  it("RG-28: the greater of the merchant's own age and that of its jurisdiction counts", async () => {
    for (const id of jurisdictionIds) expect(jurisdictions[id].leastAge).toBeGreaterThanOrEqual(18);
    await sql`update merchants set settings = settings || '{"ageMin": 16}'::jsonb where id = 'aurelune'`.execute(
      app.services.db,
    );
    await app.services.tenantRegistry.refresh();
    expect((await openAurelune(app).getStatus()).info.settings.ageMin).toBe(18);
    const young = new Date(Date.now() - 17 * 366 * 86_400_000).toISOString().slice(0, 10);
    const form = { ...toRegistration("seventeen1", "AURELUNE"), birthday: young };
    expect(await openAurelune(app).refuse(register, form)).toBe("age.under");
  });
});
