import type { Browser, Page } from "@playwright/test";
import { expect, setGateway, test, toUrl } from "./site.ts";
import { useOwnPlatform } from "./ownPlatform.ts";

useOwnPlatform(["aurelune"]);

const set = (...words: readonly string[]) =>
  setGateway("module", "FREEPLAY3", "on", ...words, "--merchant", "aurelune");

test.afterEach(() => set());

/** Asks for a trial account without the page, as somebody would who knows the call. */
const callDirectly = (page: Page) =>
  page.evaluate(async () => {
    const answer = await fetch("/wps/session/login/freeplay", {
      method: "POST",
      headers: { "content-type": "application/json", Merchant: "AURELUNE" },
      body: JSON.stringify({ platform: "W", language: "EN" }),
    });
    return `${answer.status} ${(await answer.json()).errorCode ?? ""}`;
  });

/** New visitors, each with a browser profile of its own, until one has the free demo and one has not. */
async function openBoth(browser: Browser): Promise<{ readonly inside: Page; readonly outside: Page }> {
  const found = new Map<boolean, Page>();
  for (let count = 0; count < 30; count += 1) {
    const page = await (await browser.newContext()).newPage();
    await page.goto(toUrl("aurelune", "/inhouse"));
    await expect(page.getByRole("banner").getByRole("button", { name: "Log in" })).toBeVisible();
    const has = (await page.getByRole("button", { name: "Free demo" }).count()) > 0;
    if (found.has(has)) await page.context().close();
    else found.set(has, page);
    const [inside, outside] = [found.get(true), found.get(false)];
    if (inside !== undefined && outside !== undefined) return { inside, outside };
  }
  throw new Error("thirty visitors were all on one side");
}

test("X-66: of two visitors one has a module that is rolled out and uses it; the other's page is without it, and a direct call is refused @sweep", async ({
  browser,
}) => {
  await set("--percent", "50");
  const { inside, outside } = await openBoth(browser);
  try {
    // The same answer at each visit.
    for (const page of [inside, outside]) await page.reload();
    await expect(inside.getByRole("button", { name: "Free demo" })).toBeVisible();
    await expect(outside.getByRole("banner").getByRole("button", { name: "Log in" })).toBeVisible();
    await expect(outside.getByRole("button", { name: "Free demo" })).toHaveCount(0);
    const [cookie] = (await outside.context().cookies()).filter(({ name }) => name === "visitor");
    expect(cookie).toMatchObject({ httpOnly: true, sameSite: "Lax", value: expect.stringMatching(/^[\w-]{22}$/) });
    expect(await callDirectly(outside)).toBe("403 function.not.available");
    await inside.getByRole("button", { name: "Free demo" }).click();
    await expect(inside.getByText("Play money").first()).toBeVisible();
    // For everybody: who had it keeps it, and the other gets it.
    await set();
    await outside.reload();
    await expect(outside.getByRole("button", { name: "Free demo" })).toBeVisible();
    await inside.reload();
    await expect(inside.getByText("Play money").first()).toBeVisible();
  } finally {
    for (const page of [inside, outside]) await page.context().close();
  }
});
