import { getAffiliateBill } from "@marquee/contract";
import { afterEach, describe, expect, it, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { centre, openPanel } from "../affiliateCentre.ts";
import { patience } from "../openScreen.tsx";

describe("bills of an affiliate", () => {
  afterEach(() => void vi.restoreAllMocks());

  it("X-56: bills say their state in words, and one opens to its formula, which can be copied, and its players by pages", async () => {
    const write = vi.spyOn(navigator.clipboard, "writeText").mockResolvedValue();
    const screen = await openPanel("affiliateBills");
    const table = centre.getByRole("table", { name: "Affiliate bills" });
    await expect.element(table, patience).toBeVisible();
    for (const state of [
      "Being paid",
      "Under review",
      "To be paid outside the site",
      "Paid",
      "Nothing to pay",
      "Refused",
    ])
      await expect.element(table.getByText(state, { exact: true })).toBeVisible();
    const show = centre.getByRole("button", { name: /^Show bill/ }).first();
    await show.click();
    const bill = page.getByRole("dialog", { name: /^Bill F/ });
    await expect.element(bill, patience).toMatchTextContent(/max\(0, 8445000\.00\) × 20\.00 % = 1689000\.00/);
    await bill.getByRole("button", { name: "Copy the calculation" }).click();
    await expect.element(page.getByText("The calculation was copied.")).toBeVisible();
    expect(write.mock.calls[0]?.[0]).toMatch(
      /^F2610.*\nTier and its share: 1: 20\.00 %\n[^]*Your share: max\(0, 8445000\.00\)/,
    );
    const players = bill.getByRole("table", { name: "Your players" });
    await expect.element(players.getByRole("row", { name: /pl\*\*\*01.*3,372,500\.00/ })).toBeVisible();
    await bill.getByRole("button", { name: "Page 2" }).click();
    await expect.element(players.getByText("pl***30"), patience).toBeInTheDocument();
    expect(screen.listCalls(getAffiliateBill).map(({ query }) => query.get("pageNo"))).toEqual(["1", "2"]);
    await expect
      .element(bill.getByRole("table", { name: "Sub-affiliates" }))
      .toMatchTextContent(/ha\*\*\*de.*2,400,000/);
    await userEvent.keyboard("{Escape}");
    await expect.element(show).toHaveFocus();
  });

  it("X-56: a refused bill says why, and one that is paid outside says so", async () => {
    await openPanel("affiliateBills");
    for (const [number, text] of [
      ["F26105", /It is not paid\..*Our staff's note: Players share devices/],
      ["F26102", /You have no wallet in this currency/],
    ] as const) {
      const show = centre.getByRole("button", { name: new RegExp(`^Show bill ${number}`) });
      await expect.element(show, patience).toBeVisible();
      await show.click();
      await expect.element(page.getByRole("dialog", { name: /^Bill F/ }), patience).toMatchTextContent(text);
      await userEvent.keyboard("{Escape}");
    }
  });
});
