import { confirmLimit, getProtection, getReferral, listInbox } from "@marquee/contract";
import { refusal } from "@marquee/testing";
import { describe, expect, it } from "vitest";
import { page } from "vitest/browser";
import { inTurn } from "../answersInTurn.ts";
import { changedAnswer } from "../changedAnswer.ts";
import { openScreen, patience } from "../openScreen.tsx";
import { centre } from "../securityCentre.ts";

const menu = centre.getByRole("navigation");
const missing = page.getByRole("heading", { level: 1, name: "This page does not exist" });

describe("the member centre", () => {
  it.each(["guest", "member"] as const)(
    "RT-28, RP-05: an unknown panel or centre shows the page for unknown addresses to a %s",
    async (visitor) => {
      for (const path of ["/member/noSuchPanel", "/member/constructor", "/agent/noSuchPanel"]) {
        await openScreen({ path, visitor, brand: "aurelune" });
        await expect.element(missing, patience).toBeVisible();
        await expect.element(page.getByRole("dialog")).not.toBeInTheDocument();
      }
    },
  );

  it("MC-15, RP-04, RP-06: a trial account's link to it says that it needs a real account, and opens one", async () => {
    await openScreen({ path: "/member/securityCenter", visitor: "trial", brand: "aurelune" });
    const warning = page.getByRole("alertdialog", { name: "You need a real account for this." });
    await expect.element(warning, patience).toBeVisible();
    await expect.element(centre).not.toBeInTheDocument();
    await expect
      .element(page.getByRole("heading", { level: 1, name: "Home of Aurelune", includeHidden: true }))
      .toBeInTheDocument();
    await warning.getByRole("button", { name: "Open an account" }).click();
    await expect.element(page.getByRole("dialog", { name: "Join Aurelune" }), patience).toBeVisible();
  });

  it("MC-13: who has no messages is told so, and more than one page holds stand on pages", async () => {
    await openScreen({ path: "/member/messageV2", visitor: "member", brand: "aurelune", situation: "empty" });
    await expect.element(centre.getByRole("heading", { name: "You have no messages" }), patience).toBeVisible();
    const { listCalls } = await openScreen({
      path: "/member/messageV2",
      visitor: "member",
      brand: "aurelune",
      answers: [changedAnswer(listInbox, { totalCount: 21, totalPages: 2 })],
    });
    const next = centre.getByRole("button", { name: "Page 2" });
    await expect.element(next, patience).toBeVisible();
    await next.click();
    await expect.poll(() => listCalls(listInbox).at(-1)?.query.get("pageNo"), patience).toBe("2");
  });

  it("MC-11: a code of the own that does not come can be asked for again", async () => {
    await openScreen({
      path: "/member/referral",
      visitor: "member",
      brand: "aurelune",
      answers: [inTurn(refusal(getReferral, "server.busy"), changedAnswer(getReferral, {}))],
    });
    const retry = centre.getByRole("button", { name: "Try again" });
    await expect.element(retry, patience).toBeVisible();
    await retry.click();
    await expect.element(centre.getByRole("heading", { level: 4, name: "K7MQ2XPA" }), patience).toBeVisible();
    await expect.element(retry).not.toBeInTheDocument();
  });

  it("X-17: a brand without documents shows no identity", async () => {
    const opener = centre.getByRole("button", { name: "Open identity" });
    const link = menu.getByRole("link", { name: "Identity" });
    for (const [brand, hasIdentity] of [
      ["aurelune", true],
      ["kickline", false],
    ] as const) {
      await openScreen({ path: "/member/securityCenter", visitor: "member", brand });
      await expect.element(centre.getByRole("group", { name: "Birthday" }), patience).toBeVisible();
      expect([opener, link].map((part) => part.elements().length)).toEqual(hasIdentity ? [1, 1] : [0, 0]);
    }
  });

  it("X-04: when the gateway says that a day has passed it asks again: a mark at the panel, and a second confirmation", async () => {
    const next = { amount: "900000.00", from: Date.now() - 1_000, until: Date.now() + 600_000_000 };
    const limit = {
      kind: "DEPOSIT",
      period: "DAY",
      amount: "500000.00",
      used: "0.00",
      left: "500000.00",
      next,
    } as const;
    const { listCalls } = await openScreen({
      path: "/member/protection",
      visitor: "member",
      brand: "aurelune",
      answers: [changedAnswer(getProtection, { limits: [limit] })],
    });
    const card = centre.getByRole("region", { name: "Deposit limit" });
    await expect
      .element(card.getByText(/It takes effect once you confirm it, which you can do until \d{4}/), patience)
      .toBeVisible();
    await expect
      .element(menu.getByRole("link", { name: /^My limits.*a change is waiting for your confirmation/ }))
      .toBeInTheDocument();
    await expect.element(card, patience).toMatchTextContent(/500,000\.00/);
    await card.getByRole("button", { name: "Confirm the change: Deposit limit, 24 hours" }).click();
    await expect
      .poll(() => listCalls(confirmLimit).map(({ body }) => body), patience)
      .toEqual([{ kind: "DEPOSIT", period: "DAY" }]);
  });
});
