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

test("SH-02, SH-03: with the status inlined it is not requested, and home appears", async ({ page }) => {
  const asked: string[] = [];
  page.on("request", (request) => request.url().includes("/wps/system/status") && asked.push(request.url()));
  await page.goto(toUrl("aurelune"));
  await expect(page.getByRole("navigation", { name: "Main menu" }).getByRole("link", { name: "Slots" })).toBeVisible();
  expect(asked).toEqual([]);
});

test("RT-01: /index.html shows home with header, banner, footer and side menu", async ({ page }) => {
  await page.goto(toUrl("aurelune", "/index.html"));
  await expect(page.getByRole("banner")).toBeVisible();
  await expect(page.getByRole("region", { name: "Banners" })).toBeVisible();
  await expect(page.getByRole("contentinfo")).toBeVisible();
  await expect(page.getByRole("navigation", { name: "Main menu" })).toBeVisible();
});

/** Removes the status from the HTML before the page reads it. */
const hideStatus = (): void =>
  new MutationObserver(() => document.getElementById("mq-status")?.remove()).observe(document, {
    childList: true,
    subtree: true,
  });

test("EN-11, SH-24: a page without an answer shows its brand's defaults with money features off, and the merchant's settings once one comes", async ({
  page,
  faults,
}) => {
  faults.allow(/ERR_FAILED/);
  await page.addInitScript(hideStatus);
  let asked = 0;
  await page.route(/\/wps\/system\/status/, (route) => {
    asked += 1;
    return route.abort();
  });
  await page.goto(toUrl("kickline", "/rng"));
  // The merchant has switched favourites off, which the defaults do not know.
  const favourites = page.getByRole("main").getByRole("button", { name: /favourite/i });
  await expect(favourites.first()).toBeVisible({ timeout: 20_000 });
  // Each part that needs the status retries once; none retries without end.
  expect(asked).toBeLessThan(12);
  await page.unroute(/\/wps\/system\/status/);
  await expect(async () => {
    await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
    await expect(favourites).toHaveCount(0, { timeout: 500 });
  }).toPass();
});

test("EN-11, SH-24: a status stored by an older release does not prevent a start without network @sweep", async ({
  page,
  faults,
}) => {
  faults.allow(/ERR_FAILED/);
  await page.addInitScript(hideStatus);
  await page.addInitScript(
    (kept) => localStorage.setItem("status", kept),
    JSON.stringify({ maintenance: false, regionRestriction: false, info: { whitelabel: { modId: "ROOT3" } } }),
  );
  await page.route(/\/wps\/system\/status/, (route) => route.abort());
  await page.goto(toUrl("kickline", "/rng"));
  await expect(page.getByRole("main").getByRole("article").first()).toBeVisible({ timeout: 20_000 });
});

test("AP-01, SH-24: secrets are never sent unencrypted: without a key the login waits until a status comes", async ({
  page,
  faults,
}) => {
  faults.allow(/ERR_FAILED/);
  await page.addInitScript(hideStatus);
  await page.route(/\/wps\/system\/status/, (route) => route.abort());
  const sent: string[] = [];
  page.on("request", (request) => void sent.push(request.postData() ?? ""));
  await page.goto(toUrl("kickline", "/login"));
  await page.getByLabel("Username").fill("player0019");
  await page.getByLabel("Password", { exact: true }).fill("marquee2026");
  const press = (): Promise<void> =>
    page.getByRole("main").getByRole("button", { name: "Log in", exact: true }).click();
  await press();
  await expect(page.getByRole("main").getByText("Network link is abnormal")).toBeVisible();
  await page.unroute(/\/wps\/system\/status/);
  await press();
  await expect(page.getByRole("button", { name: "Account menu" })).toBeVisible();
  expect(sent.filter((body) => body.includes("marquee2026"))).toEqual([]);
});

test("a string never becomes HTML or a script: the page enforces Trusted Types, and only two libraries may create a policy", async ({
  page,
  faults,
}) => {
  faults.allow(/Trusted|trusted-types/);
  await page.goto(toUrl("aurelune", "/inhouse"));
  await expect(page.getByRole("banner")).toBeVisible();
  const attempts = await page.evaluate(() => {
    const attempt = (work: () => unknown): string => {
      try {
        work();
        return "done";
      } catch (error) {
        return error instanceof Error ? error.name : "";
      }
    };
    const factory: unknown = Reflect.get(globalThis, "trustedTypes");
    const makePolicy = (): unknown =>
      Reflect.apply(Reflect.get(Object(factory), "createPolicy"), factory, ["other", {}]);
    return [
      attempt(() => document.createElement("div").insertAdjacentHTML("beforeend", "<b>x</b>")),
      attempt(() => document.createElement("script").setAttribute("src", "/x.js")),
      attempt(makePolicy),
    ];
  });
  expect(attempts).toEqual(["TypeError", "TypeError", "TypeError"]);
});
