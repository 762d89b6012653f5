import type { Locator, Page } from "@playwright/test";
import { drawPicture } from "./pictures.ts";
import { openNewMember } from "./members.ts";
import { type BrandId, brands, expect, test, toNewName, toUrl, repeats } from "./site.ts";
import { expectFault, needed, tryFields, type TriedField } from "./tryFields.ts";

const mismatch = "Confirmation password not correct";
const wrongPassword = "The current password is not correct.";

/** Registers a member and opens a panel of the member centre. */
async function openPanel(page: Page, brand: BrandId, panel: string): Promise<Locator> {
  await openNewMember(page, toUrl(brand), brand);
  await page.goto(toUrl(brand, `/member/${panel}`));
  return page.getByRole("dialog", { name: "Member centre" });
}

/** Opens a line's form by its button. */
async function openForm(centre: Locator, verb: string): Promise<Locator> {
  await centre.getByRole("button", { name: verb }).click();
  return centre.getByRole("form", { name: verb });
}

const passwordOf = (form: Locator, brand: BrandId): TriedField => ({
  box: form.getByLabel("Login password", { exact: true }),
  good: brands[brand].password,
  bad: [
    ["", needed],
    ["Wrong#Wrong88", wrongPassword],
  ],
});

test("ER-31, VL-13, LG-18: change of the password: each field wrong in turn is marked, has the focus and its text, and what was typed stays", async ({
  page,
}) => {
  const form = await openForm(await openPanel(page, "saltlantern", "securityCenter"), "Change password");
  const [current, fresh, again] = [
    form.getByLabel("Current password", { exact: true }),
    form.getByLabel("New password", { exact: true }),
    form.getByLabel("Repeat the new password"),
  ];
  const send = form.getByRole("button", { name: "Change password" });
  const { password } = brands.saltlantern;
  await tryFields(
    [
      {
        box: current,
        good: password,
        bad: [
          ["", needed],
          ["Wrong#Wrong88", wrongPassword],
        ],
      },
      {
        box: fresh,
        good: "Harbour#Night88",
        bad: [
          ["", needed],
          ["short", /characters/],
        ],
      },
      {
        box: again,
        good: "Harbour#Night88",
        bad: [
          ["", needed],
          ["Harbour#Night89", mismatch],
        ],
      },
    ],
    send,
  );
  for (const [text, says] of [
    [password, "The new password is the same as the current one."],
    ["P030710p$e4o", /^Many people use this password/],
  ] as const) {
    for (const box of [fresh, again]) await box.fill(text);
    await send.click();
    await expectFault(fresh, says);
    await expect(again).toHaveValue(text);
    await expect(current).toHaveValue(password);
  }
});

test("ER-07, VL-05: payment password: each field wrong in turn is marked, has the focus and its text, and what was typed stays", async ({
  page,
}) => {
  const brand = "kickline";
  const form = await openForm(await openPanel(page, brand, "securityCenter"), "Set payment password");
  await tryFields(
    [
      passwordOf(form, brand),
      {
        box: form.getByLabel("New payment password", { exact: true }),
        good: "482915",
        bad: [
          ["", needed],
          ["48291", "6 digits"],
          ["abcdef", "6 digits"],
        ],
      },
      {
        box: form.getByLabel("Repeat the new payment password"),
        good: "482915",
        bad: [
          ["", needed],
          ["482916", mismatch],
        ],
      },
    ],
    form.getByRole("button", { name: "Save" }),
  );
});

for (const [verb, label, good, bad] of [
  ["Add e-mail", "New e-mail", `${toNewName()}@mail.example`, "no mailbox"],
  ["Add phone", "New phone number", `+8490${String(Date.now()).slice(-7)}`, "12"],
] as const)
  test(
    `ER-07, MC-01: ${verb}: each field of both steps wrong in turn is marked, has the focus and its text, and what was typed stays`,
    repeats(verb === "Add phone"),
    async ({ page }) => {
      const brand = "saltlantern";
      const form = await openForm(await openPanel(page, brand, "securityCenter"), verb);
      const send = form.getByRole("button", { name: "Send code" });
      await tryFields(
        [
          {
            box: form.getByLabel(label),
            good,
            bad: [
              ["", needed],
              [bad, /valid/],
            ],
          },
        ],
        send,
      );
      await send.click();
      const code = form.getByLabel(/^Code from/);
      await expect(code).toBeVisible();
      await tryFields(
        [{ box: code, good: "000000", bad: [["", needed]] }, passwordOf(form, brand)],
        form.getByRole("button", { name: "Confirm" }),
      );
      await code.fill("12");
      await form.getByRole("button", { name: "Confirm" }).click();
      await expectFault(code, "Please enter a valid verification code.");
      await expect(form.getByLabel("Login password", { exact: true })).toHaveValue(brands[brand].password);
    },
  );

test("ER-07, MC-01: nickname: a wrong one is marked, has the focus and its text, and stays", async ({ page }) => {
  const form = await openForm(await openPanel(page, "aurelune", "securityCenter"), "Change nickname");
  await tryFields(
    [
      {
        box: form.getByLabel("Nickname"),
        good: "Night Owl",
        bad: [
          ["", needed],
          ["x", /^2 to 20 letters/],
          ["<b>bold</b>", /^2 to 20 letters/],
        ],
      },
    ],
    form.getByRole("button", { name: "Save" }),
  );
});

test("ER-07, X-19: authenticator app: a wrong password and a wrong code are marked, have the focus and their text, and stay", async ({
  page,
}) => {
  const brand = "saltlantern";
  const centre = await openPanel(page, brand, "securityCenter");
  const line = centre.getByRole("group", { name: "Authenticator app" });
  await line.getByRole("button", { name: "Set up" }).click();
  const first = line.getByRole("form", { name: "Set up an authenticator app" });
  const go = first.getByRole("button", { name: "Continue" });
  await tryFields([passwordOf(first, brand)], go);
  await go.click();
  const second = line.getByRole("form", { name: "Confirm your authenticator app" });
  await tryFields(
    [
      {
        box: second.getByLabel("Code of your authenticator app"),
        good: "123",
        bad: [
          ["", needed],
          ["000000", "Please enter a valid verification code."],
        ],
      },
    ],
    second.getByRole("button", { name: "Confirm" }),
  );
});

for (const [verb, send] of [
  ["Request my data", "Request my data"],
  ["Add a passkey", "Continue"],
] as const)
  test(
    `ER-07: ${verb}: a wrong password is marked, has the focus and its text, and stays`,
    repeats(verb === "Add a passkey"),
    async ({ page }) => {
      const form = await openForm(await openPanel(page, "aurelune", "securityCenter"), verb);
      await tryFields([passwordOf(form, "aurelune")], form.getByRole("button", { name: send }));
    },
  );

test("ER-07, X-78: close account: a wrong password is marked, has the focus and its text, money left is read out, and what was chosen stays", async ({
  page,
}) => {
  const centre = await openPanel(page, "paperkite", "securityCenter");
  await centre.getByRole("button", { name: "Close account" }).click();
  const dialog = page.getByRole("dialog", { name: "Close account" });
  const erase = dialog.getByRole("radio", { name: "Close it and delete my data" });
  await erase.check();
  const send = dialog.getByRole("button", { name: "Delete my account" });
  await tryFields([passwordOf(dialog, "paperkite")], send);
  await send.click();
  await expect(dialog.getByRole("alert")).toHaveText("There is still money in the account. Please take it out first.");
  await expect(erase).toBeChecked();
  await expect(dialog.getByLabel("Login password", { exact: true })).toHaveValue(brands.paperkite.password);
});

test("ER-07, X-17: identity documents: each field missing in turn has the focus and its text, a file that is no picture is read out, and the others stay", async ({
  page,
}) => {
  const centre = await openPanel(page, "aurelune", "identity");
  const form = centre.getByRole("form", { name: "Send documents" });
  const send = form.getByRole("button", { name: "Send documents" });
  const name = form.getByLabel("Full name");
  const pictures = ["Front side", "Back side", "Picture of you with the number"];
  const buttonOf = (label: string): Locator => form.getByRole("button", { name: label });
  await send.click();
  await expectFault(name, needed);
  await name.fill("Zuzanna Owner");
  for (const [index, label] of pictures.entries()) {
    await send.click();
    await expect(buttonOf(label)).toBeFocused();
    await expect(buttonOf(label)).toHaveAccessibleDescription(needed);
    const file = form.locator("input[type=file]").nth(index);
    await file.setInputFiles({ name: "words.txt", mimeType: "text/plain", buffer: Buffer.from("no picture") });
    await expect(form.getByRole("alert").filter({ hasText: "Please choose a PNG or JPG picture." })).toBeVisible();
    await expect(buttonOf(label)).toHaveAccessibleDescription("Please choose a PNG or JPG picture.");
    // Its name says PNG, and its first bytes do not.
    await file.setInputFiles({ name: "fake.png", mimeType: "image/png", buffer: Buffer.from("GIF89a no picture") });
    await expect(buttonOf(label)).toHaveAccessibleDescription("Please choose a PNG or JPG picture.");
    await file.setInputFiles(drawPicture(`${index}.png`, [40, 90, 40 * index]));
    await expect(form.getByText(`Uploaded: ${index}.png`)).toBeVisible();
    await expect(name).toHaveValue("Zuzanna Owner");
    for (let before = 0; before < index; before += 1)
      await expect(form.getByText(`Uploaded: ${before}.png`)).toBeVisible();
  }
  await name.fill("");
  await send.click();
  await expectFault(name, needed);
  await name.fill("Zuzanna Owner");
  await send.click();
  await expect(centre.getByText("Being checked")).toBeVisible();
});
