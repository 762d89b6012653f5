import { expect, logIn, test, toUrl } from "./site.ts";

test("GM-02, GM-03, VL-18: a page has 42 games; the pager works, and 9999 leads to the last page", async ({ page }) => {
  await page.goto(toUrl("aurelune", "/rng"));
  const cards = page.getByRole("main").getByRole("article");
  await expect(cards).toHaveCount(42);
  const pages = page.getByRole("navigation", { name: "Pages" });
  expect((await pages.getByRole("button").allTextContents()).slice(0, 2)).toEqual(["First", "Prev"]);
  await pages.getByRole("button", { name: "Page 2", exact: true }).click();
  await expect(page).toHaveURL(/page=2/);
  await expect(pages.getByRole("button", { name: "Page 2", exact: true })).toHaveAttribute("aria-current", "page");
  await pages.getByRole("textbox", { name: "Go to page" }).fill("9999");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/page=238/);
  await expect(pages.getByRole("button", { name: "Next" })).toBeDisabled();
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

  test("GM-10, GM-04: an address with a page starts at that page, with a button that leads to the first game", async ({
    page,
  }) => {
    const answer = page.waitForResponse(/GCSGAME_gameList.*pageNo=3/);
    await page.goto(toUrl("aurelune", "/rng?page=3"));
    await answer;
    await page.getByRole("button", { name: "Show from the first game" }).click();
    await expect(page).not.toHaveURL(/page=/);
    await expect(page.getByRole("button", { name: "Show from the first game" })).toHaveCount(0);
    await expect(page.getByRole("main").getByRole("article").first()).toBeVisible();
  });
});

test("GM-03: a page that is not a number is refused with a message, and the input stays", async ({ page }) => {
  await page.goto(toUrl("aurelune", "/rng"));
  const box = page.getByRole("navigation", { name: "Pages" }).getByRole("textbox", { name: "Go to page" });
  await box.fill("abc");
  await box.press("Enter");
  await expect(page.getByRole("alert")).toHaveText(/^Enter a number from 1 to \d+\.$/);
  await expect(box).toHaveValue("abc");
  await expect(box).toBeFocused();
  await expect(page).toHaveURL(toUrl("aurelune", "/rng"));
});

test("GM-01, GM-04, GM-09: choosing a vendor shows only its games, from page 1", async ({ page }) => {
  await page.goto(toUrl("aurelune", "/rng?page=3"));
  await expect(page.getByRole("main").getByRole("article")).toHaveCount(42);
  const answer = page.waitForResponse(/GCSGAME_gameList.*vassalage=/);
  await page.getByRole("group", { name: "Providers" }).getByRole("button", { name: "Tin Sparrow" }).click();
  const body: { value: { games: { vassalage: string }[] } } = await (await answer).json();
  expect(new Set(body.value.games.map(({ vassalage }) => vassalage)).size).toBe(1);
  await expect(page).toHaveURL(/vendor=/);
  await expect(page).not.toHaveURL(/page=/);
});

test("GM-05, SH-24: a search shows the games with that name, or says that there are none or no answer", async ({
  page,
  faults,
}) => {
  faults.allow(/ERR_FAILED/);
  await page.goto(toUrl("aurelune", "/rng"));
  await page.getByRole("searchbox", { name: "Search games" }).fill("fort");
  await expect(page).toHaveURL(/q=fort/);
  await expect(page.getByRole("main").getByRole("article").first()).toBeVisible();
  await expect
    .poll(async () =>
      (await page.getByRole("main").getByRole("heading", { level: 3 }).allTextContents()).every((name) =>
        /fort/i.test(name),
      ),
    )
    .toBe(true);
  await page.getByRole("searchbox", { name: "Search games" }).fill("zzzzqqq");
  await expect(page.getByRole("heading", { name: "No game found" })).toBeVisible();
  await page.getByRole("button", { name: "Show all games" }).click();
  await expect(page.getByRole("main").getByRole("article")).toHaveCount(42);
  await page.route(/GCSGAME_gameList/, (route) => route.abort());
  await page.getByRole("searchbox", { name: "Search games" }).fill("fortress");
  await expect(page.getByRole("heading", { name: "Network link is abnormal" })).toBeVisible();
  // The number and the pages of the previous answer are not shown for this search.
  await expect(page.getByText(/^[\d,]+ games?$/)).toHaveCount(0);
  await expect(page.getByRole("navigation", { name: "Pages" })).toHaveCount(0);
});

test("GM-11, ER-10: a picture that fails three times is replaced by the default icon", async ({ page, faults }) => {
  faults.allow(/Failed to load resource/);
  const tries = new Map<string, number>();
  await page.route(/\/art\/games\//, async (route) => {
    tries.set(route.request().url(), (tries.get(route.request().url()) ?? 0) + 1);
    await route.abort();
  });
  await page.goto(toUrl("aurelune", "/inhouse"));
  const first = page.getByRole("main").getByRole("article").first();
  await expect(first.locator("svg").first()).toBeVisible();
  await expect.poll(() => Math.max(...tries.values())).toBe(3);
  await expect(first.locator("img")).toHaveCount(0);
});

test("GM-16, RT-16: the hot games are on /hot and on the home page", async ({ page }) => {
  await page.goto(toUrl("aurelune", "/hot"));
  await expect(page.getByRole("main").getByRole("article").first()).toBeVisible();
  await page.goto(toUrl("aurelune"));
  await expect(page.getByRole("region", { name: "Hot games" }).getByRole("article").first()).toBeVisible();
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
  await expect(menu.getByRole("listitem")).toHaveText(["Home", "Hot games", "Slots", "In-house", "Change theme"]);
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
