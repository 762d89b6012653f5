import type { Browser, Page } from "@playwright/test";
import { listAxeFaults } from "./listAxeFaults.ts";
import { openNewMember } from "./members.ts";
import { useOwnPlatform } from "./ownPlatform.ts";
import { expect, test } from "./site.ts";

// A platform of its own, whose proposals nobody else decides.
const { toSite, toDesk, openDesk } = useOwnPlatform(["kickline"]);

test.beforeEach(({ faults }) => {
  // What is refused at a field, and calls of a member whose session has ended.
  faults.allow(/Failed to load resource/);
});

/** Finds a member by name in the list and opens the page. */
async function openMember(desk: Page, username: string): Promise<void> {
  await desk.goto(toDesk("members"));
  await desk.getByLabel("Name, phone, mail or id").fill(username);
  await desk.getByRole("button", { name: "Filter" }).click();
  await desk.getByRole("link", { name: username, exact: true }).click();
  await expect(desk.getByRole("heading", { level: 1 })).toHaveText(username);
}

/** Has a second person approve what was proposed about a member. `look` sees the dialog first. */
async function approve(
  browser: Browser,
  username: string,
  look: (decision: ReturnType<Page["getByRole"]>) => Promise<void>,
): Promise<void> {
  const risk = await openDesk(browser, "proposals", "risk");
  const line = risk.getByRole("row").filter({ hasText: username }).first();
  await line.getByRole("button", { name: "Approve" }).click();
  const decision = risk.getByRole("dialog", { name: "Decide" });
  await look(decision);
  expect(await listAxeFaults(risk)).toEqual([]);
  await decision.getByRole("button", { name: "Approve and carry out" }).click();
  await expect(line).toContainText("Approved");
  await risk.context().close();
}

test("X-21, X-52: a phone is corrected by two people: a fault stands at its field, the second person reads it whole, and the member is told @sweep", async ({
  page,
  browser,
}) => {
  const username = await openNewMember(page, toSite("/"), "kickline");
  const desk = await openDesk(browser, "members", "support");
  await openMember(desk, username);
  await desk.getByRole("button", { name: "Correct", exact: true }).click();
  const form = desk.getByRole("form", { name: `Correct ${username}` });
  await form.getByLabel("What is corrected").selectOption("MOBILE");
  await expect(form.getByText("Nothing stands there now.")).toBeVisible();
  await form.getByLabel("As it shall be").fill("12");
  await form.getByRole("textbox", { name: "Why" }).fill("a typing mistake at the registration");
  await form.getByRole("button", { name: "Propose" }).click();
  await expect(form.getByText("This is not written correctly.")).toBeVisible();
  await expect(form.getByLabel("As it shall be")).toHaveValue("12");
  expect(await listAxeFaults(desk)).toEqual([]);
  const phone = `+8490${String(Date.now()).slice(-7)}`;
  await form.getByLabel("As it shall be").fill(phone);
  await form.getByRole("button", { name: "Propose" }).dblclick();
  await expect(desk.getByText("The correction is proposed.")).toBeVisible();
  await approve(browser, username, async (decision) => {
    await expect(decision.getByText(`Phone: – → ${phone.slice(0, 3)}***${phone.slice(-3)}`)).toBeVisible();
    await expect(decision.getByText(phone, { exact: true })).toBeVisible();
  });
  await desk.reload();
  await expect(desk.getByRole("tabpanel", { name: "Identity" })).toContainText(phone);
  await page.getByRole("button", { name: /^Inbox/ }).click();
  await expect(page.getByText("your contact was corrected").first()).toBeVisible();
  await desk.context().close();
});

test("X-04, X-08: a wish that reached staff by phone is the member's own limit and time-out at once, and no looser one is taken @sweep", async ({
  page,
  browser,
}) => {
  const username = await openNewMember(page, toSite("/member/protection"), "kickline");
  const desk = await openDesk(browser, "members", "support");
  await openMember(desk, username);
  const form = desk.getByRole("form", { name: `Protect the play of ${username}` });
  const record = async (fill: () => Promise<void>): Promise<void> => {
    await desk.getByRole("button", { name: "Protect play" }).click();
    await fill();
    await form.getByLabel("What the member said").fill("asked on the phone for a rest");
    await form.getByRole("button", { name: "Record the wish" }).click();
  };
  const fillLimit = async (amount: string): Promise<void> => {
    await form.getByLabel("What the member wants").selectOption("LIMIT");
    await form.getByLabel("Limit", { exact: true }).selectOption("LOSS");
    await form.getByLabel("Over").selectOption("WEEK");
    await form.getByLabel(/^At most, in/).fill(amount);
  };
  await record(() => fillLimit("-1"));
  await expect(form.getByText(/^An amount above zero/)).toBeVisible();
  expect(await listAxeFaults(desk)).toEqual([]);
  await form.getByLabel(/^At most, in/).fill("1500");
  await form.getByRole("button", { name: "Record the wish" }).click();
  await expect(desk.getByText("The wish is in force.")).toBeVisible();
  await record(() => fillLimit("1600"));
  await expect(form.getByText(/^This protects no more than what is in force/)).toBeVisible();
  await expect(form.getByLabel(/^At most, in/)).toHaveValue("1600");
  await form.getByLabel("What the member wants").selectOption("TIMEOUT");
  await form.getByLabel("For how long").selectOption("168");
  await form.getByRole("button", { name: "Record the wish" }).click();
  await expect(form).toHaveCount(0);
  await desk.getByRole("tab", { name: "Protection" }).click();
  await expect(desk.getByText(/^Time-out until/)).toBeVisible();
  await expect(desk.getByRole("row").filter({ hasText: "Loss limit" })).toContainText("1,500.00");
  await page.reload();
  await expect(
    page
      .getByRole("dialog", { name: "Member centre" })
      .getByText(/1,500\.00/)
      .first(),
  ).toBeVisible();
  await page.goto(toSite("/member/timeOut"));
  await expect(page.getByRole("dialog", { name: "Member centre" }).getByText(/Time-out until/)).toBeVisible();
  await desk.context().close();
});

test("X-78, X-69: staff have the file of a member's data made, and an account is closed, opened again and deleted by two people @sweep", async ({
  page,
  browser,
}) => {
  const username = await openNewMember(page, toSite("/member/securityCenter"), "kickline");
  const desk = await openDesk(browser, "members", "support");
  await openMember(desk, username);
  const ask = async (button: string, form: string, submit: string): Promise<void> => {
    await desk.getByRole("button", { name: button, exact: true }).click();
    await desk.getByRole("form", { name: form }).getByRole("textbox", { name: "Why" }).fill("asked for it in a letter");
    await desk.getByRole("form", { name: form }).getByRole("button", { name: submit }).click();
  };
  await ask("File of the data", `File of the data of ${username}`, "Have it made");
  await expect(desk.getByText("The file is being made.")).toBeVisible();
  // The money of the registration is taken away first.
  await desk.getByRole("button", { name: "Adjust balance" }).click();
  const adjust = desk.getByRole("form", { name: /^Adjust the balance/ });
  await adjust.getByLabel(/^Amount/).fill("-200");
  await adjust.getByRole("textbox", { name: "Why" }).fill("the account is closed");
  await adjust.getByRole("button", { name: "Propose" }).click();
  await expect(adjust).toHaveCount(0);
  await approve(browser, username, async (decision) => expect(decision.getByText(/^Balance:/)).toBeVisible());
  await ask("Close account", `Close the account of ${username}`, "Propose");
  await expect(desk.getByText("Proposed. Somebody else must approve it.").first()).toBeVisible();
  await approve(browser, username, async (decision) => expect(decision.getByText(/Close an account/)).toBeVisible());
  await desk.reload();
  await expect(desk.getByText("Closed", { exact: true })).toBeVisible();
  await ask("Reopen account", `Reopen the account of ${username}`, "Propose");
  expect(await listAxeFaults(desk)).toEqual([]);
  await approve(browser, username, async (decision) => expect(decision.getByText(/Reopen an account/)).toBeVisible());
  await desk.reload();
  await expect(desk.getByText("Active", { exact: true })).toBeVisible();
  await ask("Delete the data", `Delete the data of ${username}`, "Propose");
  await approve(browser, username, async (decision) => expect(decision.getByText(/Delete/).first()).toBeVisible());
  await desk.reload();
  await expect(desk.getByText("Closed", { exact: true })).toBeVisible();
  await expect(desk.getByRole("button", { name: "Delete the data" })).toHaveCount(0);
  await expect(desk.getByRole("button", { name: "Reopen account" })).toHaveCount(0);
  await desk.context().close();
});
