import { callGateway, listTiles } from "./houseClient.ts";
import { openNewMember } from "./members.ts";
import { expect, logIn, test, toUrl } from "./site.ts";

test("GM-12, SK-05, RP-03: a guest's heart asks for the login, is set afterwards, and survives a reload; a refused one shows an error and is undone", async ({
  page,
  faults,
}) => {
  faults.allow(/ERR_FAILED/);
  await page.goto(toUrl("aurelune", "/inhouse"));
  const star = page
    .getByRole("main")
    .getByRole("article")
    .first()
    .getByRole("button", { name: /Add to favourites/ });
  await star.click();
  const dialog = page.getByRole("dialog", { name: "Log in" });
  await dialog.getByRole("button", { name: "Register" }).click();
  const form = page.getByRole("dialog");
  const username = `star${Date.now().toString(36)}`;
  await form.getByLabel("Username").fill(username);
  await form.getByLabel("Password", { exact: true }).fill("Marquee#2026");
  await form.getByLabel("Confirm password").fill("Marquee#2026");
  await form.getByLabel("Birthday").fill("1990-05-05");
  // Wait for the answer, because leaving the page would cancel the request.
  const added = page.waitForResponse(/addFavoriteGame/);
  await form.getByRole("button", { name: "Register", exact: true }).click();
  expect((await added).ok()).toBe(true);
  await page.getByRole("button", { name: "Look at the games" }).click();
  await page.goto(toUrl("aurelune", "/inhouse"));
  const filled = page
    .getByRole("main")
    .getByRole("article")
    .first()
    .getByRole("button", { name: /Remove from favourites/ });
  await expect(filled).toHaveAttribute("aria-pressed", "true");
  await page.getByRole("navigation", { name: "Main menu" }).getByRole("link", { name: "Favourites" }).click();
  await expect(page.getByRole("main").getByRole("article")).toHaveCount(1);
  await expect.poll(() => page.evaluate((name) => localStorage.getItem(`favourites:${name}`), username)).toContain("[");
  await page.goto(toUrl("aurelune", "/inhouse"));
  await expect(filled).toHaveAttribute("aria-pressed", "true");
  await page.route(/removeFavorite/, (route) => route.abort());
  await filled.click();
  await expect(page.getByText("Network link is abnormal")).toBeVisible();
  await expect(filled).toHaveAttribute("aria-pressed", "true");
});

test("RP-03, HD-06, GM-18: closing the login or the registration drops the guest's action; a later login does not perform it", async ({
  page,
}) => {
  await page.goto(toUrl("aurelune", "/inhouse"));
  const added: string[] = [];
  page.on("request", (request) => request.url().includes("addFavoriteGame") && added.push(request.url()));
  await page
    .getByRole("main")
    .getByRole("article")
    .first()
    .getByRole("button", { name: /Add to favourites/ })
    .click();
  await page.getByRole("dialog", { name: "Log in" }).getByRole("button", { name: "Register" }).click();
  const form = page.getByRole("dialog", { name: "Join Aurelune" });
  await form.getByRole("button", { name: "Close" }).click();
  await expect(form).toBeHidden();
  await logIn(page, "aurelune", "player0007");
  await expect(page.getByRole("group", { name: "Balance" })).toContainText(/\d/);
  expect(added).toEqual([]);
});

test("GM-12: a game has one heart on all its cards: a press shows on each at once, and a refusal undoes it on each", async ({
  page,
  faults,
}) => {
  faults.allow(/ERR_FAILED/);
  await openNewMember(page, toUrl("aurelune", "/hot"), "aurelune");
  await page.goto(toUrl("aurelune", "/hot"));
  const played = page
    .getByRole("main")
    .getByRole("article")
    .filter({ has: page.locator("button:not([aria-disabled=true])") })
    .first();
  const name = (await played.getByRole("heading").textContent()) ?? "";
  const launched = page.waitForResponse(/launchGame/);
  await played.getByRole("button", { name: /^Play / }).click();
  expect((await launched).ok()).toBe(true);
  await page.goto(toUrl("aurelune"));
  const heartIn = (region: string) =>
    page
      .getByRole("region", { name: region })
      .getByRole("article")
      .filter({ has: page.getByRole("heading", { name, exact: true }) })
      .first()
      .getByRole("button", { name: /favourites/ });
  const hearts = [heartIn("Continue playing"), heartIn("Hot games")] as const;
  for (const heart of hearts) await expect(heart).toHaveAttribute("aria-pressed", "false");
  const release = Promise.withResolvers<void>();
  await page.route(/addFavoriteGame/, async (route) => {
    await release.promise;
    await route.abort();
  });
  await hearts[0].click();
  for (const heart of hearts) await expect(heart).toHaveAttribute("aria-pressed", "true");
  release.resolve();
  await expect(page.getByText("Network link is abnormal")).toBeVisible();
  for (const heart of hearts) await expect(heart).toHaveAttribute("aria-pressed", "false");
});

test("GM-14: removing the last game of the last page of favourites shows the page before it", async ({ page }) => {
  const username = await openNewMember(page, toUrl("aurelune"), "aurelune");
  const token = await page.evaluate(() => sessionStorage.getItem("token") ?? "");
  const player = { brand: "aurelune", token, username, request: page.request } as const;
  const tiles = [...(await listTiles(player, 1)), ...(await listTiles(player, 2))].slice(0, 43);
  for (const { nodeId, vassalage } of tiles)
    await callGateway(player, "POST", "/wps/relay/MCSFE_addFavoriteGame", {
      nodeId,
      vendor: vassalage,
      gameType: "RNG",
    });
  await page.goto(toUrl("aurelune", "/favourites?page=2"));
  const cards = page.getByRole("main").getByRole("article");
  await expect(cards).toHaveCount(1);
  await cards
    .first()
    .getByRole("button", { name: /Remove from favourites/ })
    .click();
  await expect(cards).toHaveCount(42);
  await expect(page).not.toHaveURL(/page=/);
});
