import { getAffiliate, getMemberInfo, register } from "@marquee/contract";
import { type Answer, takeFaults } from "@marquee/testing";
import { describe, expect, it } from "vitest";
import { page } from "vitest/browser";
import {
  ageBox,
  dialog,
  fillRegistration,
  more,
  openRegister,
  passwordBox,
  sender,
  termsBox as terms,
  toRule,
  welcome,
  withRules,
  withSettings,
} from "../authRegister.ts";
import { bar } from "../authForms.ts";
import { changedAnswer } from "../changedAnswer.ts";
import { changingTree } from "../changingTree.ts";
import { expectFault, needed } from "../formFields.ts";
import { openScreen, patience, toSetting } from "../openScreen.tsx";

const affiliate = dialog.getByLabelText("Affiliate code");
const codeRules = withRules({ affiliateCode: toRule({ required: "0" }) });

describe("the registration", () => {
  it("RG-03, RG-05, RG-07: asks for username and password, has the brand's title, links to the login, stars required fields", async () => {
    await openRegister("aurelune");
    await more.click();
    for (const [label, says] of [
      ["Username", "Username *"],
      ["Password", "Password *"],
      ["E-mail", "E-mail"],
    ] as const) {
      const field = dialog.getByLabelText(label, { exact: true });
      await expect.element(field).toBeVisible();
      const words = [...dialog.element().querySelectorAll("label")].find(({ textContent }) => textContent === label);
      expect(words?.parentElement?.textContent).toBe(says);
      // The placeholder does not repeat the label.
      await expect.element(field).not.toHaveAttribute("placeholder");
    }
    await dialog.getByRole("button", { name: "Log in" }).click();
    await expect.element(page.getByRole("dialog", { name: "Log in" }), patience).toBeVisible();
    expect(takeFaults()).toEqual([]);
  });

  it("RG-08: links to the help centre, in a tab of its own, and not where there is none", async () => {
    await openRegister("aurelune");
    const help = dialog.getByRole("link", { name: "Help" });
    await expect.element(help).toHaveAttribute("href", "/help");
    await expect.element(help).toHaveAttribute("target", "_blank");
    const tree = changingTree(toSetting("aurelune"));
    tree.turnOff("HELP3");
    await openRegister("aurelune", [tree]);
    await expect.element(help).not.toBeInTheDocument();
  });

  it.each(["aurelune", "kickline"])(
    "RG-05, RG-28, VL-47: %s's has the brand's title, the age's box the brand's age, and a birthday below it is refused with that age",
    async (brand) => {
      const { ageMin } = toSetting(brand).world.merchant;
      const { listCalls } = await openRegister(brand);
      const name = brand === "aurelune" ? "Join Aurelune" : "Join Kickline";
      await expect.element(page.getByRole("dialog", { name }), patience).toBeVisible();
      await expect.element(ageBox).toHaveAccessibleName(`I am ${ageMin} or older`);
      await fillRegistration();
      await dialog.getByLabelText("Birthday").fill(`${new Date().getFullYear() - ageMin + 1}-01-01`);
      await sender.click();
      await expectFault(dialog.getByLabelText("Birthday"), `You must be ${ageMin} or older to register.`);
      expect(listCalls(register)).toHaveLength(0);
    },
  );

  it("RG-23: the terms are ticked and linked; when unticked, Register says what is missing and sends nothing", async () => {
    const { listCalls } = await openRegister("aurelune");
    await expect.element(terms, patience).toBeChecked();
    for (const [name, path] of [
      ["terms", "/terms"],
      ["privacy policy", "/privacy"],
    ] as const) {
      const link = dialog.getByRole("link", { name });
      await expect.element(link).toHaveAttribute("href", path);
      await expect.element(link).toHaveAttribute("target", "_blank");
      await expect.element(link).toHaveAttribute("rel", expect.stringContaining("noopener"));
    }
    await fillRegistration();
    await terms.click();
    await sender.click();
    const says = dialog.getByText("Please accept the terms to register.");
    await expect.element(says, patience).toBeVisible();
    await expect.element(terms).toHaveFocus();
    await expect.element(terms).toHaveAttribute("aria-invalid", "true");
    expect(listCalls(register)).toHaveLength(0);
    await terms.click();
    await expect.element(says, patience).not.toBeInTheDocument();
  });

  it("RG-28: nothing ticks the age's box but the visitor; unticked, Register says the age and sends nothing", async () => {
    const { listCalls } = await openRegister("aurelune");
    await expect.element(terms, patience).toBeChecked();
    await expect.element(ageBox).not.toBeChecked();
    await fillRegistration();
    await expect.element(ageBox).toBeChecked();
    await ageBox.click();
    await sender.click();
    await expect.element(ageBox, patience).toHaveFocus();
    await expect.element(ageBox).toHaveAccessibleDescription("You must be 18 or older to register.");
    await expect.element(ageBox).toHaveAttribute("aria-invalid", "true");
    expect(listCalls(register)).toHaveLength(0);
    await ageBox.click();
    await sender.click();
    await expect.element(welcome, patience).toBeVisible();
    expect(listCalls(register)).toHaveLength(1);
  });

  it.each([
    ["GB", false],
    ["MT", false],
    ["SEA", true],
  ])("RG-23: in %s the box is ticked: %s", async (jurisdiction, isTicked) => {
    await openRegister("aurelune", [withSettings({ jurisdiction })]);
    if (isTicked) await expect.element(terms, patience).toBeChecked();
    else await expect.element(terms, patience).not.toBeChecked();
  });

  it("VL-06, RG-06: optional fields are collapsed, stay open over an error, and home is one press away", async () => {
    const { listCalls } = await openScreen({ path: "/rng", brand: "aurelune" });
    const opener = page.getByRole("banner").getByRole("button", { name: "Register" });
    await expect.element(opener, patience).toBeVisible();
    await opener.click();
    await expect.element(more, patience).toHaveAttribute("aria-expanded", "false");
    const mail = dialog.getByLabelText("E-mail");
    await expect.element(mail).not.toBeVisible();
    await more.click();
    await mail.fill("no mailbox");
    await fillRegistration();
    // What stands wrong in it keeps it open.
    await expect.element(more, patience).toBeDisabled();
    await sender.click();
    await expect.element(mail, patience).toHaveFocus();
    await expect.element(mail).toHaveValue("no mailbox");
    expect(listCalls(register)).toHaveLength(0);
    await mail.fill("");
    await dialog.getByRole("link", { name: "Back to home" }).click();
    await expect
      .element(page.getByRole("heading", { level: 1, name: "Home of Aurelune" }), patience)
      .toBeInTheDocument();
    await expect.element(dialog).not.toBeInTheDocument();
  });

  it("RG-13, RG-14, VL-08: a field whose rule is on is shown, starred when it is required, and states its rule with one length", async () => {
    const zalo = { acceptedPattern: "^[0-9]+$", patternId: 6, minLength: 6, maxLength: 6 };
    const open = (rule: object): Promise<unknown> =>
      openRegister("aurelune", [withRules({ zalo: toRule({ ...zalo, ...rule }) })]);
    const box = dialog.getByLabelText("Zalo");
    await open({});
    await expect.element(dialog.getByPlaceholder("Zalo*"), patience).toBeVisible();
    await box.fill("12");
    await sender.click();
    await expect.element(box, patience).toHaveAccessibleDescription(/(?<!-)6 digits/);
    await expect.element(box).toHaveAttribute("aria-invalid", "true");
    await open({ required: "0" });
    await more.click();
    await expect.element(box, patience).toBeVisible();
    await expect.element(dialog.getByPlaceholder(/Zalo/)).not.toBeInTheDocument();
    await open({ enabled: "0" });
    await expect.element(dialog.getByLabelText("Username")).toBeVisible();
    await expect.element(box).not.toBeInTheDocument();
  });

  it("VL-05: a payment password that the rules require is in the form, masked, and required", async () => {
    const rule = toRule({ acceptedPattern: "^[0-9]+$", patternId: 6, minLength: 6, maxLength: 6, type: "PASSWORD" });
    await openRegister("aurelune", [withRules({ paymentPassword: rule })]);
    const field = dialog.getByLabelText("Payment password");
    await expect.element(field, patience).toHaveAttribute("type", "password");
    await sender.click();
    await expect.element(field, patience).toHaveAttribute("aria-invalid", "true");
    await field.fill("12345");
    await expect.element(field, patience).toHaveAccessibleDescription(/(?<!-)6 digits/);
  });

  it("VL-01, VL-06, ER-07: an empty required field shows an error below it, also to screen readers; an optional field may be empty", async () => {
    const { listCalls } = await openRegister("aurelune");
    await sender.click();
    for (const field of [dialog.getByLabelText("Username"), passwordBox]) {
      await expect.element(field, patience).toHaveAttribute("aria-invalid", "true");
      await expect.element(field).toHaveAccessibleDescription(new RegExp(`${needed}$`));
      const says = document.getElementById(field.element().getAttribute("aria-describedby")?.split(" ").at(-1) ?? "");
      expect(says?.textContent).toBe(needed);
      const [above, below] = [field.element(), says].map((element) => element?.getBoundingClientRect());
      expect(below?.top).toBeGreaterThanOrEqual((above?.bottom ?? 0) - 1);
    }
    await expect.element(dialog.getByLabelText("E-mail")).not.toHaveAttribute("aria-invalid", "true");
    expect(listCalls(register)).toHaveLength(0);
  });

  it("RG-19, HD-09: logs the member in, then loads the member, shows only the welcome popup, and leads home", async () => {
    const order: string[] = [];
    const note = ({ endpoint, toValue }: Answer): Answer => ({
      endpoint,
      toValue: (query, body) => {
        order.push(endpoint.name);
        return toValue(query, body);
      },
    });
    const own = [changedAnswer(register, {}), changedAnswer(getMemberInfo, {})].map(note);
    await openScreen({ path: "/rng", brand: "aurelune", answers: own });
    const opener = page.getByRole("banner").getByRole("button", { name: "Register" });
    await expect.element(opener, patience).toBeVisible();
    await opener.click();
    await expect.element(dialog.getByLabelText("Birthday"), patience).toBeVisible();
    await fillRegistration();
    await sender.click();
    await expect.element(welcome, patience).toBeVisible();
    expect(page.getByRole("dialog").elements()).toHaveLength(1);
    await page.getByRole("button", { name: "See the games" }).click();
    await expect.element(bar, patience).toBeVisible();
    await expect.element(page.getByRole("heading", { level: 1, name: "Home of Aurelune" })).toBeInTheDocument();
    expect(order.slice(0, 2)).toEqual(["register", "getMemberInfo"]);
  });

  it("HD-09, MC-03: its welcome leads to a first deposit too", async () => {
    await openRegister("aurelune");
    await fillRegistration();
    await sender.click();
    await expect.element(welcome, patience).toBeVisible();
    await page.getByRole("dialog").getByRole("button", { name: "Deposit", exact: true }).click();
    await expect.element(welcome).not.toBeInTheDocument();
    const centre = page.getByRole("dialog", { name: "Member centre" });
    await expect.element(centre.getByRole("heading", { level: 3, name: "Deposit" }), patience).toBeVisible();
  });
});

describe("the codes of the registration", () => {
  it("RG-12, RG-15: a valid code in the address hides the affiliate field, and a referral code fills its own", async () => {
    const { listCalls } = await openRegister("kickline", [codeRules], "?affiliateCode=AGENT1&referralCode=FRIEND1");
    await expect.element(dialog.getByLabelText("Referral code"), patience).toHaveValue("FRIEND1");
    await expect
      .poll(() => listCalls(getAffiliate).map(({ query }) => query.get("code")), patience)
      .toEqual(["AGENT1"]);
    await more.click();
    await expect.element(dialog.getByLabelText("E-mail"), patience).toBeVisible();
    await expect.element(affiliate).not.toBeInTheDocument();
  });

  it("RG-15: without a code in the address the field is shown if its rule is on, and not if it is off", async () => {
    for (const isOn of [true, false]) {
      await openRegister("kickline", isOn ? [codeRules] : []);
      await more.click();
      await expect.element(dialog.getByLabelText("E-mail"), patience).toBeVisible();
      if (isOn) await expect.element(affiliate).toBeVisible();
      else await expect.element(affiliate).not.toBeInTheDocument();
    }
  });
});
