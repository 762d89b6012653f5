import type { Locator } from "@playwright/test";
import { chooseVietnam, numberOf, openMobile, sendOf, sentOf, toNewNumber } from "./registerPhone.ts";
import { closeNotice, expect, test, toNewName, toUrl } from "./site.ts";
import { expectFault, needed, phoneOf, tryFields, type TriedField } from "./tryFields.ts";

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
  await tryFields([...phoneOf(form, number), birthdayOf(form)], send);
  await numberOf(form).fill("12");
  await sendOf(form).click();
  await expectFault(numberOf(form), "A valid phone number");
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
