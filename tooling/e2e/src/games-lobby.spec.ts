import type { Page } from "@playwright/test";
import { withoutEvents } from "./liveEvents.ts";
import { expect, logIn, test, toUrl } from "./site.ts";

const cardsOf = (page: Page) => page.getByRole("main").getByRole("article");

/** The part of a list of games that the journeys look at. */
type ListAnswer = {
  readonly value: {
    readonly totalCount: number;
    readonly games: readonly {
      readonly gameName: string;
      readonly vassalage: string;
      readonly gameClassify: string;
    }[];
  };
};

test("GM-02, GM-09, GM-06: a page has 42 of 9,988 games; a vendor and a kind show only theirs, from page 1", async ({
  page,
}) => {
  await page.goto(toUrl("aurelune", "/rng?page=3"));
  await expect(page.getByText("9,988 games")).toBeVisible();
  await expect(cardsOf(page)).toHaveCount(42);
  await expect(page.getByRole("button", { name: "Page 238", exact: true })).toBeVisible();
  const vendors = page.getByRole("group", { name: "Providers" });
  for (const [filter, choose, read] of [
    [
      "vassalage=[A-Z]",
      () => vendors.getByRole("button", { name: "Tin Sparrow" }).click(),
      (game: ListAnswer["value"]["games"][number]) => game.vassalage,
    ],
    [
      "vassalage=&gameClassify=CASCADE",
      async () => {
        await vendors.getByRole("button", { name: "All" }).click();
        await page.getByLabel("Game types").selectOption("CASCADE");
      },
      (game: ListAnswer["value"]["games"][number]) => game.gameClassify,
    ],
  ] as const) {
    const answer = page.waitForResponse(new RegExp(`GCSGAME_gameList.*${filter}`));
    await choose();
    const { value }: ListAnswer = await (await answer).json();
    expect(new Set(value.games.map(read)).size).toBe(1);
    await expect(cardsOf(page).getByRole("heading")).toHaveText(value.games.map(({ gameName }) => gameName));
    await expect(page).not.toHaveURL(/page=/);
  }
});

test("GM-35, GM-05: a search in 10,000 games shows those with that name and their number @sweep", async ({ page }) => {
  await page.goto(toUrl("aurelune", "/rng"));
  const answer = page.waitForResponse(/GCSGAME_gameList.*gameName=fort/);
  await page.getByRole("searchbox", { name: "Search games" }).fill("fort");
  const { value }: ListAnswer = await (await answer).json();
  await expect(page.getByText(`${value.totalCount} games`)).toBeVisible();
  await expect(cardsOf(page).getByRole("heading")).toHaveText(value.games.map(({ gameName }) => gameName));
  expect(value.games.filter(({ gameName }) => !/fort/i.test(gameName))).toEqual([]);
  await expect(page).toHaveURL(/q=fort/);
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

  test("GM-10: scrolling to the end loads each page once; Back restores the position; a failed page shows an error and can be loaded again", async ({
    page,
    faults,
  }) => {
    faults.allow(/ERR_FAILED/);
    const asked: string[] = [];
    page.on("request", (request) => {
      const { pathname, searchParams } = new URL(request.url());
      if (pathname.endsWith("GCSGAME_gameList") && searchParams.get("pageSize") === "42")
        asked.push(searchParams.get("pageNo") ?? "");
    });
    const wall = page.getByRole("region", { name: "Games" });
    const cards = wall.getByRole("article");
    const toEnd = () => page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    await page.goto(toUrl("aurelune", "/rng"));
    await expect(cards.first()).toBeVisible();
    await expect(page.getByRole("navigation", { name: "Pages" })).toHaveCount(0);
    expect(asked).toEqual(["1"]);
    // Wait for the answer first: just after a request the list may not be marked as busy yet.
    const answerOf = async (number: string) => {
      const answer = await page.waitForResponse(new RegExp(`GCSGAME_gameList.*pageNo=${number}(&|$)`));
      await answer.finished();
    };
    for (const next of ["2", "3"]) {
      const answer = answerOf(next);
      await toEnd();
      await answer;
      await expect(wall).toHaveAttribute("aria-busy", "false");
    }
    expect(asked).toEqual(["1", "2", "3"]);
    const place = await page.evaluate(() => scrollY);
    const name = await cards.last().getByRole("heading").textContent();
    await page.getByRole("navigation", { name: "Quick menu" }).getByRole("link", { name: "Home" }).click();
    await expect(page).toHaveURL(toUrl("aurelune"));
    await page.goBack();
    await expect(cards.getByRole("heading", { name: name ?? "", exact: true }).first()).toBeAttached();
    await expect.poll(async () => Math.abs((await page.evaluate(() => scrollY)) - place)).toBeLessThan(2);
    expect(asked).toEqual(["1", "2", "3"]);
    await page.route(/GCSGAME_gameList/, (route) => route.abort());
    await toEnd();
    await expect(wall.getByText("Network link is abnormal")).toBeVisible();
    await page.unroute(/GCSGAME_gameList/);
    const fourth = answerOf("4");
    await wall.getByRole("button", { name: "Load more" }).click();
    await fourth;
    await expect(wall.getByText("Network link is abnormal")).toHaveCount(0);
    await expect(wall).toHaveAttribute("aria-busy", "false");
    await toEnd();
    await expect.poll(() => asked.at(-1)).toBe("5");
    // After five pages a button loads more, so that the footer stays within reach.
    await expect(wall).toHaveAttribute("aria-busy", "false");
    await expect(wall.getByRole("button", { name: "Load more" })).toBeVisible();
    // The button, which appears with the fifth page, proves that the page is loaded; aria-busy alone may still be false before.
    await toEnd();
    await expect(page.getByRole("contentinfo")).toBeInViewport();
    expect(asked.at(-1)).toBe("5");
  });
});

test("GM-11: pictures more than 1.3 screens away are not requested until they come nearer @sweep", async ({ page }) => {
  const asked = new Set<string>();
  page.on("request", (request) => {
    if (request.url().includes("/art/games/")) asked.add(new URL(request.url()).pathname);
  });
  // A network with an open stream is never idle.
  await withoutEvents(page);
  await page.goto(toUrl("aurelune", "/rng"));
  await expect(cardsOf(page)).toHaveCount(42);
  await expect.poll(() => asked.size).toBeGreaterThan(6);
  const far = await cardsOf(page).evaluateAll(
    (cards) => cards.filter((card) => card.getBoundingClientRect().top > innerHeight * 1.35).length,
  );
  expect(far).toBeGreaterThan(6);
  await page.waitForLoadState("networkidle");
  expect(asked.size).toBeLessThanOrEqual(42 - far);
  const before = new Set(asked);
  await cardsOf(page).last().scrollIntoViewIfNeeded();
  const picture = cardsOf(page).last().locator("img");
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  const { pathname } = new URL((await picture.getAttribute("src")) ?? "");
  expect([before.has(pathname), asked.has(pathname)]).toEqual([false, true]);
});

test("SH-19: pictures come from the image hosts: one host per page, both hosts over many pages", async ({ page }) => {
  const seen = new Set<string>();
  for (let visit = 0; visit < 20 && seen.size < 2; visit += 1) {
    const hosts = new Set<string>();
    // Requests of the previous page must not be counted.
    await page.goto("about:blank");
    const listen = (request: { url: () => string }): void => {
      if (request.url().includes("/art/games/")) hosts.add(new URL(request.url()).hostname);
    };
    page.on("request", listen);
    await page.goto(toUrl("aurelune", "/inhouse"));
    await expect(page.getByRole("main").locator("article img").first()).toBeVisible();
    page.off("request", listen);
    expect(hosts.size).toBe(1);
    for (const host of hosts) seen.add(host);
  }
  expect([...seen].toSorted()).toEqual(["img1.localhost", "img2.localhost"]);
});

test("LG-20, RP-06, ER-01: the free demo has play money, and features for members are refused", async ({ page }) => {
  await page.goto(toUrl("aurelune", "/inhouse"));
  await page.getByRole("button", { name: "Free demo" }).click();
  await expect(page.getByRole("group", { name: "Balance" })).toContainText("10,000,000.00");
  expect(await page.evaluate(() => sessionStorage.getItem("isAgent"))).toBe("4");
  await page
    .getByRole("main")
    .getByRole("article")
    .first()
    .getByRole("button", { name: /Add to favourites/ })
    .click();
  const warning = page.getByRole("alertdialog", { name: "You need a real account for this." });
  await warning.getByRole("button", { name: "Open an account" }).click();
  await expect(page.getByRole("dialog", { name: "Join Aurelune" })).toBeVisible();
});

test("LT-06: Kickline has no announcements and no favourites, and another look", async ({ page }) => {
  await page.goto(toUrl("kickline"));
  await expect(page.getByRole("main").getByRole("article").first()).toBeVisible();
  await expect(page.getByRole("button", { name: "Announcements" })).toHaveCount(0);
  await expect(page.getByRole("button", { name: /favourites/ })).toHaveCount(0);
  // Changes by its own `slots.tsx`: a part prepended, one removed, one appended.
  await expect(page.getByRole("banner").locator("> a + *")).toHaveAccessibleName("First half, minute 1 of your visit");
  await expect(page.getByRole("banner").getByRole("button", { name: "Light theme" })).toHaveCount(0);
  const menu = page.getByRole("navigation", { name: "Main menu" });
  await expect(menu.getByRole("listitem")).toHaveText([
    "Home",
    "Hot games",
    "Slots",
    "In-house",
    "Promotions",
    "Point mall",
    "Feedback and support",
    "Platform information",
    "Help centre",
    "Change theme",
  ]);
  await menu.getByRole("button", { name: "Change theme" }).click();
  await expect(page.locator("html")).toHaveAttribute("data-theme", "light");
  await expect(page.getByRole("main").getByRole("region").last()).toHaveAccessibleName("Play in two halves");
  const look = () =>
    page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue("--mq-color-primary"));
  const kickline = await look();
  await page.goto(toUrl("aurelune"));
  expect(await look()).not.toBe(kickline);
});

test("SK-01, SK-06: a login sets every session key to its specified value, and never stores the password", async ({
  page,
}) => {
  await page.goto(toUrl("aurelune"));
  await logIn(page, "aurelune", "player0005");
  await expect(page.getByRole("group", { name: "Balance" })).toContainText("100,000.00");
  await page.getByRole("navigation", { name: "Main menu" }).getByRole("button", { name: "Announcements" }).click();
  await expect(page.getByRole("dialog").getByRole("listitem").first()).toBeVisible();
  const readStored = (): Promise<Record<string, string>> =>
    page.evaluate(() => Object.fromEntries(Object.entries(sessionStorage)));
  const exact = {
    isAgent: "0",
    cpw: "1",
    merchant: "aurelune",
    merchantCode: "AURELUNE",
    platform: "web",
    nickname: "player0005",
    account: "player0005",
    username: "player0005",
    toUpline: "0",
    memberLabel: "Member",
    merchantWallet: '{"isSingle":true}',
  };
  // Some keys are set by later answers.
  await expect.poll(readStored).toMatchObject(exact);
  await expect.poll(async () => "notice" in (await readStored())).toBe(true);
  const stored = await readStored();
  expect(stored["token"]).toMatch(/^[\w-]{43}$/);
  expect(stored["customerId"]).toMatch(/^[0-9a-f-]{36}$/);
  for (const key of ["memberLabelColor", "memberLabelColor2"]) expect(stored[key]).toMatch(/^#[0-9a-f]{6}$/);
  const parse = (key: string): unknown => JSON.parse(stored[key] ?? "null");
  expect(parse("routers")).toMatchObject({ imageCDNs: expect.any(Array), launchGameCDNs: expect.any(Array) });
  expect(parse("validate")).toMatchObject({ username: { enabled: "1" }, password: { required: "1" } });
  expect(parse("settings")).toMatchObject({ currency: "VND", merchantCode: "AURELUNE" });
  expect(parse("notice")).toMatchObject([{ title: "Welcome" }, {}, {}]);
  expect(JSON.stringify(stored)).not.toContain("Marquee#2026");
});
