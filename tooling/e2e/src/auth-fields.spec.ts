import type { Locator, Page } from "@playwright/test";
import { askGateway } from "./operator.ts";
import { chooseVietnam, numberOf, openMobile, sendOf, sentOf, toNewNumber } from "./registerPhone.ts";
import { closeNotice, expect, register, test, toNewName, toUrl } from "./site.ts";
import { expectFault, tryFields, type TriedField } from "./tryFields.ts";

const needed = "Input cannot be empty";
const password = "Marquee#2026";

const passwordsOf = (form: Locator): readonly TriedField[] => [
  {
    box: form.getByLabel("Password", { exact: true }),
    good: password,
    bad: [
      ["", needed],
      ["short", /characters/],
    ],
  },
  {
    box: form.getByLabel("Confirm password"),
    good: password,
    bad: [
      ["", needed],
      [`${password}x`, "Confirmation password not correct"],
    ],
  },
];

const birthdayOf = (form: Locator): TriedField => ({
  box: form.getByLabel("Birthday"),
  good: "1990-05-05",
  bad: [
    ["", needed],
    [`${new Date().getFullYear() - 10}-01-01`, /or older to register/],
  ],
});

test("ER-07, VL-07: registration by username: each field wrong in turn is marked, has the focus and its text, and what was typed stays", async ({
  page,
}) => {
  await page.goto(toUrl("aurelune", "/register"));
  const form = page.getByRole("form", { name: "Register" });
  await form.getByRole("button", { name: "More details (optional)" }).click();
  const send = form.getByRole("button", { name: "Register", exact: true });
  await send.click();
  await expectFault(form.getByLabel("Username"), needed);
  await tryFields(
    [
      {
        box: form.getByLabel("Username"),
        good: toNewName(),
        bad: [
          ["", needed],
          ["1x", /starting with a letter/],
          ["player0001", "This username is taken. Please choose another one."],
        ],
      },
      ...passwordsOf(form),
      birthdayOf(form),
      { box: form.getByLabel("Full name"), good: "Ann Other", bad: [["!", /^First and last name/]] },
      {
        box: form.getByLabel("E-mail"),
        good: `${toNewName()}@mail.example`,
        bad: [["no mailbox", "A valid e-mail address"]],
      },
    ],
    send,
  );
  // A password that the rules allow and that many people use.
  for (const { box } of passwordsOf(form)) await box.fill("P030710p$e4o");
  await send.click();
  await expectFault(form.getByLabel("Password", { exact: true }), /^Many people use this password/);
  for (const { box } of passwordsOf(form)) {
    await expect(box).toHaveValue("P030710p$e4o");
    await box.fill(password);
  }
  await send.click();
  await expect(page.getByRole("heading", { name: "Welcome to Aurelune" })).toBeVisible();
});

test("ER-07, VL-03, VL-04: registration by mobile: each field wrong in turn is marked, has the focus and its text, and what was typed stays", async ({
  page,
}) => {
  const dialog = await openMobile(page, "paperkite");
  const form = dialog.getByRole("form", { name: "Register" });
  await chooseVietnam(page, form);
  const send = form.getByRole("button", { name: "Register", exact: true });
  const number = toNewNumber();
  await tryFields(
    [
      {
        box: numberOf(form),
        good: number,
        bad: [
          ["", needed],
          ["0241 234 567", "Please enter a valid mobile number."],
        ],
      },
      {
        box: form.getByLabel("Verification code"),
        good: "123456",
        bad: [
          ["", needed],
          // None was sent.
          ["000000", "Please enter a valid verification code."],
        ],
      },
      birthdayOf(form),
    ],
    send,
  );
  await numberOf(form).fill("12");
  await sendOf(form).click();
  await expectFault(numberOf(form), "Please enter a valid mobile number.");
  await expect(form.getByRole("combobox", { name: "Country code" })).toHaveValue("+84");
});

test("ER-07, VL-11: login by password: each field wrong in turn has the focus and its text; a wrong pair is read out, and what was typed stays", async ({
  page,
}) => {
  await page.goto(toUrl("aurelune", "/login"));
  const form = page.getByRole("main").getByRole("form", { name: "Log in" });
  const send = form.getByRole("button", { name: "Log in", exact: true });
  const name = form.getByLabel("Username");
  const word = form.getByLabel("Password", { exact: true });
  await send.click();
  await expectFault(name, needed);
  await tryFields(
    [
      {
        box: name,
        good: "player0211",
        bad: [
          ["", needed],
          ["  ", needed],
        ],
      },
      { box: word, good: password, bad: [["", needed]] },
    ],
    send,
  );
  await word.fill("Wrong#Wrong88");
  await send.click();
  await expect(form.getByRole("alert")).toHaveText("The username or the password is not correct.");
  await expect(name).toHaveValue("player0211");
  await expect(word).toHaveValue("Wrong#Wrong88");
  await word.fill(password);
  await send.click();
  await closeNotice(page, "aurelune");
  await expect(page.getByRole("button", { name: "Member centre of player0211" })).toBeVisible();
});

/** A number, and the code that goes to it. */
const phoneOf = (form: Locator, number: string): readonly TriedField[] => [
  {
    box: numberOf(form),
    good: number,
    bad: [
      ["", needed],
      ["0241 234 567", "Please enter a valid mobile number."],
    ],
  },
  {
    box: form.getByLabel("Verification code"),
    good: "123456",
    bad: [
      ["", needed],
      ["000000", "Please enter a valid verification code."],
    ],
  },
];

async function openForgot(page: Page): Promise<Locator> {
  await page.getByRole("main").getByRole("button", { name: "Forgot your password?" }).click();
  return page.getByRole("dialog", { name: "Forgot your password?" });
}

test("ER-07, VL-12: login by text message: each field wrong in turn is marked, has the focus and its text, for Send code too", async ({
  page,
}) => {
  await page.goto(toUrl("kickline", "/login"));
  await page.getByRole("main").getByRole("tab", { name: "By text message" }).click();
  const form = page.getByRole("main").getByRole("form", { name: "Log in" });
  await chooseVietnam(page, form);
  await tryFields(phoneOf(form, toNewNumber()), form.getByRole("button", { name: "Log in", exact: true }));
  for (const typed of ["", "0241 234 567"]) {
    await numberOf(form).fill(typed);
    await form.getByLabel("Verification code").focus();
    await sendOf(form).click();
    await expectFault(numberOf(form), /./);
    await expect(sentOf(form)).toHaveCount(0);
  }
  await expect(form.getByRole("combobox", { name: "Country code" })).toHaveValue("+84");
});

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

test("ER-07, LG-16: the mail's link: each field wrong in turn is marked, has the focus and its text, and what was typed stays", async ({
  page,
  faults,
}) => {
  faults.allow(/40[13]/);
  await page.goto(toUrl("saltlantern"));
  const username = await register(page, "saltlantern", toNewName());
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
});
