import {
  acceptTerms,
  createDeposit,
  type DepositMethod,
  getMemberTerms,
  type LanguageCode,
  listDepositMethods,
  logout,
} from "@marquee/contract";
import { answer, breakOff, refusal } from "@marquee/testing";
import { describe, expect, it } from "vitest";
import { page, userEvent } from "vitest/browser";
import { inTurn } from "../answersInTurn.ts";
import { openScreen, patience } from "../openScreen.tsx";

const dialog = page.getByRole("dialog", { name: "New terms" });
const accept = dialog.getByRole("button", { name: "I accept" });
const long = `<p>${"You play for yourself, and with your own money. ".repeat(80)}</p>`;

const toTerms = (version: number, language: LanguageCode = "EN") =>
  answer(getMemberTerms, () => ({
    terms: {
      version,
      title: `Terms, edition ${version}`,
      content: `<h2>Who may play</h2>${long}<p>The end of ${version}</p>`,
      language,
      updatedAt: Date.UTC(2026, 10, 20, 9),
    },
  }));
const none = answer(getMemberTerms, () => ({ terms: null }));
const method: DepositMethod = {
  methodId: "WALLET",
  type: "WALLET",
  currency: "VND",
  min: "50000.00",
  max: "100000000.00",
  feeBasisPoints: 0,
  expectMinutes: 2,
  quickAmounts: [],
  promotions: [],
};
const methods = answer(listDepositMethods, () => [method]);
const taken = answer(acceptTerms, () => ({}));

/** Closes the dialog by its key, which it hears once the focus is in it. */
async function putAway(): Promise<void> {
  await expect.poll(() => dialog.element().contains(document.activeElement), patience).toBe(true);
  await userEvent.keyboard("{Escape}");
  await expect.element(dialog).not.toBeInTheDocument();
}

describe("new terms", () => {
  it("X-55: a member who comes with a session reads them with their date, by keyboard too, and accepts them; then the dialog is gone", async () => {
    const { listCalls } = await openScreen({
      path: "/",
      visitor: "member",
      window: [360, 640],
      answers: [inTurn(toTerms(4), none), taken],
    });
    await expect.element(dialog.getByRole("heading", { name: "Terms, edition 4" }), patience).toBeVisible();
    await expect.element(dialog.getByText(/^Published .*2026/)).toBeVisible();
    await expect.poll(() => dialog.element().contains(document.activeElement)).toBe(true);
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360);
    // It slides in from below.
    const isInSight = (button: Element): boolean => {
      const { left, right, bottom } = button.getBoundingClientRect();
      return left >= 0 && right <= 360 && bottom <= 640;
    };
    await expect.poll(() => dialog.getByRole("button").elements().every(isInSight)).toBe(true);
    // Tab stays inside, and reaches the text that scrolls.
    const stops = new Set<Element | null>();
    for (let press = 0; press < 6; press += 1) {
      await userEvent.keyboard("{Tab}");
      stops.add(document.activeElement);
      expect(dialog.element().contains(document.activeElement)).toBe(true);
    }
    expect([...stops].some((stop) => stop !== null && stop.scrollHeight > stop.clientHeight + 100)).toBe(true);
    expect(stops.has(accept.element())).toBe(true);
    for (let press = 0; press < 6 && document.activeElement !== accept.element(); press += 1)
      await userEvent.keyboard("{Tab}");
    await userEvent.keyboard("{Enter}");
    await expect.element(dialog, patience).not.toBeInTheDocument();
    await expect.element(page.getByText("You have accepted the terms.")).toBeVisible();
    expect(listCalls(acceptTerms).map(({ body }) => body)).toEqual([{ version: 4, language: "EN" }]);
  });

  it("X-55: what was published meanwhile stands in the place of what was read, and says so", async () => {
    const { listCalls } = await openScreen({
      path: "/",
      visitor: "member",
      answers: [
        inTurn(toTerms(4), toTerms(4), toTerms(5), none),
        inTurn(breakOff(acceptTerms), refusal(acceptTerms, "terms.changed"), taken),
      ],
    });
    await expect.element(accept, patience).toBeVisible();
    await accept.click();
    await expect.element(dialog.getByRole("alert"), patience).toHaveTextContent("Network link is abnormal");
    await accept.click();
    const alert = dialog.getByRole("alert").getByText("The terms have changed in the meantime.", { exact: false });
    await expect.element(alert, patience).toBeVisible();
    await expect.element(dialog.getByRole("heading", { name: "Terms, edition 5" }), patience).toBeInTheDocument();
    await accept.click();
    await expect.element(dialog, patience).not.toBeInTheDocument();
    expect(listCalls(acceptTerms).at(-1)?.body).toEqual({ version: 5, language: "EN" });
  });

  it("X-55: put away, the dialog stays away and the page goes on; a deposit that waits for it opens it again", async () => {
    await openScreen({
      path: "/member/depositv2",
      visitor: "member",
      answers: [toTerms(4, "VI"), methods, refusal(createDeposit, "terms.not.accepted")],
    });
    await expect.element(dialog.getByRole("article"), patience).toHaveAttribute("lang", "vi-VN");
    await putAway();
    const form = page.getByRole("form", { name: "New deposit" });
    await form.getByLabelText("Amount", { exact: false }).first().fill("100000");
    await form.getByRole("button", { name: "Continue" }).click();
    await expect.element(dialog, patience).toBeVisible();
    await putAway();
    await expect.element(form.getByLabelText("Amount", { exact: false }).first()).toHaveValue("100,000");
  });

  it("X-55: whoever does not want them logs out from there", async () => {
    const { listCalls } = await openScreen({ path: "/hot", visitor: "member", answers: [toTerms(4)] });
    await dialog.getByRole("button", { name: "Log out" }).click(patience);
    await expect.element(page.getByRole("banner").getByRole("button", { name: "Log in" }), patience).toBeVisible();
    await expect.element(dialog).not.toBeInTheDocument();
    expect(listCalls(logout)).toHaveLength(1);
  });

  it("X-55: neither guests nor play money are asked", async () => {
    for (const visitor of ["guest", "trial"] as const) {
      const { listCalls } = await openScreen({ path: "/", visitor, answers: [toTerms(4)] });
      await expect.element(page.getByRole("main"), patience).toBeVisible();
      await expect.element(page.getByRole("contentinfo"), patience).toBeVisible();
      expect(listCalls(getMemberTerms)).toEqual([]);
    }
  });
});
