import { listFaultsInLooks } from "./desk.ts";
import { useOwnPlatform } from "./ownPlatform.ts";
import { expect, test } from "./site.ts";

// A platform of its own: other journeys count the games of the shared brands.
const { toSite, openDesk } = useOwnPlatform(["paperkite"]);

test("a vendor and its games come by a form and by a file, and stand in the lobby at once @sweep", async ({
  page,
  browser,
}) => {
  const desk = await openDesk(browser, "games", "operations");
  await desk.getByRole("button", { name: "Add a game" }).click();
  const dialog = desk.getByRole("dialog", { name: "Add a game" });
  await dialog.getByLabel("Name", { exact: true }).fill("Night Market");
  await expect(dialog.getByText("Empty: night-market. It never changes.")).toBeVisible();
  await dialog.getByRole("button", { name: "Add the game" }).click();
  await expect(dialog.getByText("Two to eight letters and digits.")).toBeVisible();
  expect(await listFaultsInLooks(desk)).toEqual([]);
  await desk.setViewportSize({ width: 1280, height: 800 });
  await dialog.getByLabel("The vendor's code").fill("lamp");
  await dialog.getByLabel("The vendor's name").fill("Lamplighter");
  await dialog.getByLabel("How it plays").selectOption("voyage-calm");
  await dialog.getByLabel("Look").selectOption("night");
  await dialog.getByRole("textbox", { name: "Why" }).fill("a new studio");
  await dialog.getByRole("button", { name: "Add the game" }).click();
  await expect(dialog).toHaveCount(0);

  // A file with a code that is taken is refused whole, with the line; then one without faults.
  await desk.getByRole("button", { name: "Add from a file" }).click();
  const file = desk.getByRole("dialog", { name: "Add from a file" });
  const titles = "code,name,category,vendor,model,theme";
  const choose = (lines: readonly string[]): Promise<void> =>
    file
      .getByLabel("File")
      .setInputFiles({ name: "games.csv", mimeType: "text/csv", buffer: Buffer.from([titles, ...lines].join("\n")) });
  await choose(['lamp-two,"Lamps, Two",RNG,LAMP,no-such-model,night']);
  await expect(file.getByText("Line 2: model is not right.")).toBeVisible();
  await choose(['lamp-two,"Lamps, Two",RNG,LAMP,tumble-calm,night', "night-market,Another,RNG,LAMP,tumble-calm,sea"]);
  await expect(file.getByText("2 games")).toBeVisible();
  await file.getByRole("textbox", { name: "Why" }).fill("the rest of the studio");
  await file.getByRole("button", { name: "Add the games" }).click();
  await expect(file.getByText("Line 3: another game has this code.")).toBeVisible();
  await choose(['lamp-two,"Lamps, Two",RNG,LAMP,tumble-calm,night']);
  await file.getByRole("button", { name: "Add the games" }).click();
  await expect(file).toHaveCount(0);
  await desk.getByLabel("Search games").fill("lamp-two");
  await desk.keyboard.press("Enter");
  await expect(desk.getByRole("row").filter({ hasText: "Lamps, Two" })).toBeVisible();

  await page.goto(toSite("/rng"));
  await page.getByRole("searchbox", { name: "Search games" }).fill("Night Market");
  await expect(page.getByText("Night Market").first()).toBeVisible();
});
