import { expect, test, toUrl } from "./site.ts";

test("SH-01, RT-08: typing an address and reloading shows that page; Back and Forward work", async ({ page }) => {
  await page.goto(toUrl("aurelune", "/rng"));
  await expect(page.getByRole("heading", { level: 1, name: "Slots" })).toBeVisible();
  await page.reload();
  await expect(page.getByRole("heading", { level: 1, name: "Slots" })).toBeVisible();
  await page.getByRole("navigation", { name: "Main menu" }).getByRole("link", { name: "Hot games" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Hot games" })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole("heading", { level: 1, name: "Slots" })).toBeVisible();
  await page.goForward();
  await expect(page).toHaveURL(/\/hot$/);
});

test("SH-02, SH-03: with the status inlined none is asked for, and home appears", async ({ page }) => {
  const asked: string[] = [];
  page.on("request", (request) => request.url().includes("/wps/system/status") && asked.push(request.url()));
  await page.goto(toUrl("aurelune"));
  await expect(page.getByRole("navigation", { name: "Main menu" }).getByRole("link", { name: "Slots" })).toBeVisible();
  expect(asked).toEqual([]);
});

for (const path of ["/", "/index", "/index.html", "/home"])
  test(`RT-01, SH-15: ${path} shows home with header, banner, footer and side menu`, async ({ page }) => {
    await page.goto(toUrl("aurelune", path));
    await expect(page.getByRole("banner")).toBeVisible();
    await expect(page.getByRole("region", { name: "Banners" })).toBeVisible();
    await expect(page.getByRole("contentinfo")).toBeVisible();
    await expect(page.getByRole("navigation", { name: "Main menu" })).toBeVisible();
  });

test("RT-28: an unknown address says so and leads home", async ({ page }) => {
  await page.goto(toUrl("aurelune", "/no-such-page"));
  await expect(page.getByRole("heading", { level: 1, name: "This page does not exist" })).toBeVisible();
  await page.getByRole("main").getByRole("link", { name: "Home" }).click();
  await expect(page).toHaveURL(toUrl("aurelune", "/"));
});

for (const path of ["/register", "/register.html"])
  test(`RT-02, RG-02: ${path} opens the registration over home for a guest`, async ({ page }) => {
    await page.goto(toUrl("aurelune", path));
    await expect(page.getByRole("dialog", { name: "Join Aurelune" })).toBeVisible();
  });

test("SH-25, SH-26: every call names the gateway's version and the merchant", async ({ page }) => {
  const request = page.waitForRequest(/\/wps\//);
  await page.goto(toUrl("kickline"));
  const headers = (await request).headers();
  expect(headers["gateway-version"]).toBe("3");
  expect(headers["merchant"]).toBe("KICKLINE");
});
