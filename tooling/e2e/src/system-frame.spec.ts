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

test("RT-02, RG-02: the registration at /register.html is over home, which remains when the popup closes @sweep", async ({
  page,
}) => {
  await page.goto(toUrl("aurelune", "/register.html"));
  const dialog = page.getByRole("dialog", { name: "Join Aurelune" });
  await dialog.getByRole("button", { name: "Close", exact: true }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole("region", { name: "Hot games" })).toBeVisible();
  await expect(page.getByRole("heading", { level: 1, name: "Home of Aurelune" })).toBeAttached();
});
