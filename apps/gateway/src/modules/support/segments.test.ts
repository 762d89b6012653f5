import { randomUUID } from "node:crypto";
import { everyoneRules, listAnnouncements, mostSegments } from "@marquee/contract";
import {
  getAudienceChoices,
  listAudit,
  listSegments,
  listStaffBanners,
  removeBanner,
  removeSegment,
  saveAnnouncement,
  saveBanner,
  type SaveSegment,
  saveSegment,
} from "@marquee/contract/staff";
import fc from "fast-check";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { addReaders, anyRules } from "../../../test/audienceRules.ts";
import { joinDesk } from "../../../test/deskTeam.ts";
import { reason, toAnnouncement, toBanner } from "../../../test/notices.ts";
import { openTestApp, type TestApp } from "../../../test/openTestApp.ts";
import { deskSettings, type Staff } from "../../../test/staff.ts";
import { openAurelune } from "../../../test/visitor.ts";
import { listBanners, noteDue } from "./shownNoticeStore.ts";

const toSegment = (more: Partial<SaveSegment> = {}): SaveSegment => {
  const id = more.id ?? randomUUID();
  return { id, version: 0, name: `Segment ${id}`, rules: everyoneRules, reason, ...more };
};

describe("segments", () => {
  let app: TestApp;
  let carla: Staff;
  let colin: Staff;

  beforeAll(async () => {
    app = await openTestApp(deskSettings);
    [carla, colin] = [await joinDesk(app, "carla", "CONTENT"), await joinDesk(app, "colin", "CONTENT")];
  });
  afterAll(() => app.close());

  const shown = async () =>
    (await openAurelune(app).get(listAnnouncements, { types: "B" })).banners.map(({ bannerId }) => bannerId);
  const find = async (id: string) => (await carla.get(listSegments, {})).find((segment) => segment.id === id);
  const refuseFields = async (segment: SaveSegment) => {
    const { body } = await carla.call(saveSegment, segment);
    return body.success ? [] : (body.fields ?? []).map(({ name, rule }) => `${name} ${rule}`);
  };

  it("X-55: a banner shows to a segment, and a change of the segment takes effect on it at once", async () => {
    const segment = toSegment({ name: " Guests of everywhere " });
    expect(await carla.get(saveSegment, segment)).toEqual({ version: 1 });
    expect((await carla.get(getAudienceChoices, {})).segments).toContainEqual({
      id: segment.id,
      name: "Guests of everywhere",
      rules: everyoneRules,
    });
    const banner = toBanner({ audience: { segment: segment.id } });
    await carla.get(saveBanner, banner);
    expect((await carla.get(listStaffBanners, {})).find(({ id }) => id === banner.id)?.audience).toEqual({
      segment: segment.id,
    });
    expect(await shown()).toContain(banner.id);
    const tenant = { id: "aurelune", timeZone: "Asia/Bangkok" };
    await noteDue(app.services.db, tenant);
    const changed = { ...segment, version: 1, rules: { ...everyoneRules, who: "MEMBERS" as const } };
    expect(await carla.get(saveSegment, changed)).toEqual({ version: 2 });
    expect(await shown()).not.toContain(banner.id);
    // The job tells open pages of it, should the save's own word be lost.
    expect(await noteDue(app.services.db, tenant)).toBe(true);
    expect(await noteDue(app.services.db, tenant)).toBe(false);
    const [line] = (await (await joinDesk(app, "olga", "OWNER")).get(listAudit, {})).items;
    expect(line).toMatchObject({
      action: "save segment",
      subject: "Guests of everywhere",
      actor: "carla@aurelune.example",
    });
    expect([JSON.stringify(line?.before), JSON.stringify(line?.after)]).toEqual([
      expect.stringContaining("EVERYONE"),
      expect.stringContaining("MEMBERS"),
    ]);
    // Back to rules of its own, it is no user any more.
    await carla.get(saveBanner, { ...banner, version: 1, audience: everyoneRules });
    expect((await find(segment.id))?.users).toEqual([]);
    expect(await shown()).toContain(banner.id);
  });

  it("X-55: whoever saves second is told, and the same save sent twice is one", async () => {
    const segment = toSegment();
    const twice = await Promise.all([carla.get(saveSegment, segment), carla.get(saveSegment, segment)]);
    expect(twice).toEqual([{ version: 1 }, { version: 1 }]);
    expect(await find(segment.id)).toMatchObject({ version: 1, by: "carla@aurelune.example" });
    await carla.get(saveSegment, { ...segment, version: 1, name: `${segment.name} a` });
    expect(await colin.refuse(saveSegment, { ...segment, version: 1, name: `${segment.name} b` })).toBe(
      "state.changed",
    );
    expect(await colin.refuse(removeSegment, { id: segment.id, version: 1, reason })).toBe("state.changed");
    await colin.get(removeSegment, { id: segment.id, version: 2, reason });
    expect(await find(segment.id)).toBeUndefined();
  });

  it("X-55: of a merchant no two are called alike, and rules that a banner could not have are refused", async () => {
    await carla.get(saveSegment, toSegment({ name: "Khách VIP" }));
    expect(await refuseFields(toSegment({ name: "khach vip " }))).toEqual(["name taken"]);
    const [a, b] = [toSegment({ name: "Twins" }), toSegment({ name: "TWINS" })];
    const both = await Promise.all([refuseFields(a), refuseFields(b)]);
    expect(both.flat()).toEqual(["name taken"]);
    expect(await refuseFields(toSegment({ rules: { ...everyoneRules, levels: ["VIP"] } }))).toEqual([
      "audience.who unknown",
    ]);
    expect(await carla.refuse(saveSegment, toSegment({ name: "\u0000" }))).toBe("request.invalid");
    expect(await carla.refuse(saveSegment, toSegment({ name: " \u200b" }))).toBe("request.invalid");
    await carla.get(saveSegment, toSegment({ name: "__proto__" }));
  });

  it("X-55: a segment that something names is not removed, and the refusal says what names it", async () => {
    const segment = toSegment();
    await carla.get(saveSegment, segment);
    const audience = { segment: segment.id };
    const banner = toBanner({ audience, titles: { EN: "Gold week" } });
    await carla.get(saveBanner, banner);
    await carla.get(saveAnnouncement, toAnnouncement({ audience, texts: { EN: { title: "Gold news", html: "" } } }));
    const { body } = await carla.call(removeSegment, { id: segment.id, version: 1, reason });
    const users = [
      { kind: "ANNOUNCEMENT", name: "Gold news" },
      { kind: "BANNER", name: "Gold week" },
    ];
    expect(body).toMatchObject({ success: false, errorCode: "segment.in.use", value: { users } });
    expect((await find(segment.id))?.users).toEqual(users);
    await sql`delete from notices where segment_id = ${segment.id}`.execute(app.services.db);
    await carla.get(removeBanner, { id: banner.id, version: 1, reason });
    await carla.get(removeSegment, { id: segment.id, version: 1, reason });
    expect(await carla.refuse(saveBanner, toBanner({ audience }))).toBe("fields");
  });

  it("X-55: a removal and a banner that comes to name it: one of the two is refused", async () => {
    for (let round = 0; round < 8; round += 1) {
      const segment = toSegment();
      await carla.get(saveSegment, segment);
      const banner = toBanner({ audience: { segment: segment.id } });
      const [removed, saved] = await Promise.all([
        carla.call(removeSegment, { id: segment.id, version: 1, reason }),
        colin.call(saveBanner, banner),
      ]);
      expect([removed.body.success, saved.body.success].toSorted()).toEqual([false, true]);
      expect([removed, saved].map(({ body }) => (body.success ? "success" : body.errorCode))).toContain(
        removed.body.success ? "fields" : "segment.in.use",
      );
      if (saved.body.success) await carla.get(removeBanner, { id: banner.id, version: 1, reason });
    }
  });

  it("X-55: a segment matches whoever the same rules of a banner's own match", async () => {
    const { db, tenantRegistry } = app.services;
    const tenant = tenantRegistry.list().find(({ id }) => id === "aurelune");
    if (tenant === undefined) throw new Error("no merchant");
    const members = await addReaders(app);
    const callers = [
      ...members.map((memberId) => ({ member: { tenantId: "aurelune", memberId } })),
      { guest: { language: "EN", country: "TH" } },
      { guest: { language: "VI", country: "" } },
    ];
    const segment = toSegment();
    await carla.get(saveSegment, segment);
    const [own, named] = [toBanner(), toBanner({ audience: { segment: segment.id } })];
    await carla.get(saveBanner, own);
    await carla.get(saveBanner, named);
    const outcomes = new Set<boolean>();
    await fc.assert(
      fc.asyncProperty(anyRules, async (rules) => {
        const stored = JSON.stringify(rules);
        await sql`update segments set rules = ${stored}::jsonb where id = ${segment.id}`.execute(db);
        await sql`update banners set audience = ${stored}::jsonb where id = ${own.id}`.execute(db);
        for (const caller of callers) {
          const seen = (await listBanners(db, { tenant, language: "EN", caller })).map(({ bannerId }) => bannerId);
          outcomes.add(seen.includes(own.id));
          expect(seen.includes(named.id)).toBe(seen.includes(own.id));
        }
      }),
      { numRuns: 30, examples: [[everyoneRules], [{ ...everyoneRules, who: "MEMBERS" }]] },
    );
    expect(outcomes.size).toBe(2);
  });

  it("X-55: of two who make the last one that a merchant may have, one is refused", async () => {
    await sql`
      insert into segments (tenant_id, id, name, folded_name, rules, saved_by)
      select 'aurelune', 'many-' || n, 'many ' || n, 'many ' || n, ${JSON.stringify(everyoneRules)}::jsonb, 'x'
      from generate_series(1, ${mostSegments - 1}::int - (select count(*)::int from segments where tenant_id = 'aurelune')) n`.execute(
      app.services.db,
    );
    const answers = await Promise.all([carla.call(saveSegment, toSegment()), colin.call(saveSegment, toSegment())]);
    expect(answers.map(({ body }) => (body.success ? "success" : body.errorCode)).toSorted()).toEqual([
      "document.limit",
      "success",
    ]);
  });
});
