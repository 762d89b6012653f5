import { confirmAge, expect, test, toUrl } from "./site.ts";

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
  await confirmAge(form);
  // Wait for the answer, because leaving the page would cancel the request.
  const added = page.waitForResponse(/addFavoriteGame/);
  await form.getByRole("button", { name: "Register", exact: true }).click();
  expect((await added).ok()).toBe(true);
  await page.getByRole("button", { name: "See the games" }).click();
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
