import type { Locator, Page } from "@playwright/test";
import { type Call, countCalls, enterTwice, failNext, failures, slowDown, tabTo, typeInto } from "./conditions.ts";
import { drawPicture } from "./pictures.ts";
import { openNewMember } from "./members.ts";
import { brands, expect, test, toNewName, toUrl, repeats } from "./site.ts";

const brand = "saltlantern";
const { password } = brands[brand];

const centreOf = (page: Page): Locator => page.getByRole("dialog", { name: "Member centre" });

async function openSecurity(page: Page): Promise<Locator> {
  await openNewMember(page, toUrl(brand), brand);
  await page.goto(toUrl(brand, "/member/securityCenter"));
  await expect(centreOf(page).getByRole("heading", { level: 3, name: "Security" })).toBeVisible();
  return centreOf(page);
}

/** A form of the security centre: what opens it, what is typed, what sends it, and what is seen when it has worked. */
type Tried = {
  readonly opener: string;
  readonly form: string;
  readonly typed: readonly (readonly [label: string, text: string])[];
  readonly send: string;
  readonly call: Call;
  readonly done: (page: Page) => Locator;
};

const loginPassword = ["Login password", password] as const;

const tried: readonly Tried[] = [
  {
    opener: "Change nickname",
    form: "Change nickname",
    typed: [["Nickname", `Owl ${toNewName().slice(-6)}`]],
    send: "Save",
    call: ["POST", "/wps/member/info"],
    done: (page) => page.getByText("Your nickname was changed."),
  },
  {
    opener: "Change password",
    form: "Change password",
    typed: [
      ["Current password", password],
      ["New password", "Harbour#Night88"],
      ["Repeat the new password", "Harbour#Night88"],
    ],
    send: "Change password",
    call: ["POST", "/wps/member/password"],
    done: (page) => page.getByText("Your password was changed. All other devices were logged out."),
  },
  {
    opener: "Set up",
    form: "Set up an authenticator app",
    typed: [loginPassword],
    send: "Continue",
    call: ["POST", "/wps/member/second-factor/totp"],
    done: (page) => page.getByRole("img", { name: "Secret for your authenticator app" }),
  },
  {
    opener: "Set payment password",
    form: "Set payment password",
    typed: [loginPassword, ["New payment password", "482915"], ["Repeat the new payment password", "482915"]],
    send: "Save",
    call: ["POST", "/wps/member/payment/password"],
    done: (page) => page.getByText("Your payment password was set."),
  },
  {
    opener: "Add e-mail",
    form: "Add e-mail",
    typed: [["New e-mail", `${toNewName()}@mail.example`]],
    send: "Send code",
    call: ["POST", "/wps/member/contact/code"],
    done: (page) => page.getByLabel(/^Code from/),
  },
  {
    opener: "Request my data",
    form: "Request my data",
    typed: [loginPassword],
    send: "Request my data",
    call: ["POST", "/wps/member/data"],
    done: (page) => page.getByText(/Your file is (being made|ready)/),
  },
];

for (const { opener, form: name, typed, send, call, done } of tried)
  test(
    `ER-12, ER-20, MC-01: “${opener}” by keyboard alone over a slow network: a failing gateway is told, what was typed stays, and two presses are one call`,
    repeats(opener !== "Change password"),
    async ({ page, faults }) => {
      faults.allow(/net::ERR|500/);
      const centre = await openSecurity(page);
      await slowDown(page);
      await centre.getByRole("button", { name: opener }).focus();
      await page.keyboard.press("Enter");
      const form = centre.getByRole("form", { name });
      const boxOf = (label: string): Locator => form.getByLabel(label, { exact: true });
      for (const [label, text] of typed) await typeInto(page, boxOf(label), text);
      const button = form.getByRole("button", { name: send });
      for (const [failure, said] of failures) {
        await failNext(page, call, failure);
        await tabTo(page, button);
        await page.keyboard.press("Enter");
        await expect(form.getByRole("alert")).toContainText(said);
        for (const [label, text] of typed) await expect(boxOf(label)).toHaveValue(text);
      }
      const count = countCalls(page, call);
      await enterTwice(page, button);
      await expect(done(page).first()).toBeVisible();
      expect(count()).toBe(1);
    },
  );

/** What the panel asks for, and a line that is there when the answer has come. */
const parts: readonly (readonly [path: string, role: "group" | "region", name: string, text: RegExp])[] = [
  ["/wps/member/second-factor", "group", "Authenticator app", /second step/],
  ["/wps/member/passkeys", "group", "Passkeys", /without a password/],
  ["/wps/member/preferences", "group", "Privacy", /Others see you as/],
  ["/wps/member/sessions", "region", "Devices", /This device/],
  ["/wps/member/activity", "region", "Recent activity", /Account registered/],
];

test("ER-12, MC-01: each part of the security centre that does not come says so and comes by a press, without the others", async ({
  page,
  faults,
}) => {
  faults.allow(/net::ERR|500/);
  await openNewMember(page, toUrl(brand), brand);
  const isPart = (url: URL): boolean => parts.some(([path]) => url.pathname === path);
  await page.route(isPart, (route) => route.abort());
  await page.goto(toUrl(brand, "/member/securityCenter"));
  const centre = centreOf(page);
  await expect(centre.getByRole("group", { name: "Nickname" })).toBeVisible();
  await expect(centre.getByRole("alert").first()).toContainText("Network link is abnormal");
  await expect(centre.getByRole("button", { name: "Request my data" })).toBeVisible();
  await page.unroute(isPart);
  // Messages and privacy ask for the same, so one press brings both.
  const again = centre.getByRole("button", { name: "Try again" });
  for (let left = await again.count(); left > 0; left = await again.count()) {
    await again.first().click();
    await expect.poll(() => again.count()).toBeLessThan(left);
  }
  for (const [, role, name, text] of parts) await expect(centre.getByRole(role, { name })).toContainText(text);
  await expect(centre.getByRole("alert")).toHaveCount(0);
});

test("ER-12, ER-20, X-17: identity documents while the gateway fails: each step is told, what was given stays, and two presses are one call", async ({
  page,
  faults,
}) => {
  faults.allow(/net::ERR|500/);
  await openNewMember(page, toUrl("aurelune"), "aurelune");
  await page.goto(toUrl("aurelune", "/member/identity"));
  const form = centreOf(page).getByRole("form", { name: "Send documents" });
  await form.getByRole("radio", { name: "Passport" }).check();
  await form.getByLabel("Full name").fill("Zuzanna Owner");
  const files = form.locator("input[type=file]");
  for (const [index, [failure, said]] of failures.entries()) {
    const picture = drawPicture(`${index}.png`, [40, 90, 40 * index]);
    await failNext(page, ["POST", "/wps/upload"], failure);
    await files.nth(index).setInputFiles(picture);
    await expect(form.getByRole("alert").filter({ hasText: said })).toBeVisible();
    await files.nth(index).setInputFiles(picture);
    await expect(form.getByText(`Uploaded: ${index}.png`)).toBeVisible();
  }
  const call: Call = ["POST", "/wps/member/identity"];
  const send = form.getByRole("button", { name: "Send documents" });
  for (const [failure, said] of failures) {
    await failNext(page, call, failure);
    await send.click();
    await expect(form.getByRole("alert")).toContainText(said);
    await expect(form.getByLabel("Full name")).toHaveValue("Zuzanna Owner");
    await expect(form.getByText("Uploaded: 1.png")).toBeVisible();
  }
  const count = countCalls(page, call);
  await send.dblclick();
  await expect(centreOf(page).getByText("Being checked")).toBeVisible();
  expect(count()).toBe(1);
});

test("ER-12, ER-20, X-78: the end of the account while the gateway fails: it is told, what was chosen stays, two presses are one call, and Back asks", async ({
  page,
  faults,
}) => {
  faults.allow(/net::ERR|500/);
  const centre = await openSecurity(page);
  await centre.getByRole("button", { name: "Close account" }).click();
  const dialog = page.getByRole("dialog", { name: "Close account" });
  const erase = dialog.getByRole("radio", { name: "Close it and delete my data" });
  const box = dialog.getByLabel("Login password", { exact: true });
  await erase.check();
  await box.fill(password);
  await page.goBack();
  await page.getByRole("alertdialog", { name: "Close this form?" }).getByRole("button", { name: "Cancel" }).click();
  await expect(box).toHaveValue(password);
  const call: Call = ["POST", "/wps/member/close"];
  const send = dialog.getByRole("button", { name: "Delete my account" });
  for (const [failure, said] of failures) {
    await failNext(page, call, failure);
    await send.click();
    await expect(dialog.getByRole("alert")).toContainText(said);
    await expect(erase).toBeChecked();
    await expect(box).toHaveValue(password);
  }
  const count = countCalls(page, call);
  await send.dblclick();
  await expect(dialog.getByRole("alert")).toContainText("There is still money in the account.");
  expect(count()).toBe(1);
});
