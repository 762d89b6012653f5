import { expect, test, toUrl } from "./site.ts";

/** Takes the status out of the HTML before the page reads it. */
const hideStatus = (): void =>
  new MutationObserver(() => document.getElementById("mq-status")?.remove()).observe(document, {
    childList: true,
    subtree: true,
  });

test("SH-02: a page whose HTML has no status asks for it once, with its host", async ({ page }) => {
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
  test(`RT-02: behind the registration of ${path} is home, and it is there when the popup closes`, async ({ page }) => {
    await page.goto(toUrl("aurelune", path));
    const dialog = page.getByRole("dialog", { name: "Join Aurelune" });
    await dialog.getByRole("button", { name: "Close" }).click();
    await expect(dialog).toBeHidden();
    await expect(page.getByRole("region", { name: "Hot games" })).toBeVisible();
    await expect(page.getByRole("heading", { level: 1, name: "Home of Aurelune" })).toBeAttached();
  });

test("FT-04: the age mark stands with its text on each page that has a foot", async ({ page }) => {
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
    await dialog.getByRole("button", { name: "Close" }).click();
    await expect(dialog).toBeHidden();
  }
});

test("SM-09: the list has the brand's languages and no other, each in its own name", async ({ page }) => {
  await page.goto(toUrl("aurelune", "/inhouse"));
  await expect(page.getByLabel("Language").locator("option")).toHaveText(["中文", "English", "Tiếng Việt"]);
});
