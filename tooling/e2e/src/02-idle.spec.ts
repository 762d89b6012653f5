import { expect, logIn, test, toUrl } from "./site.ts";

test("an idle member is warned two minutes before the session ends, and staying keeps it", async ({ page }) => {
  await page.clock.install();
  await page.goto(toUrl("aurelune", "/inhouse"));
  await logIn(page, "aurelune", "player0041");
  const warning = page.getByRole("alertdialog", { name: "Are you still there?" });
  await page.clock.fastForward("27:30");
  await expect(warning).toHaveCount(0);
  await page.clock.fastForward("00:40");
  await expect(warning).toContainText("You will be logged out in two minutes.");
  const kept = page.waitForResponse((response) => response.url().includes("/wps/member/info") && response.ok());
  await warning.getByRole("button", { name: "Stay logged in" }).click();
  await kept;
  await expect(warning).toHaveCount(0);
  // What one does counts: another half an hour, with a key pressed in its middle, brings no warning.
  await page.clock.fastForward("20:00");
  await page.keyboard.press("Tab");
  await page.clock.fastForward("20:00");
  await expect(warning).toHaveCount(0);
});
