import { readdirSync, readFileSync } from "node:fs";
import { staffRows } from "@marquee/contract/schema";
import { listPageFaults, openDesk, toDesk } from "./desk.ts";
import { expect, test } from "./site.ts";

test.describe.configure({ mode: "serial" });

test("X-52: a login leads to the overview, whose charts have tables behind them, in both languages and on a phone", async ({
  browser,
}) => {
  const page = await openDesk(browser, "owner@paperkite.example", "/");
  await expect(page).toHaveURL(/\/PAPERKITE\/overview$/);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Overview");
  await expect(page.getByRole("term").filter({ hasText: "Gross gaming revenue" })).toBeVisible();
  await page.getByLabel("Figure in the charts").selectOption("registrations");
  await expect(page).toHaveURL(/figure=registrations/);
  const hours = page.getByRole("region", { name: "Registrations by hours" });
  const toggle = hours.getByRole("button", { name: "Show as a table" });
  await toggle.focus();
  await page.keyboard.press("Enter");
  await expect(hours.getByRole("table").getByRole("row")).toHaveCount(25);
  await expect(hours.getByRole("columnheader").last()).toHaveText("Same weekday last week");
  const days = page.getByRole("region", { name: "Registrations by days" });
  await days.getByRole("button", { name: "Show as a table" }).click();
  await expect(days.getByRole("table").getByRole("row")).toHaveCount(16);
  expect(await listPageFaults(page)).toEqual([]);
  await page.keyboard.press("g");
  await page.keyboard.press("w");
  await page.keyboard.press("p");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Proposals");
  await page.keyboard.press("g");
  await page.keyboard.press("w");
  await page.keyboard.press("o");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Overview");
  await page.context().close();
  const phone = await openDesk(browser, "content@paperkite.example", "/", {
    locale: "vi",
    colorScheme: "dark",
    viewport: { width: 360, height: 740 },
  });
  await expect(phone.getByRole("heading", { level: 1 })).toHaveText("Tổng quan");
  await expect(phone.getByText("Vai trò của bạn không có gì đang chờ.")).toBeVisible();
  expect(await listPageFaults(phone)).toEqual([]);
  await phone.context().close();
});

test("X-52: a whole list becomes a file that is downloaded from its link, and opens for nobody else", async ({
  browser,
}) => {
  const page = await openDesk(browser, "owner@paperkite.example", "/PAPERKITE/audit");
  await page.getByRole("button", { name: "Export all" }).click();
  await expect(page.getByText("The file is being made.")).toBeVisible();
  await page.keyboard.press("g");
  await page.keyboard.press("w");
  await page.keyboard.press("e");
  const line = page.getByRole("row").filter({ hasText: "Audit log" });
  await expect(line).toContainText("Ready");
  expect(await listPageFaults(page)).toEqual([]);
  const link = line.getByRole("link", { name: "Download: Audit log" });
  const [download] = await Promise.all([page.waitForEvent("download"), link.click()]);
  expect(download.suggestedFilename()).toMatch(/^audit-PAPERKITE-.*\.csv$/);
  const text = readFileSync(await download.path(), "utf8");
  expect(text.startsWith("\ufeffnumber,time,actor")).toBe(true);
  expect(text).toContain("create export");
  const address = (await link.getAttribute("href")) ?? "";
  const support = await openDesk(browser, "support@paperkite.example", "/PAPERKITE/overview");
  const answers = await support.evaluate(async (path) => (await fetch(path)).status, address);
  expect(answers).toBe(404);
  await support.goto(toDesk("/PAPERKITE/exports"));
  await expect(support.getByRole("heading", { level: 1 })).toHaveText("There is no such page");
  for (const each of [page, support]) await each.context().close();
});

test("X-52: no script of a player's site holds a path or a header of the back office, by its bytes", async () => {
  const root = new URL("../../../", import.meta.url);
  const listScripts = (folder: URL): readonly URL[] =>
    readdirSync(folder, { recursive: true, encoding: "utf8" })
      .filter((name) => name.endsWith(".js"))
      .map((name) => new URL(name, folder));
  const paths = [...new Set(staffRows.map(({ endpoint }) => endpoint.path)), "X-Staff"];
  const listFound = (files: readonly URL[]): readonly string[] => {
    const texts = files.map((file) => readFileSync(file, "utf8"));
    return paths.filter((path) => texts.some((text) => text.includes(`"${path}`) || text.includes(`\`${path}`)));
  };
  const desk = listScripts(new URL("apps/back-office/dist/", root));
  // Every script of every engine, layer and release that this machine has built.
  const players = listScripts(new URL(".marquee/store/blobs/", root));
  expect(players.length).toBeGreaterThan(100);
  expect(listFound(players)).toEqual([]);
  expect(listFound(desk)).toEqual(paths);
});

test("X-52: a saved view brings filters and columns back; a person's name stands in no address, and is there after a reload @sweep", async ({
  browser,
}) => {
  const page = await openDesk(browser, "owner@paperkite.example", "/PAPERKITE/audit");
  await page.getByLabel("Who").fill("nobody@elsewhere.example");
  await page.getByLabel("What").selectOption("Made a new webhook secret");
  await page.getByLabel("Who").press("Enter");
  await expect(page).toHaveURL(/\?action=rotate\+webhook\+secret$/);
  await expect(page.getByText("Nothing is listed with these filters.")).toBeVisible();
  await page.reload();
  await expect(page.getByLabel("Who")).toHaveValue("nobody@elsewhere.example");
  await page.getByRole("button", { name: "Views" }).click();
  const dialog = page.getByRole("dialog", { name: "Saved views" });
  await dialog.getByLabel("Name of the view").fill("Mine");
  await page.keyboard.press("Enter");
  await expect(dialog.getByRole("button", { name: "Mine", exact: true })).toBeVisible();
  expect(await listPageFaults(page)).toEqual([]);
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Clear" }).click();
  await expect(page.getByLabel("Who")).toHaveValue("");
  await page.getByRole("button", { name: "Views" }).click();
  await dialog.getByRole("button", { name: "Mine", exact: true }).click();
  await expect(page.getByLabel("Who")).toHaveValue("nobody@elsewhere.example");
  await expect(page).toHaveURL(/\?action=rotate\+webhook\+secret$/);
  await page.context().close();
});
