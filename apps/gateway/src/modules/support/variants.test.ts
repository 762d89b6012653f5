import {
  type Banner,
  chooseVariant,
  countBanners,
  type CountBannersRequest,
  listAnnouncements,
} from "@marquee/contract";
import { getBannerResults, listStaffBanners, saveBanner, type SaveBanner } from "@marquee/contract/staff";
import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { joinDesk } from "../../../test/deskTeam.ts";
import { toBanner } from "../../../test/notices.ts";
import { openTestApp, type TestApp } from "../../../test/openTestApp.ts";
import { deskSettings, type Staff } from "../../../test/staff.ts";
import { openAurelune, openKickline } from "../../../test/visitor.ts";

const pictures = ["/art/banners/a.svg", "/art/banners/b.svg", "/art/banners/c.svg"] as const;
const others = pictures.slice(1).map((picture) => ({ picture, phonePicture: null }));

const { now } = Date;
const minute = 60_000;

describe("variants of banners", () => {
  let app: TestApp;
  let carla: Staff;
  let banner: SaveBanner;
  /** How far the gateway's clock is ahead, in milliseconds. */
  let ahead = 0;

  beforeAll(async () => {
    app = await openTestApp(deskSettings);
    carla = await joinDesk(app, "carla", "CONTENT");
    vi.spyOn(Date, "now").mockImplementation(() => now() + ahead);
  });
  afterAll(async () => {
    vi.restoreAllMocks();
    await app.close();
  });
  beforeEach(async () => {
    banner = toBanner({ picture: pictures[0], variants: others });
    await carla.get(saveBanner, banner);
  });

  type Visitor = ReturnType<typeof openAurelune>;
  type Count = CountBannersRequest["counts"][number];

  const find = async (visitor: Visitor): Promise<Banner> => {
    const { banners } = await visitor.get(listAnnouncements, { types: "B" });
    const found = banners.find(({ bannerId }) => bannerId === banner.id);
    if (found === undefined) throw new Error("the banner is not shown");
    return found;
  };
  /** Shows the banner to a visitor, as a page does: it keeps to one of a guest's pictures. */
  const show = async (visitor: Visitor, visit: string) => {
    const { variants = [], ticket = "" } = await find(visitor);
    const chosen = variants[chooseVariant(visit, banner.id, variants.length)];
    if (chosen === undefined) throw new Error("no variant");
    const toCount = (kind: Count["kind"]): Count => ({ bannerId: banner.id, variant: chosen.variant, ticket, kind });
    return { chosen, toCount };
  };
  const count = async (visitor: Visitor, ...counts: readonly Count[]) =>
    (await visitor.get(countBanners, { counts: [...counts] })).counted;
  const results = async () => carla.get(getBannerResults, { id: banner.id });
  const sum = async () => (await results()).reduce((total, { views, clicks }) => total + views + clicks, 0);

  it("X-55: what is counted of each variant equals the views and clicks that were made, one row a day", async () => {
    const made = new Map<string, { views: number; clicks: number }>(
      pictures.map((picture) => [picture, { views: 0, clicks: 0 }]),
    );
    for (let index = 0; index < 24; index += 1) {
      const visitor = openAurelune(app);
      if (index % 8 === 0) await visitor.registerAs(`viewer${index}`);
      const { chosen, toCount } = await show(visitor, `visit-${index}`);
      const own = made.get(chosen.url);
      if (own === undefined) throw new Error("a picture of its own");
      ahead += 1_500;
      const isPressed = index % 3 === 0;
      const batch = [toCount("VIEW"), ...(isPressed ? [toCount("CLICK")] : [])];
      // Sent twice at once, by a page that was not answered: it counts once.
      const both = await Promise.all([count(visitor, ...batch), count(visitor, ...batch)]);
      expect(both[0] + both[1]).toBe(batch.length);
      own.views += 1;
      own.clicks += isPressed ? 1 : 0;
    }
    expect(await results()).toEqual(
      [...made].map(([picture, counted]) => ({ picture, phonePicture: null, ...counted })),
    );
    for (const { views } of made.values()) expect(views).toBeGreaterThan(0);
    const { rows } = await sql<{ rows: number }>`
      select count(*)::int as rows from banner_counts where banner_id = ${banner.id}`.execute(app.services.db);
    expect(rows[0]?.rows).toBe(3);
  });

  it("X-55: a member always sees the same variant, and no other one is told of or counted", async () => {
    const member = openAurelune(app);
    await member.registerAs("steady1");
    const first = await find(member);
    expect(first.variants).toHaveLength(1);
    expect((await find(member)).variants).toEqual(first.variants);
    const guest = await find(openAurelune(app));
    expect(guest.variants?.map(({ url }) => url)).toEqual(pictures);
    const strange = guest.variants?.find(({ variant }) => variant !== first.variants?.[0]?.variant);
    const { toCount } = await show(member, "x");
    ahead += 1_500;
    expect(await count(member, { ...toCount("VIEW"), variant: strange?.variant ?? "" })).toBe(0);
    expect(await sum()).toBe(0);
  });

  it("X-55: a count costs a view: nothing is counted early, late, twice, of another banner, or by a ticket made up", async () => {
    const visitor = openAurelune(app);
    const { toCount } = await show(visitor, "x");
    const view = toCount("VIEW");
    expect(await count(visitor, view)).toBe(0);
    ahead += 1_500;
    const [at = "", nonce = "", signature = ""] = view.ticket.split(".");
    for (const ticket of [
      `${Number(at) - 1}.${nonce}.${signature}`,
      `${at}.a.${signature}`,
      `${at}.${nonce}.`,
      "a",
      "..",
      "__proto__",
    ])
      expect(await count(visitor, { ...view, ticket }), ticket).toBe(0);
    const other = toBanner({ picture: pictures[0], variants: others });
    await carla.get(saveBanner, other);
    expect(await count(visitor, { ...view, bannerId: other.id })).toBe(0);
    expect(await count(openKickline(app), view)).toBe(0);
    expect(await count(visitor, ...Array.from({ length: 20 }, () => view))).toBe(1);
    expect(await count(visitor, view)).toBe(0);
    expect(await visitor.refuse(countBanners, { counts: Array.from({ length: 21 }, () => view) })).toBe(
      "request.invalid",
    );
    const late = (await show(visitor, "x")).toCount("VIEW");
    ahead += 61 * minute;
    expect(await count(visitor, late)).toBe(0);
    expect(await sum()).toBe(1);
  });

  it("X-55: a banner that uses one picture is counted no more", async () => {
    const { toCount } = await show(openAurelune(app), "x");
    ahead += 1_500;
    await carla.get(saveBanner, { ...banner, version: 1, picture: pictures[1], variants: [] });
    expect(await count(openAurelune(app), toCount("VIEW"))).toBe(0);
    expect((await find(openAurelune(app))).ticket).toBeUndefined();
    const { body } = await carla.call(saveBanner, {
      ...banner,
      version: 2,
      variants: [{ picture: pictures[0], phonePicture: null }],
    });
    expect(body.success ? [] : body.fields).toEqual([{ name: "variants", rule: "unknown" }]);
    expect((await carla.get(listStaffBanners, {})).find(({ id }) => id === banner.id)?.variants).toEqual([]);
  });
});
