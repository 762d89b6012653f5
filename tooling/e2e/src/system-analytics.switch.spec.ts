import type { Page } from "@playwright/test";
import { listAxeFaults } from "./listAxeFaults.ts";
import { useOwnPlatform } from "./ownPlatform.ts";
import { expect, test } from "./site.ts";

// A platform of its own: the policy of a whole site changes.
const { toSite, openDesk } = useOwnPlatform(["aurelune"]);

const soon = { timeout: 10_000 };

/** Names what counts visits in the back office as staff do. */
async function setId(desk: Page, id: string): Promise<void> {
  const form = desk.getByRole("form", { name: "Settings" });
  await form.getByLabel("Setting", { exact: true }).selectOption({ label: "Analytics id" });
  await form.getByLabel("Analytics id").fill(id);
  await form.getByRole("textbox", { name: "Why" }).fill("asked for by the partner");
  await form.getByRole("button", { name: "Change now" }).click();
}

test("SH-21: the analytics script loads with the merchant's id, after the visitor's consent and never before, and not any more when it is taken back @sweep", async ({
  page,
  browser,
}) => {
  const asked: string[] = [];
  // The script as a stand-in that tells the page that it ran.
  await page.context().route(/googletagmanager|google-analytics/, (route) => {
    asked.push(route.request().url());
    return route.fulfill({ contentType: "text/javascript", body: "globalThis.hasCounted = true;" });
  });
  const bar = page.getByRole("region", { name: "Analytics" });
  const again = page.getByRole("contentinfo").getByRole("button", { name: "Analytics choice" });
  const open = async (path: string): Promise<string> => {
    const answer = await page.goto(toSite(path));
    await expect(page.getByRole("contentinfo")).toBeVisible();
    return answer?.headers()["content-security-policy"] ?? "";
  };
  expect(await open("/")).not.toContain("google");
  await expect(bar).toHaveCount(0);
  await expect(again).toHaveCount(0);
  const desk = await openDesk(browser, "site", "owner", "aurelune");
  await setId(desk, "G-1'; script-src *");
  await expect(desk.getByText("An id of Google Analytics: G, a hyphen, then capitals and digits.")).toBeVisible();
  await setId(desk, "G-KOI1234567");
  await expect(desk.getByText("Done. Gateways follow within a second.").first()).toBeVisible();
  const policy = await open("/terms");
  expect(policy).toMatch(/script-src [^;]*https:\/\/www\.googletagmanager\.com/);
  await expect(bar).toBeVisible(soon);
  expect(await listAxeFaults(page)).toEqual([]);
  expect(asked).toEqual([]);
  // Refused: nothing loads, and nobody is asked again.
  await bar.getByRole("button", { name: "Refuse analytics" }).press("Enter");
  await expect(bar).toHaveCount(0);
  await open("/privacy?token=secret");
  await expect(again).toBeVisible();
  await expect(bar).toHaveCount(0);
  expect(asked).toEqual([]);
  await again.click();
  await bar.getByRole("button", { name: "Allow analytics" }).click();
  await expect.poll(() => asked).toEqual(["https://www.googletagmanager.com/gtag/js?id=G-KOI1234567"]);
  await expect.poll(() => page.evaluate(() => Reflect.get(globalThis, "hasCounted"))).toBe(true);
  // Each page is told once, by its path alone.
  await page.getByRole("contentinfo").getByRole("link", { name: "Terms of use" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Terms of use" })).toBeVisible();
  const told = await page.evaluate(() =>
    JSON.stringify(Array.from(Reflect.get(globalThis, "dataLayer") ?? [], (each) => Array.from(Object(each)))),
  );
  expect(told).toContain(`"page_location":"${toSite("/terms")}"`);
  expect(told).not.toContain("secret");
  expect(asked).toHaveLength(1);
  // Taken back: the next document does not load it.
  await again.click();
  await bar.getByRole("button", { name: "Refuse analytics" }).click();
  await open("/");
  await expect(again).toBeVisible();
  expect(asked).toHaveLength(1);
  await desk.context().close();
});
