import type { Page } from "@playwright/test";
import { expect, logIn, test, toUrl } from "./site.ts";

/** Opens a page in which a test can let time pass: `pass` moves the page's clock and the gateway's answer by the same time. */
async function openIdle(page: Page, player: string) {
  // Simulated seconds since the last act; the gateway's answer is reduced by them.
  let idle = 0;
  await page.clock.install();
  await page.route("**/wps/session/life", async (route) => {
    if (route.request().method() === "POST") idle = 0;
    const { host } = new URL(route.request().url());
    // Node.js does not resolve *.localhost, so the brand is named by the Host header.
    const response = await route.fetch({
      url: route.request().url().replace("aurelune.localhost", "127.0.0.1"),
      headers: { ...route.request().headers(), host },
    });
    const answer = await response.json();
    if (!answer.success) return route.fulfill({ response });
    await route.fulfill({
      response,
      json: { ...answer, value: { ...answer.value, idleSeconds: answer.value.idleSeconds - idle } },
    });
  });
  await page.goto(toUrl("aurelune", "/inhouse"));
  const first = page.waitForResponse(/session\/life$/);
  await logIn(page, "aurelune", player);
  await first;
  return {
    warning: page.getByRole("alertdialog", { name: "Are you still there?" }),
    pass: async (minutes: number, seconds = 0): Promise<void> => {
      idle += minutes * 60 + seconds;
      await page.clock.fastForward((minutes * 60 + seconds) * 1_000);
    },
    /** Simulates an act that this page does not see, in another tab or in a game's window. */
    actElsewhere: (): void => {
      idle = 0;
    },
  };
}

test("LG-24: an idle member is warned two minutes before the session ends, staying keeps it, and activity counts @sweep", async ({
  page,
}) => {
  const { warning, pass } = await openIdle(page, "player0041");
  await pass(27, 30);
  await expect(warning).toHaveCount(0);
  await pass(0, 40);
  await expect(warning).toContainText("You will be logged out because nothing was done for a while.");
  await expect(warning).toContainText(/Time left: 1:\d\d/);
  await expect(warning.getByRole("button", { name: "Stay logged in" })).toBeFocused();
  const kept = page.waitForResponse(
    (response) =>
      response.url().endsWith("/wps/session/life") && response.request().method() === "POST" && response.ok(),
  );
  await warning.getByRole("button", { name: "Stay logged in" }).click();
  await kept;
  await expect(warning).toHaveCount(0);
  // Another half hour with a key press in the middle brings no warning, because the page reports the key to the gateway.
  await pass(20);
  const told = page.waitForResponse(
    (response) => response.request().method() === "POST" && response.url().endsWith("/wps/session/life"),
  );
  await page.keyboard.press("Tab");
  await told;
  await pass(20);
  await expect(warning).toHaveCount(0);
  await pass(8, 10);
  await expect(warning).toContainText("Time left");
});

test("LG-24: at the end the page logs out, says why, offers the login, and keeps the input", async ({ page }) => {
  const { warning, pass } = await openIdle(page, "player0042");
  const search = page.getByRole("main").getByRole("searchbox").first();
  await search.fill("drag");
  await pass(28, 30);
  await expect(warning).toContainText("Time left");
  await pass(1, 40);
  await expect(
    page.getByText("You were logged out because you were inactive for a while. Please log in again."),
  ).toBeVisible();
  await expect(page.getByRole("dialog", { name: "Log in" })).toBeVisible();
  await expect(warning).toHaveCount(0);
  await expect(search).toHaveValue("drag");
  // No other message is shown.
  await expect(page.getByText("You are not logged in")).toHaveCount(0);
  expect(await page.evaluate(() => sessionStorage.getItem("token"))).toBeNull();
});

test("LG-24: the warning closes when the member is active elsewhere; it can also log out @sweep", async ({ page }) => {
  const { warning, pass, actElsewhere } = await openIdle(page, "player0043");
  await pass(28, 10);
  await expect(warning).toContainText("Time left");
  actElsewhere();
  await pass(0, 6);
  await expect(warning).toHaveCount(0);
  await pass(28, 10);
  await expect(warning).toContainText("Time left");
  await warning.getByRole("button", { name: "Log out" }).click();
  await expect(page.getByRole("banner").getByRole("button", { name: "Log in" })).toBeVisible();
});

test("LG-24: a session that ends because of idleness ends in every tab, and each says why @sweep", async ({
  page,
  context,
}) => {
  const { warning, pass } = await openIdle(page, "player0044");
  const other = await context.newPage();
  await other.goto(toUrl("aurelune", "/rng"));
  await expect(other.getByRole("button", { name: "Member centre of player0044" })).toBeVisible();
  await pass(28, 30);
  await expect(warning).toContainText("Time left");
  await pass(1, 40);
  for (const tab of [page, other]) {
    await expect(
      tab.getByText("You were logged out because you were inactive for a while. Please log in again."),
    ).toBeVisible();
    await expect(tab.getByRole("dialog", { name: "Log in" })).toBeVisible();
  }
  expect(await other.evaluate(() => sessionStorage.getItem("token"))).toBeNull();
});
