import { expect, test, toUrl } from "./site.ts";

test("SH-23, ER-06, ER-13: a chunk that cannot be loaded shows a message, offers a reload, and is logged as ChunkLoadError", async ({
  page,
  faults,
}) => {
  faults.allow(/./);
  const logged: string[] = [];
  page.on("console", (message) => logged.push(message.text()));
  await page.goto(toUrl("aurelune"));
  await page.route(/\/assets\/LobbyScreen-/, (route) => route.abort());
  await page.getByRole("navigation", { name: "Main menu" }).getByRole("link", { name: "Slots" }).click();
  await expect(page.getByRole("heading", { name: "The page took longer to load" })).toBeVisible({ timeout: 20_000 });
  expect(logged.join(" ")).toContain("ChunkLoadError");
  await page.unroute(/\/assets\/LobbyScreen-/);
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Slots" })).toBeVisible();
});

test("SH-23: Log in shows a message when its chunk cannot be loaded, and works again afterwards @sweep", async ({
  page,
  faults,
}) => {
  faults.allow(/./);
  await page.route(/\/assets\/deferredChunk-/, (route) => route.abort());
  await page.goto(toUrl("aurelune"));
  await page.getByRole("banner").getByRole("button", { name: "Log in" }).click();
  await expect(page.getByRole("heading", { name: "The page took longer to load" })).toBeVisible({ timeout: 20_000 });
  await page.unroute(/\/assets\/deferredChunk-/);
  await page.getByRole("button", { name: "Try again" }).click();
  await page.getByRole("banner").getByRole("button", { name: "Log in" }).click();
  await expect(page.getByRole("dialog").getByLabel("Username")).toBeVisible();
});
