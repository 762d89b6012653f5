import { getContactForm, sendContact } from "@marquee/contract";
import { refusal } from "@marquee/testing";
import { describe, expect, it } from "vitest";
import { page } from "vitest/browser";
import { openLogin } from "../authForms.ts";
import { changedAnswer } from "../changedAnswer.ts";
import { openScreen, patience, pressTwice, toSetting } from "../openScreen.tsx";

const main = page.getByRole("main");
const form = main.getByRole("form", { name: "Write to us" });
const field = (name: RegExp | string) => form.getByRole("textbox", { name });
const box = field("Your message");
const send = form.getByRole("button", { name: "Send", exact: true });
const words = "I cannot log in since my phone was stolen";
/** Opens the page in a tab that has kept this of the form; the files share a page. */
const open = (more = {}, kept = "null") => {
  sessionStorage.setItem("contactDraft", kept);
  return openScreen({ path: "/contact", ...more });
};
const link = (name: string) => page.getByRole("link", { name });

describe("the form of who cannot log in", () => {
  it("CS-04, X-45: a message is sent once with the answer to a bot check; the page says its number and where the answer goes", async () => {
    const { listCalls } = await open();
    await expect.element(field("E-mail"), patience).toBeVisible();
    await field("E-mail").fill(" Ann@Mail.example ");
    await form.getByRole("radio", { name: "Complaint" }).click();
    await field(/^Username/).fill("ann70");
    await field(/^Number of an earlier message/).fill("s261120abcde");
    await box.fill(words);
    await pressTwice(send);
    const done = main.getByRole("status").filter({ hasText: "Your message has been sent" });
    await expect.element(done, patience).toMatchTextContent(/S261121K7QH2MNPX4.*Ann@Mail\.example/);
    await expect.element(done).toHaveFocus();
    const [{ body } = { body: {} }, ...others] = listCalls(sendContact);
    expect(others).toEqual([]);
    expect(body).toEqual({
      email: "Ann@Mail.example",
      category: "COMPLAINT",
      username: "ann70",
      earlierNo: "s261120abcde",
      content: words,
      proof: expect.stringContaining('"number":37'),
    });
    await main.getByRole("button", { name: "Write another message" }).click();
    await expect.element(box, patience).toHaveValue("");
  });

  it("CS-04, VL-46: what is wrong is said at its field before anything is sent, and what was typed stays", async () => {
    const { listCalls } = await open();
    await expect.element(field("E-mail"), patience).toBeVisible();
    await field("E-mail").fill("nobody");
    await field(/^Number of an earlier message/).fill("no number!");
    await box.fill("too short");
    await send.click();
    await expect.element(field("E-mail")).toHaveAttribute("aria-invalid", "true");
    await expect.element(field("E-mail")).toHaveFocus();
    await expect.element(box).toHaveAccessibleDescription("Write between 5 and 500 words.");
    await expect
      .element(field(/^Number of an earlier message/))
      .toHaveAccessibleDescription("A number has letters and digits alone.");
    expect(listCalls(sendContact)).toHaveLength(0);
    await expect.element(box).toHaveValue("too short");
  });

  it("CS-04: a refusal says why, and what was typed stays, over a reload too", async () => {
    await open({ answers: [refusal(sendContact, "contact.today")] });
    await expect.element(field("E-mail"), patience).toBeVisible();
    await field("E-mail").fill("ann@mail.example");
    await box.fill(words);
    await send.click();
    await expect.element(form.getByRole("alert"), patience).toMatchTextContent(/^Too many messages have come/);
    await expect.element(box).toHaveValue(words);
    const kept = sessionStorage.getItem("contactDraft") ?? "";
    await openScreen({ path: "/" });
    await open({}, kept);
    await expect.element(box, patience).toHaveValue(words);
    await expect.element(field("E-mail")).toHaveValue("ann@mail.example");
  });

  it("CS-04: what a tab has kept of another time is read with care", async () => {
    for (const kept of ["{", "null", '"x"', '{"email":5,"category":"__proto__","__proto__":{"content":"x"}}']) {
      await open({}, kept);
      await expect.element(field("E-mail"), patience).toHaveValue("");
      await expect.element(form.getByRole("radio", { name: "Question" })).toBeChecked();
    }
  });

  it("CS-05: only the categories that are on are offered", async () => {
    await open({ answers: [changedAnswer(getContactForm, { categories: ["SUPPORT"] })] });
    await expect.element(box, patience).toBeVisible();
    expect(form.getByRole("radio").elements()).toHaveLength(0);
  });

  it.each([
    ["closed", "System Maintenance"],
    ["region", /^Access is restricted/],
  ] as const)(
    "CS-04, SH-05, SH-06: it opens from the page that says the site is %s, and works there",
    async (status, title) => {
      await openScreen({ path: "/", status });
      await expect.element(page.getByRole("heading", { level: 1, name: title }), patience).toBeVisible();
      await link("Write to us").click();
      await expect.element(box, patience).toBeVisible();
      await expect.poll(() => document.title).toMatch(/^Write to us · /);
      await field("E-mail").fill("ann@mail.example");
      await box.fill(words);
      await send.click();
      await expect.element(main.getByText("S261121K7QH2MNPX4"), patience).toBeVisible();
      await link("Why the site is closed").click();
      await expect.element(page.getByRole("heading", { level: 1, name: title }), patience).toBeVisible();
    },
  );

  it("CS-04, LG-16: it opens from the login and the forgotten password, whose dialogs close, and from the foot for guests", async () => {
    await openScreen({ path: "/login" });
    await main.getByRole("link", { name: "Write to us" }).first().click();
    await expect.element(box, patience).toBeVisible();
    await openScreen({ path: "/" });
    await page.getByRole("button", { name: "Log in" }).first().click();
    const dialog = page.getByRole("dialog", { name: "Log in" });
    await dialog.getByRole("link", { name: "Write to us" }).click();
    await expect.element(box, patience).toBeVisible();
    await expect.element(dialog).not.toBeInTheDocument();
    await openLogin("saltlantern");
    await main.getByRole("button", { name: "Forgot your password?" }).click();
    const forgot = page.getByRole("dialog", { name: "Forgot your password?" });
    await forgot.getByRole("link", { name: "Write to us" }).click();
    await expect.element(box, patience).toBeVisible();
    await expect.element(forgot).not.toBeInTheDocument();
    const foot = page.getByRole("contentinfo");
    await expect.element(foot.getByRole("link", { name: "Write to us" }), patience).toBeVisible();
    await openScreen({ path: "/", visitor: "member" });
    await expect.element(foot.getByRole("link", { name: "Terms of use" }), patience).toBeVisible();
    await expect.element(foot.getByRole("link", { name: "Write to us" })).not.toBeInTheDocument();
  });

  it("CS-04: without its module there is no page and no way to it", async () => {
    await openScreen({ path: "/contact", status: "closed", setting: toSetting("aurelune", "bare") });
    await expect.element(page.getByRole("heading", { level: 1, name: "System Maintenance" }), patience).toBeVisible();
    await expect.element(link("Write to us")).not.toBeInTheDocument();
  });

  it.each([
    [360, 640],
    [3840, 2160],
  ])("CS-04: the page fits %i × %i, with long names", async (width, height) => {
    await open({ window: [width, height], status: "closed", theme: "light" });
    await expect.element(box, patience).toBeVisible();
    await box.fill("Wolkenkratzer".repeat(30));
    const { scrollWidth, clientWidth } = document.documentElement;
    expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
  });
});
