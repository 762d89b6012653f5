import type { Locator, Page } from "@playwright/test";
import { askGateway } from "./operator.ts";
import { chooseVietnam, toNewNumber } from "./registerPhone.ts";
import { openNewMember } from "./members.ts";
import { expect, test, toNewName, toUrl, repeats } from "./site.ts";
import { expectFault, needed, phoneOf, tryFields } from "./tryFields.ts";

const password = "Marquee#2026";

async function openForgot(page: Page): Promise<Locator> {
  await page.getByRole("main").getByRole("button", { name: "Forgot your password?" }).click();
  return page.getByRole("dialog", { name: "Forgot your password?" });
}

test("ER-07, VL-14: a forgotten password by mail: each field wrong in turn is marked, has the focus and its text, and what was typed stays", async ({
  page,
}) => {
  await page.goto(toUrl("saltlantern", "/login"));
  const form = (await openForgot(page)).getByRole("form", { name: "New password by e-mail" });
  await tryFields(
    [
      {
        box: form.getByLabel("Username"),
        good: toNewName(),
        bad: [
          ["", needed],
          ["  ", needed],
        ],
      },
      {
        box: form.getByRole("textbox", { name: "E-mail" }),
        good: `${toNewName()}@mail.example`,
        bad: [
          ["", needed],
          ["no mailbox", "A valid e-mail address"],
        ],
      },
    ],
    form.getByRole("button", { name: "Send the link" }),
  );
});

test("ER-07, VL-15: a forgotten password by text message: each field wrong in turn is marked, has the focus and its text, and what was typed stays", async ({
  page,
}) => {
  await page.goto(toUrl("saltlantern", "/login"));
  const dialog = await openForgot(page);
  await dialog.getByRole("tab", { name: "By text message" }).click();
  const form = dialog.getByRole("form", { name: "New password by text message" });
  await chooseVietnam(page, form);
  await tryFields(
    [
      ...phoneOf(form, toNewNumber()),
      {
        box: form.getByLabel("New password", { exact: true }),
        good: "Harbour#Night88",
        bad: [
          ["", needed],
          ["short", /characters/],
        ],
      },
    ],
    form.getByRole("button", { name: "Set the password and log in" }),
  );
});

test(
  "ER-07, ER-31, LG-16: the mail's link: each field wrong in turn is marked, has the focus and its text, and what was typed stays",
  repeats(true),
  async ({ page, faults }) => {
    faults.allow(/40[13]/);
    const username = await openNewMember(page, toUrl("saltlantern"), "saltlantern");
    const email = `${username}@mail.example`;
    await page.goto(toUrl("saltlantern", "/member/securityCenter"));
    const centre = page.getByRole("dialog", { name: "Member centre" });
    await centre.getByRole("button", { name: "Add e-mail" }).click();
    const contact = centre.getByRole("form", { name: "Add e-mail" });
    await contact.getByLabel("New e-mail").fill(email);
    await contact.getByRole("button", { name: "Send code" }).click();
    await contact.getByLabel("Login password", { exact: true }).fill(password);
    const [sent] = await askGateway<readonly { readonly text: string }[]>(
      "saltlantern",
      "messages",
      "--recipient",
      email,
    );
    await contact.getByLabel(/^Code from/).fill(/\d{6}/.exec(sent?.text ?? "")?.[0] ?? "");
    await contact.getByRole("button", { name: "Confirm" }).click();
    await expect(contact).toHaveCount(0);
    await page.goto(toUrl("saltlantern"));
    await page.getByRole("banner").getByRole("button", { name: "Log out" }).click();
    await page.getByRole("alertdialog", { name: "Log out?" }).getByRole("button", { name: "Log out" }).click();
    await expect(page.getByRole("banner").getByRole("button", { name: "Log in" })).toBeVisible();
    await page.goto(toUrl("saltlantern", "/login"));
    const forgot = await openForgot(page);
    await forgot.getByLabel("Username").fill(username);
    await forgot.getByRole("textbox", { name: "E-mail" }).fill(email);
    await forgot.getByRole("button", { name: "Send the link" }).click();
    await expect(forgot.getByText(/a mail with a link is on its way/)).toBeVisible();
    const [mail] = await askGateway<readonly { readonly text: string }[]>(
      "saltlantern",
      "messages",
      "--recipient",
      email,
    );
    await page.goto(/http:\S+/.exec(mail?.text ?? "")?.[0] ?? "");
    const form = page.getByRole("form", { name: "New password" });
    await tryFields(
      [
        {
          box: form.getByLabel("New password", { exact: true }),
          good: "Harbour#Night88",
          bad: [
            ["", needed],
            ["short", /characters/],
          ],
        },
        {
          box: form.getByLabel("Repeat the new password"),
          good: "Harbour#Night88",
          bad: [
            ["", needed],
            ["Harbour#Night89", "Confirmation password not correct"],
          ],
        },
      ],
      form.getByRole("button", { name: "Set the password and log in" }),
    );
    await form.getByLabel("New password", { exact: true }).fill(password);
    await form.getByLabel("Repeat the new password").fill(password);
    await form.getByRole("button", { name: "Set the password and log in" }).click();
    await expectFault(
      form.getByLabel("New password", { exact: true }),
      "The new password is the same as the current one.",
    );
  },
);
