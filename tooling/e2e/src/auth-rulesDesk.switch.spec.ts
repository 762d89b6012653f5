import type { Page } from "@playwright/test";
import { listAxeFaults } from "./listAxeFaults.ts";
import { useOwnPlatform } from "./ownPlatform.ts";
import { expect, test } from "./site.ts";

// A platform of its own: other journeys register at the same brands.
const { toSite, toDesk, openDesk } = useOwnPlatform();

/** Opens the registration and types a name. */
async function openForm(page: Page) {
  await page.goto(toSite("/"));
  await page.getByRole("banner").getByRole("button", { name: "Register", exact: true }).click();
  const form = page.getByRole("dialog");
  await form.getByLabel("Username").fill("halfwritten1");
  return form;
}

test("RG-13, RG-14, VL-07: a field with an expression of its own is tried, refused while it is slow, and then asked on a form that is open, where nothing typed is lost", async ({
  page,
  browser,
}) => {
  const player = await openForm(page);
  const desk = await openDesk(browser, "registration?field=zalo", "risk");
  const form = desk.getByRole("form", { name: "Rule of Zalo" });
  await form.getByText("Required", { exact: true }).click();
  await form.getByLabel("What is accepted").selectOption("own");
  const expression = form.getByLabel("Regular expression");
  await expression.fill("^(a+)+$");
  await expect(form.getByText(/Some texts make this expression slow/)).toBeVisible({ timeout: 30_000 });
  await form.getByRole("textbox", { name: "Why" }).fill("asked by support");
  await form.getByRole("button", { name: "Change now" }).click();
  await expect(form.getByText("Some texts make this expression slow. It cannot be used.")).toBeVisible();
  await expression.fill("(");
  await expect(form.getByText(/The expression does not compile/)).toBeVisible({ timeout: 30_000 });
  await expression.fill("^[a-z]{2}-[0-9]{4}$");
  await expect(form.getByText("The expression compiles and is quick with every text.")).toBeVisible({
    timeout: 30_000,
  });
  await form.getByLabel("Try a value").fill("ab-123x");
  await expect(form.getByText(/^Refused: /)).toBeVisible();
  await form.getByLabel("Try a value").fill("ab-1234");
  await expect(form.getByText("Accepted", { exact: true })).toBeVisible();
  const preview = desk.getByRole("group", { name: "The form as players see it" });
  await expect(preview.getByLabel("Zalo *")).toBeVisible();
  expect(await listAxeFaults(desk)).toEqual([]);
  await expect(player.getByLabel(/Zalo/)).toHaveCount(0);
  await form.getByRole("button", { name: "Change now" }).click();
  await expect(player.getByLabel(/Zalo/)).toBeVisible();
  await expect(player.getByLabel("Username")).toHaveValue("halfwritten1");
  await desk.getByRole("button", { name: "Back to the standard rule" }).click();
  const reset = desk.getByRole("form", { name: "Back to the standard rule" });
  await reset.getByRole("textbox", { name: "Why" }).fill("not needed any more");
  await reset.getByRole("button", { name: "Change now" }).click();
  await expect(player.getByLabel(/Zalo/)).toHaveCount(0);
  await desk.context().close();
});

test("X-52: of two people at one field the second is shown the first one's change field by field, chooses, loses nothing typed, and sends again @sweep", async ({
  browser,
}) => {
  const [first, second] = [
    await openDesk(browser, "registration?field=line"),
    await openDesk(browser, "registration?field=line", "risk"),
  ];
  const [one, two] = [first, second].map((page) => page.getByRole("form", { name: "Rule of LINE" }));
  if (one === undefined || two === undefined) throw new Error("there are no forms");
  await two.getByLabel("Maximum length").fill("40");
  await two.getByRole("textbox", { name: "Why" }).fill("longer names");
  await one.getByLabel("Maximum length").fill("30");
  await one.getByText("Required", { exact: true }).click();
  await one.getByRole("textbox", { name: "Why" }).fill("shorter names");
  await one.getByRole("button", { name: "Change now" }).click();
  await expect(first.getByRole("button", { name: /^LINE/ })).toContainText("Own rule");
  await two.getByRole("button", { name: "Change now" }).click();
  await expect(two.getByText(/owner@kickline\.example · Changed a rule of the registration form · line/)).toBeVisible();
  await expect(two.getByLabel("Maximum length")).toHaveValue("40");
  await expect(two.getByRole("textbox", { name: "Why" })).toHaveValue("longer names");
  // Whether it is asked for is theirs, which this form left alone; of the length, which both have changed, one is chosen.
  const box = two.getByRole("group", { name: "Changed by somebody else" });
  await expect(box.getByRole("radio", { name: "Take theirs: Required" })).toBeChecked();
  await two.getByRole("button", { name: "Change now" }).click();
  await expect(box.getByText("Choose one of the two.")).toHaveCount(1);
  expect(await listAxeFaults(second)).toEqual([]);
  await box.getByRole("radio", { name: "Take theirs: 30" }).check();
  await expect(two.getByLabel("Maximum length")).toHaveValue("30");
  await box.getByRole("radio", { name: "Keep mine: 40" }).check();
  await two.getByRole("button", { name: "Change now" }).click();
  await expect(second.getByRole("button", { name: /^LINE/ })).toContainText("2–40");
  await expect(second.getByRole("button", { name: /^LINE/ })).toContainText("Required");
  await expect(box).toHaveCount(0);
  for (const page of [first, second]) await page.context().close();
});

test("X-68: what another jurisdiction changes is shown before it is chosen; two people change it, and a form that is open follows @sweep", async ({
  page,
  browser,
}) => {
  const player = await openForm(page);
  await expect(player.getByRole("checkbox", { name: /^I accept the terms/ })).toBeChecked();
  const risk = await openDesk(browser, "jurisdiction", "risk");
  await expect(risk.getByText("In force: South-East Asia")).toBeVisible();
  await risk.getByRole("button", { name: "Great Britain" }).click();
  const changes = risk.getByRole("list", { name: "What changes for players" });
  await expect(changes.getByRole("listitem")).toHaveText([
    /Terms box.*Stricter.*Ticked at first.*Left for the visitor to tick.*Registration form/,
    /Minimum time of a spin.*Stricter.*None.*2\.5 s.*Games/,
    /Games at a time.*Stricter.*Any number.*One.*Games/,
    /Modules that stay on.*Stricter.*Responsible gaming.*Member centre/,
  ]);
  expect(await listAxeFaults(risk)).toEqual([]);
  const form = risk.getByRole("form", { name: "Propose Great Britain" });
  await form.getByRole("textbox", { name: "Why" }).fill("a licence for Great Britain");
  await form.getByRole("button", { name: "Propose Great Britain" }).click();
  await expect(risk.getByRole("region", { name: "Waiting for a second person" })).toContainText(
    "South-East Asia → Great Britain",
  );
  await expect(player.getByRole("checkbox", { name: /^I accept the terms/ })).toBeChecked();
  const owner = await openDesk(browser, "proposals");
  await owner.getByRole("button", { name: "Approve" }).click();
  await owner.getByRole("dialog").getByRole("button", { name: "Approve and carry out" }).click();
  await expect(player.getByRole("checkbox", { name: /^I accept the terms/ })).not.toBeChecked();
  await expect(player.getByLabel("Username")).toHaveValue("halfwritten1");
  await owner.goto(toDesk("jurisdiction"));
  await expect(owner.getByText("In force: Great Britain")).toBeVisible();
  for (const each of [risk, owner]) await each.context().close();
});

test("X-52: the pages of rules fit a phone, and who may only read sees no form @sweep", async ({ browser }) => {
  const desk = await openDesk(browser, "registration", "auditor");
  await desk.setViewportSize({ width: 360, height: 740 });
  for (const [path, name] of [
    ["registration?field=email", "Registration form"],
    ["jurisdiction", "Jurisdiction"],
  ] as const) {
    await desk.goto(toDesk(path));
    await expect(desk.getByRole("heading", { level: 1, name })).toBeVisible();
    await expect(desk.getByRole("form")).toHaveCount(0);
    expect(await desk.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  }
  await desk.context().close();
});
