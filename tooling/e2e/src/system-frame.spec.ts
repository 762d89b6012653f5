import { expect, test, toUrl } from "./site.ts";

/** Removes the status from the HTML before the page reads it. */
const hideStatus = (): void =>
  new MutationObserver(() => document.getElementById("mq-status")?.remove()).observe(document, {
    childList: true,
    subtree: true,
  });

test("SH-02: a page whose HTML has no status requests it once, with its host", async ({ page }) => {
  await page.addInitScript(hideStatus);
  const asked: URL[] = [];
  page.on("request", (request) => {
    if (request.url().includes("/wps/system/status")) asked.push(new URL(request.url()));
  });
  await page.goto(toUrl("aurelune", "/rng"));
  await expect(page.getByRole("main").getByRole("article")).toHaveCount(42);
  expect(asked.map(({ searchParams }) => searchParams.get("url"))).toEqual([new URL(toUrl("aurelune")).host]);
});

for (const path of ["/register", "/register.html"])
  test(`RT-02: the registration at ${path} is over home, which remains when the popup closes`, async ({ page }) => {
    await page.goto(toUrl("aurelune", path));
    const dialog = page.getByRole("dialog", { name: "Join Aurelune" });
    await dialog.getByRole("button", { name: "Close", exact: true }).click();
    await expect(dialog).toBeHidden();
    await expect(page.getByRole("region", { name: "Hot games" })).toBeVisible();
    await expect(page.getByRole("heading", { level: 1, name: "Home of Aurelune" })).toBeAttached();
  });

test("FT-04: the age mark with its text is on each page that has a footer", async ({ page }) => {
  for (const path of ["/", "/rng", "/inhouse", "/hot", "/no-such-page"]) {
    await page.goto(toUrl("aurelune", path));
    const foot = page.getByRole("contentinfo");
    await expect(foot.getByText("18+", { exact: true })).toBeVisible();
    await expect(
      foot.getByText(/^Gambling is for adults aged 18 and over\. Play with money you can spare/),
    ).toBeVisible();
  }
});

test("HD-12: each popup of a guest has its title and a close button that closes it", async ({ page }) => {
  await page.goto(toUrl("aurelune", "/inhouse"));
  for (const [opener, title] of [
    ["Log in", "Log in"],
    ["Register", "Join Aurelune"],
    ["Announcements", "Announcements"],
  ] as const) {
    await page.getByRole("button", { name: opener, exact: true }).first().click();
    const dialog = page.getByRole("dialog", { name: title });
    await expect(dialog.getByRole("heading", { name: title })).toBeVisible();
    await dialog.getByRole("button", { name: "Close", exact: true }).click();
    await expect(dialog).toBeHidden();
  }
});

test("SM-09: the list has the brand's languages and no others, each by its own name", async ({ page }) => {
  await page.goto(toUrl("aurelune", "/inhouse"));
  await expect(page.getByLabel("Language").locator("option")).toHaveText(["中文", "English", "Tiếng Việt"]);
});
