import { expect, logIn, test, toUrl } from "./site.ts";

test("SH-24: home says that the gateway does not answer, and retries on request and when the connection is back", async ({
  page,
  faults,
}) => {
  faults.allow(/ERR_FAILED/);
  await page.route(/\/wps\/(?!system\/status)/, (route) => route.abort());
  await page.goto(toUrl("aurelune"));
  const fault = page.getByRole("main").getByRole("alert");
  await expect(fault.getByRole("heading", { name: "Network link is abnormal" })).toBeVisible();
  await expect(fault).toContainText("The games could not be loaded.");
  await expect(fault).toHaveCount(1);
  await fault.getByRole("button", { name: "Try again" }).click();
  await expect(fault.getByRole("button", { name: "Try again" })).toBeEnabled();
  await page.unroute(/\/wps\/(?!system\/status)/);
  await page.evaluate(() => dispatchEvent(new Event("online")));
  await expect(
    page.getByRole("main").getByRole("region", { name: "Slots" }).getByRole("article").first(),
  ).toBeVisible();
  await expect(
    page.getByRole("main").getByRole("region", { name: "Hot games" }).getByRole("article").first(),
  ).toBeVisible();
  await expect(fault).toHaveCount(0);
});

test("ER-12: home without network says so in the page's language", async ({ page, faults, context }) => {
  faults.allow(/ERR_FAILED/);
  await page.goto(toUrl("aurelune"));
  const { hostname } = new URL(page.url());
  await context.addCookies([{ name: "lang", value: "VI", domain: hostname, path: "/" }]);
  await page.evaluate(() => localStorage.setItem("lang", "VI"));
  await page.route(/\/wps\/(?!system\/status)/, (route) => route.abort());
  await page.reload();
  const fault = page.getByRole("main").getByRole("alert");
  await expect(fault.getByRole("heading", { name: "Kết nối mạng bất thường" })).toBeVisible();
  await expect(fault.getByRole("button", { name: "Thử lại" })).toBeVisible();
});

test("SH-24, WL-01: a balance that cannot be refreshed says so, and keeps the last one", async ({ page, faults }) => {
  faults.allow(/ERR_FAILED/);
  await page.goto(toUrl("aurelune", "/inhouse"));
  await logIn(page, "aurelune", "player0032");
  const balance = page.getByRole("group", { name: "Balance" });
  await expect(balance).toContainText(/\d/);
  await page.route(/\/wps\//, (route) => route.abort());
  const refresh = balance.getByRole("button", { name: "Refresh the balance" });
  // A question from before the outage would answer for the press.
  await expect(refresh).not.toHaveAttribute("aria-busy", "true");
  await refresh.click();
  await expect(page.getByRole("alert").getByText("Network link is abnormal")).toBeVisible();
  await expect(balance).toContainText(/\d/);
});

test("SH-23: a page that failed to load without a connection loads by itself when it is back", async ({
  page,
  faults,
}) => {
  faults.allow(/./);
  await page.goto(toUrl("aurelune", "/inhouse"));
  await expect(page.getByRole("main").getByRole("article").first()).toBeVisible();
  await page.context().setOffline(true);
  await page.getByRole("contentinfo").getByRole("link", { name: "Terms of use" }).click();
  const fault = page.getByRole("alert");
  await expect(fault).toContainText("Check your connection and reload the page.");
  // The picture is inlined, so it needs no connection.
  expect(
    await fault.locator("[data-art=offline]").evaluate((picture) => getComputedStyle(picture).backgroundImage),
  ).toContain("data:image/svg");
  await page.context().setOffline(false);
  await expect(page.getByRole("heading", { level: 1, name: "Terms of use" })).toBeVisible();
});
