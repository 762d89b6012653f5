import { announcementsPerPage, listAnnouncements } from "@marquee/contract";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openTestApp, type TestApp } from "../../../test/openTestApp.ts";
import { openAurelune, openKickline } from "../../../test/visitor.ts";

describe("support", () => {
  let app: TestApp;

  beforeAll(async () => {
    app = await openTestApp();
  });
  afterAll(() => app.close());

  it("AN-03, AN-04, BN-20: announcements come by place and language, banners where no type is named", async () => {
    const ann = openAurelune(app);
    await ann.registerAs("noticereader");
    const all = await ann.get(listAnnouncements, { types: "B,PL,PU,PR" });
    expect([all.player.length, all.popup.length, all.promotion.length]).toEqual([3, 1, 0]);
    expect(all.player[0]?.timestamp).toBeGreaterThan(all.player[1]?.timestamp ?? 0);
    expect(all.banners.map(({ groupName }) => groupName)).toEqual(["/", "/", "/", "/rng"]);
    const vi = await ann.get(listAnnouncements, { types: "PL" }, { headers: { language: "VI" } });
    expect(vi.player[0]?.title).toBe("Chào mừng bạn");
    const plain = await ann.get(listAnnouncements, {});
    expect([plain.player, plain.banners.length]).toEqual([[], 4]);
    const kickline = await openKickline(app).get(listAnnouncements, { types: "B,PL" });
    expect([kickline.player, kickline.banners.length]).toEqual([[], 4]);
  });

  it("AP-40, AP-70, EN-05: the notice call as the specification sends it, by GET and by POST", async () => {
    const ann = openAurelune(app);
    const request = { types: "B,PL,PU,PR", platform: "W", execution: "B" };
    const value = await ann.get(listAnnouncements, request);
    expect(Object.keys(value)).toEqual(expect.arrayContaining(["player", "banners", "popup", "promotion"]));
    expect(await ann.get(listAnnouncements, request, { method: "POST" })).toEqual(value);
    expect(value.banners[0]).toMatchObject({
      bannerId: expect.any(String),
      url: expect.stringMatching(/^\//),
      groupName: "/",
    });
    expect(value.banners.some(({ linkageType }) => linkageType === "INNER")).toBe(true);
  });

  it("AP-64: the action getAnnouncementContentV2 is the notice call with its types, whatever it says of its execution", async () => {
    const ann = openAurelune(app);
    const all = await ann.get(listAnnouncements, { types: "B,PL,PU,PR" });
    for (const execution of ["B", "F"]) {
      const content = await ann.get(listAnnouncements, { types: "PL,PU", platform: "W", execution });
      expect(content).toEqual({ ...all, banners: [], promotion: [] });
    }
  });

  it("EN-22, AN-05: a notice has title, content and a time in milliseconds", async () => {
    const { player } = await openAurelune(app).get(listAnnouncements, { types: "PL" });
    for (const { title, content, timestamp } of player) {
      expect([title, content].every((text) => text.length > 0)).toBe(true);
      expect(timestamp).toBeGreaterThan(Date.UTC(2020, 0, 1));
      expect(timestamp).toBeLessThanOrEqual(Date.now());
    }
    expect(player.length).toBeLessThanOrEqual(announcementsPerPage);
  });
});
