import type { Page } from "@playwright/test";
import { changeAnswer } from "./changeAnswer.ts";
import { openAs, openNewMember } from "./members.ts";
import { expect, test, toUrl } from "./site.ts";

const cardsOf = (page: Page) => page.getByRole("main").getByRole("article");

test("GM-21, CN-05: a member's launch sends the fields of the specification, each with its value", async ({ page }) => {
  await openAs(page, toUrl("aurelune", "/inhouse"), "aurelune", "player0070");
  const token = await page.evaluate(() => sessionStorage.getItem("token"));
  const launch = page.waitForRequest(/launchGame/);
  await cardsOf(page)
    .first()
    .getByRole("button", { name: /^Play / })
    .click();
  const sent: Record<string, unknown> = (await launch).postDataJSON();
  expect(sent).toMatchObject({
    gameId: expect.stringMatching(/^inhouse-/),
    nodeId: expect.stringMatching(/^aurelune-inhouse-/),
    accountType: 1,
    confirmTrans: 0,
    vassalage: expect.stringMatching(/^[A-Z]+$/),
    launchMode: "GLS",
    platform: "html5-desktop",
    clientType: 3,
    username: "player0070",
    token,
    merchantCode: "AURELUNE",
    language: "EN",
    mode: "REAL",
  });
  await expect(page.frameLocator("iframe").getByRole("button", { name: "Spin" })).toBeVisible();
});

test("GM-15, AP-75: Continue playing requests and shows the last played games, the newest first", async ({ page }) => {
  await openNewMember(page, toUrl("aurelune"), "aurelune");
  const names: string[] = [];
  for (const place of [2, 4, 0]) {
    await page.goto(toUrl("aurelune", "/inhouse"));
    const card = cardsOf(page).nth(place);
    names.push((await card.getByRole("heading").textContent()) ?? "");
    const launched = page.waitForResponse(/launchGame/);
    await card.getByRole("button", { name: /^Play / }).click();
    expect((await launched).ok()).toBe(true);
  }
  const [first = "", second = "", third = ""] = names;
  const headings = page.getByRole("region", { name: "Continue playing" }).getByRole("heading", { level: 3 });
  const asked = page.waitForRequest(/GCS_recentGame/);
  await page.goto(toUrl("aurelune"));
  await expect(headings).toHaveText([third, second, first]);
  const { searchParams } = new URL((await asked).url());
  expect(Object.fromEntries(searchParams)).toMatchObject({ clientType: "3", language: "EN" });
  // A game that is played again moves to the front and is listed once.
  await page.goto(toUrl("aurelune", "/inhouse"));
  const launched = page.waitForResponse(/launchGame/);
  await cardsOf(page)
    .nth(2)
    .getByRole("button", { name: /^Play / })
    .click();
  expect((await launched).ok()).toBe(true);
  await page.goto(toUrl("aurelune"));
  await expect(headings).toHaveText([first, third, second]);
});

const playDemo = (page: Page) => cardsOf(page).first().getByRole("button", { name: /^Demo/ }).click();

test("GM-23: a game opens by game_url or game_url2", async ({ page }) => {
  await changeAnswer(page, /launchGame/, ({ game_url: url, ...others }) => ({
    ...others,
    game_url: undefined,
    content: undefined,
    game_url2: url,
  }));
  await page.goto(toUrl("aurelune", "/inhouse"));
  await playDemo(page);
  await expect(page.frameLocator("iframe").getByRole("button", { name: "Spin" })).toBeVisible();
});

for (const wrong of ["javascript:alert(1)", "https://play.elsewhere.example/play/a?t=1"])
  test(`GM-26, ER-14: a launch that answers ${wrong} says that the address is invalid, and opens nothing`, async ({
    page,
  }) => {
    await changeAnswer(page, /launchGame/, (value) => ({ ...value, content: undefined, game_url: wrong }));
    await page.goto(toUrl("aurelune", "/inhouse"));
    await playDemo(page);
    await expect(page.getByRole("heading", { name: "Invalid URL, contact customer service" })).toBeVisible();
    await expect(page.locator("iframe")).toHaveCount(0);
  });

test("AP-32: a launch uses the second channel when the first does not answer", async ({ page, faults }) => {
  faults.allow(/ERR_FAILED/);
  await page.route(/\/wps\/game\/launchGame/, (route) => route.abort());
  const second = page.waitForResponse(/\/wps\/relay\/GCS_gameLaunchFB/);
  await page.goto(toUrl("aurelune", "/inhouse"));
  await playDemo(page);
  expect((await second).ok()).toBe(true);
  await expect(page.frameLocator("iframe").getByRole("button", { name: "Spin" })).toBeVisible();
});

test("AP-74, EN-27: a lobby requests its list with the eleven fields, from the first page", async ({ page }) => {
  const asked = page.waitForRequest(/GCSGAME_gameList/);
  await page.goto(toUrl("kickline", "/rng"));
  expect(Object.fromEntries(new URL((await asked).url()).searchParams)).toEqual({
    clientType: "3",
    platform: "html5-desktop",
    channel: "WEB",
    merchant: "KICKLINE",
    gameType: "RNG",
    vassalage: "",
    gameClassify: "",
    gameName: "",
    minBet: "",
    minLineNum: "0",
    language: "EN",
    pageNo: "1",
    pageSize: "42",
  });
});

test("GM-16, EN-21, CN-05: /hot and home show the gateway's hot games in its order, requested as specified", async ({
  page,
}) => {
  const asked = page.waitForResponse(/GCSGAME_hotGamesV2/);
  await page.goto(toUrl("aurelune", "/hot"));
  const answer = await asked;
  const request = answer.request();
  const sent: unknown =
    request.method() === "GET" ? Object.fromEntries(new URL(request.url()).searchParams) : request.postDataJSON();
  expect(
    JSON.parse(JSON.stringify(sent), (_key, value) => (typeof value === "number" ? String(value) : value)),
  ).toEqual({
    merchantCode: "AURELUNE",
    isPlatform: "2",
    vassalage: "",
    platform: "flash,html5-desktop",
    language: "EN",
  });
  const body: { readonly value: { readonly list: readonly { readonly gameName: string }[] } } = await answer.json();
  const names = body.value.list.map(({ gameName }) => gameName);
  expect(names.length).toBeGreaterThan(12);
  await expect(cardsOf(page).getByRole("heading")).toHaveText(names);
  await page.goto(toUrl("aurelune"));
  const row = page.getByRole("region", { name: "Hot games" }).getByRole("article").getByRole("heading");
  await expect(row.first()).toBeVisible();
  const shown = await row.allTextContents();
  expect(shown).toEqual(names.slice(0, shown.length));
});

test("AP-76, EN-18: favourites are requested with client type 3, platform flash and type RNG; a heart sends the game's identity", async ({
  page,
}) => {
  await openNewMember(page, toUrl("aurelune", "/rng"), "aurelune");
  await page.goto(toUrl("aurelune", "/rng"));
  const added = page.waitForRequest(/addFavoriteGame/);
  await cardsOf(page)
    .first()
    .getByRole("button", { name: /Add to favourites/ })
    .click();
  expect((await added).postDataJSON()).toEqual({
    nodeId: expect.stringMatching(/^aurelune-rng-/),
    vendor: expect.any(String),
    gameType: "RNG",
  });
  await (await added).response();
  const asked = page.waitForRequest(/MCSFE_getFavoriteGamesList/);
  await page.goto(toUrl("aurelune", "/favourites"));
  expect(Object.fromEntries(new URL((await asked).url()).searchParams)).toMatchObject({
    clientType: "3",
    platform: "flash",
    gameType: "RNG",
  });
  await expect(cardsOf(page)).toHaveCount(1);
});

test("LG-20, CN-05: the free demo is requested with platform W", async ({ page }) => {
  await page.goto(toUrl("kickline", "/inhouse"));
  const asked = page.waitForRequest(/session\/login\/freeplay/);
  await page.getByRole("button", { name: "Free demo" }).click();
  expect((await asked).postDataJSON()).toMatchObject({ platform: "W" });
  await expect(page.getByRole("button", { name: "Log out" })).toBeVisible();
});
