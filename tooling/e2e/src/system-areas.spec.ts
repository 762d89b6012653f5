import { expect, test, toUrl } from "./site.ts";

test("RT-08, RT-14: a lobby has only the games of its category", async ({ page }) => {
  for (const [path, category] of [
    ["/rng", "RNG"],
    ["/inhouse", "INHOUSE"],
  ] as const) {
    const answer = page.waitForResponse((response) => response.url().includes(`gameType=${category}`));
    await page.goto(toUrl("aurelune", path));
    const body: { value: { games: { gameType: string; gameName: string }[] } } = await (await answer).json();
    const { games } = body.value;
    expect(new Set(games.map(({ gameType }) => gameType))).toEqual(new Set([category]));
    await expect(page.getByRole("main").getByRole("article")).toHaveCount(games.length);
    const names = await page.getByRole("main").getByRole("article").getByRole("heading").allTextContents();
    expect(names).toEqual(games.map(({ gameName }) => gameName));
  }
});

test("GM-16, RT-16: /hot and home's row have the games that the gateway marks as hot, in its order", async ({
  page,
}) => {
  const answer = page.waitForResponse(/GCSGAME_hotGamesV2/);
  await page.goto(toUrl("aurelune", "/hot"));
  const body: { value: { list: { gameName: string }[] } } = await (await answer).json();
  const names = body.value.list.map(({ gameName }) => gameName);
  expect(names.length).toBeGreaterThan(12);
  await expect(page.getByRole("main").getByRole("article").getByRole("heading")).toHaveText(names);
  await page.goto(toUrl("aurelune"));
  const row = page.getByRole("region", { name: "Hot games" }).getByRole("article").getByRole("heading");
  await expect(row.first()).toBeVisible();
  const shown = await row.allTextContents();
  expect(shown).toEqual(names.slice(0, shown.length));
});
