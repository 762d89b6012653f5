import { randomUUID } from "node:crypto";
import { everyoneRules, listAnnouncements } from "@marquee/contract";
import {
  countAudience,
  listAudit,
  listStaffAnnouncements,
  listStaffBanners,
  orderBanners,
  removeBanner,
  saveAnnouncement,
  type SaveBanner,
  saveBanner,
  uploadBannerPicture,
} from "@marquee/contract/staff";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { joinDesk } from "../../../test/deskTeam.ts";
import { always, reason, toAnnouncement, toBanner } from "../../../test/notices.ts";
import { openTestApp, type TestApp } from "../../../test/openTestApp.ts";
import { deskSettings, type Staff } from "../../../test/staff.ts";
import { openAurelune, openKickline } from "../../../test/visitor.ts";
import { listBanners, noteDue } from "./shownNoticeStore.ts";

describe("banners and announcements of staff", () => {
  let app: TestApp;
  let carla: Staff;
  let colin: Staff;

  beforeAll(async () => {
    app = await openTestApp({ ...deskSettings, MARQUEE_COUNTRY_HEADER: "x-country", MARQUEE_TRUST_PROXY: "127.0.0.1" });
    [carla, colin] = [await joinDesk(app, "carla", "CONTENT"), await joinDesk(app, "colin", "CONTENT")];
  });
  afterAll(() => app.close());

  const shown = async (visitor = openAurelune(app), headers: Record<string, string> = {}) =>
    (await visitor.get(listAnnouncements, { types: "B" }, { headers })).banners.map(({ bannerId }) => bannerId);

  /** A member of Aurelune who logged in from Thailand and carries the label; his key. */
  async function addVip() {
    const db = app.services.db;
    const label = randomUUID();
    await sql`insert into labels (tenant_id, id, names, color, color2, rank, service)
      values ('aurelune', ${label}, '{"EN":"Gold"}', '#aa8800', '#aa8800', 1, 'VIP')`.execute(db);
    const visitor = openAurelune(app);
    const username = `vip${randomUUID().slice(0, 8)}`;
    await visitor.registerAs(username);
    const { rows } = await sql<{ id: string }>`
      update members set login_country = 'TH' where tenant_id = 'aurelune' and username = ${username} returning id`.execute(
      db,
    );
    const id = rows[0]?.id ?? "";
    await sql`insert into member_labels (tenant_id, label_id, member_id) values ('aurelune', ${label}, ${id})`.execute(
      db,
    );
    return { visitor, label, key: { tenantId: "aurelune", memberId: id } };
  }

  it('X-55: a banner for "VIP, TH, Friday" is shown only then and only there', async () => {
    const { visitor, label, key } = await addVip();
    const audience = {
      ...everyoneRules,
      who: "MEMBERS" as const,
      labels: [label],
      levels: ["VIP" as const],
      countries: ["TH"],
    };
    const friday = toBanner({ audience, schedule: { ...always, weekdays: [5] } });
    await carla.get(saveBanner, friday);
    const tenant = app.services.tenantRegistry.list().find(({ id }) => id === "aurelune");
    if (tenant === undefined) throw new Error("no merchant");
    const at = async (day: string, caller: Parameters<typeof listBanners>[1]["caller"]) => {
      const reader = {
        tenant,
        language: "EN" as const,
        caller,
        at: sql<Date>`(${day}::timestamp at time zone ${tenant.timeZone})`,
      };
      return (await listBanners(app.services.db, reader)).some(({ bannerId }) => bannerId === friday.id);
    };
    const member = { member: key };
    // 2026-11-27 is a Friday; the day is the merchant's.
    expect(await at("2026-11-27 00:00", member)).toBe(true);
    expect(await at("2026-11-27 23:59", member)).toBe(true);
    expect(await at("2026-11-26 23:59", member)).toBe(false);
    expect(await at("2026-11-28 00:00", member)).toBe(false);
    expect(await at("2026-11-27 12:00", { guest: { language: "EN", country: "TH" } })).toBe(false);
    await sql`update members set login_country = 'VN' where tenant_id = 'aurelune' and id = ${key.memberId}`.execute(
      app.services.db,
    );
    expect(await at("2026-11-27 12:00", member)).toBe(false);
    await sql`update members set login_country = 'TH' where tenant_id = 'aurelune' and id = ${key.memberId}`.execute(
      app.services.db,
    );
    // The same over HTTP: every day, for the member alone.
    const daily = toBanner({ audience });
    await carla.get(saveBanner, daily);
    expect(await shown(visitor)).toContain(daily.id);
    expect(await shown()).not.toContain(daily.id);
    expect(await shown(openKickline(app))).not.toContain(daily.id);
    await sql`delete from member_labels where member_id = ${key.memberId}`.execute(app.services.db);
    expect(await shown(visitor)).not.toContain(daily.id);
  });

  it("X-55: hours that pass midnight belong to the day on which they begin, and a guest is matched by language and country", async () => {
    const night = toBanner({ schedule: { ...always, weekdays: [5], hours: { from: "22:00", to: "02:00" } } });
    const thai = toBanner({ audience: { ...everyoneRules, who: "GUESTS", languages: ["VI"], countries: ["TH"] } });
    await carla.get(saveBanner, night);
    await carla.get(saveBanner, thai);
    const tenant = app.services.tenantRegistry.list().find(({ id }) => id === "aurelune");
    if (tenant === undefined) throw new Error("no merchant");
    const at = async (time: string, language: "EN" | "VI" = "EN", country = "TH") => {
      const caller = { guest: { language, country } };
      const reader = { tenant, language, caller, at: sql<Date>`(${time}::timestamp at time zone ${tenant.timeZone})` };
      return (await listBanners(app.services.db, reader)).map(({ bannerId }) => bannerId);
    };
    expect(await at("2026-11-27 22:00")).toContain(night.id);
    expect(await at("2026-11-28 01:59")).toContain(night.id);
    for (const time of ["2026-11-27 01:59", "2026-11-27 21:59", "2026-11-28 02:00", "2026-11-28 22:00"])
      expect(await at(time), time).not.toContain(night.id);
    expect(await at("2026-11-27 12:00", "VI")).toContain(thai.id);
    expect(await at("2026-11-27 12:00", "EN")).not.toContain(thai.id);
    expect(await at("2026-11-27 12:00", "VI", "VN")).not.toContain(thai.id);
  });

  it("X-55: planned, over and off are not shown; whoever edits second is told, and the audit log has both states", async () => {
    const day = 86_400_000;
    const now = Date.now();
    const banners = {
      ON: toBanner(),
      PLANNED: toBanner({ schedule: { ...always, from: now + day } }),
      OVER: toBanner({ schedule: { ...always, to: now - day } }),
      OFF: toBanner({ isOn: false }),
    };
    for (const banner of Object.values(banners)) await carla.get(saveBanner, banner);
    const list = await carla.get(listStaffBanners, {});
    for (const [state, { id }] of Object.entries(banners))
      expect(list.find((each) => each.id === id)?.state).toBe(state);
    const seen = await shown();
    expect(Object.values(banners).filter(({ id }) => seen.includes(id))).toEqual([banners.ON]);
    const changed = { ...banners.ON, version: 1, titles: { EN: "Carla's" } };
    expect(await carla.get(saveBanner, changed)).toEqual({ version: 2 });
    // Sent twice, it is made once.
    expect(await carla.get(saveBanner, changed)).toEqual({ version: 2 });
    expect(await colin.refuse(saveBanner, { ...changed, titles: { EN: "Colin's" } })).toBe("state.changed");
    const [line] = (await (await joinDesk(app, "olga", "OWNER")).get(listAudit, {})).items;
    expect(line).toMatchObject({ action: "save banner", actor: "carla@aurelune.example" });
    expect(JSON.stringify([line?.before, line?.after])).toMatch(/A banner.*Carla's/);
    expect(await colin.refuse(removeBanner, { id: changed.id, version: 1, reason })).toBe("state.changed");
    await colin.get(removeBanner, { id: changed.id, version: 2, reason });
    expect(await shown()).not.toContain(changed.id);
  });

  it("X-55: banners are put into an order as a whole; one that came meanwhile refuses it", async () => {
    const before = (await carla.get(listStaffBanners, {})).map(({ id }) => id);
    await carla.get(orderBanners, { ids: before.toReversed(), reason });
    expect((await carla.get(listStaffBanners, {})).map(({ id }) => id)).toEqual(before.toReversed());
    await colin.get(saveBanner, toBanner());
    expect(await carla.refuse(orderBanners, { ids: before, reason })).toBe("state.changed");
  });

  it("BN-17: a banner leads to a page, over https or to a game that is there, and to nothing else", async () => {
    const faults = async (more: Partial<SaveBanner>) => {
      const { body } = await carla.call(saveBanner, toBanner(more));
      return body.success ? [] : (body.fields ?? []).map(({ name }) => name);
    };
    const link = (type: "INNER" | "OUTER" | "PROMO" | "GAME", to: string) => faults({ link: { type, to } });
    expect(await link("INNER", "/rng?page=2")).toEqual([]);
    expect(await link("OUTER", "https://promo.example/a")).toEqual([]);
    for (const to of ["//evil.example", "/\\evil.example", "/nowhere", "javascript:alert(1)", "__proto__"])
      expect(await link("INNER", to), to).toEqual(["link"]);
    for (const to of ["javascript:alert(1)", "http://promo.example", "https://good@evil.example/", "data:text/html,x"])
      expect(await link("OUTER", to), to).toEqual(["link"]);
    expect(await link("GAME", "nothing")).toEqual(["link"]);
    expect(await link("PROMO", "nothing")).toEqual(["link"]);
    expect(await faults({ group: "/nowhere" })).toEqual(["group"]);
    expect(await faults({ titles: { VI: "Chỉ" } })).toEqual(["titles.EN"]);
    expect(await faults({ schedule: { ...always, from: 2, to: 1 } })).toEqual(["schedule.to"]);
    expect(await faults({ audience: { ...everyoneRules, levels: ["VIP"] } })).toEqual(["audience.who"]);
    expect(await faults({ audience: { ...everyoneRules, who: "MEMBERS", labels: ["none"] } })).toEqual([
      "audience.labels",
    ]);
  });

  it("AN-02, AN-03: an announcement is cleaned, comes by its type and in its language, and is its merchant's alone", async () => {
    const html =
      '<p onclick="hit()">Kept</p><script>hit()</script><a href="javascript:hit()">x</a><img src="data:x" onerror="hit()">';
    const popup = toAnnouncement({
      type: "PU",
      priority: 9,
      texts: { EN: { title: "Hello", html }, VI: { title: "Xin chào", html: "<p>Chào</p>" } },
    });
    const help = toAnnouncement({ type: "H" });
    await carla.get(saveAnnouncement, popup);
    await carla.get(saveAnnouncement, help);
    const ann = openAurelune(app);
    const read = (language: string) => ann.get(listAnnouncements, { types: "PU,H" }, { headers: { language } });
    const english = await read("EN");
    expect(english.popup[0]).toMatchObject({ id: popup.id, title: "Hello", level: 9 });
    expect(english.popup[0]?.content).toContain("<p>Kept</p>");
    expect(english.popup[0]?.content).not.toMatch(/script|onclick|onerror|data:/);
    expect((english.help ?? []).map(({ id }) => id)).toEqual([help.id]);
    expect((await read("VI")).popup[0]?.title).toBe("Xin chào");
    expect((await read("CN")).popup[0]?.title).toBe("Hello");
    const other = await openKickline(app).get(listAnnouncements, { types: "PU,H" });
    expect([...other.popup, ...(other.help ?? [])].some(({ id }) => id === popup.id || id === help.id)).toBe(false);
    expect((await carla.get(listStaffAnnouncements, {})).find(({ id }) => id === popup.id)?.state).toBe("ON");
  });

  it("X-55: a picture is stored re-encoded and served by its hash; what is none is refused", async () => {
    const { default: sharp } = await import("sharp");
    const png = await sharp({ create: { width: 20, height: 10, channels: 3, background: "#aa8800" } })
      .withExif({ IFD0: { Copyright: "somebody" } })
      .png()
      .toBuffer();
    const { url } = await carla.get(uploadBannerPicture, { data: png.toString("base64") });
    const answer = await app.http.inject({ method: "GET", url, headers: { host: "aurelune.localhost" } });
    expect([answer.statusCode, answer.headers["content-type"]]).toEqual([200, "image/png"]);
    expect(answer.rawPayload.includes("somebody")).toBe(false);
    const svg = Buffer.from("<svg xmlns='http://www.w3.org/2000/svg'><script>1</script></svg>").toString("base64");
    expect(await carla.refuse(uploadBannerPicture, { data: svg })).toBe("upload.type");
    await carla.get(saveBanner, toBanner({ picture: url, phonePicture: url }));
    const { banners } = await openAurelune(app).get(listAnnouncements, { types: "B" });
    expect(banners.find((banner) => banner.url === url)).toMatchObject({ phoneUrl: url });
  });

  it("X-55: what begins or ends by itself is told once, by one of two gateways", async () => {
    const tenant = { id: "aurelune", timeZone: "Asia/Bangkok" };
    const { db } = app.services;
    await noteDue(db, tenant);
    expect(await noteDue(db, tenant)).toBe(false);
    const banner = toBanner();
    await carla.get(saveBanner, banner);
    await sql`update banners set ends_at = clock_timestamp() - interval '1 second' where id = ${banner.id}`.execute(db);
    expect(await noteDue(db, tenant)).toBe(false);
    await sql`update banners set ends_at = null where id = ${banner.id}`.execute(db);
    expect((await Promise.all([noteDue(db, tenant), noteDue(db, tenant)])).filter(Boolean)).toHaveLength(1);
  });

  it("X-55: staff see how many members an audience has before they save", async () => {
    const all = await carla.get(countAudience, { audience: everyoneRules });
    expect(all.matching).toBe(all.members);
    const guests = await carla.get(countAudience, { audience: { ...everyoneRules, who: "GUESTS" } });
    expect(guests).toEqual({ matching: 0, members: all.members });
  });
});
