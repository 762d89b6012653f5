import { answerAffiliateOffer, getAffiliateAccount } from "@marquee/contract";
import { type Answer, refusal } from "@marquee/testing";
import { describe, expect, it } from "vitest";
import { page, userEvent } from "vitest/browser";
import { centre, openPanel, setting } from "../affiliateCentre.ts";
import { inTurn } from "../answersInTurn.ts";
import { changedAnswer } from "../changedAnswer.ts";
import { openScreen, patience, pressTwice } from "../openScreen.tsx";

const menu = centre.getByRole("navigation");
const closed = page.getByRole("dialog").getByRole("heading", { name: "This is closed at the moment" });
const listEntries = (): readonly string[] =>
  ["Affiliate plans", "Campaigns and links", "Affiliate bills", "Postback"].filter(
    (name) => menu.getByRole("link", { name: new RegExp(`^${name}`) }).elements().length > 0,
  );

/** The account with an offer alone, of which another version counts by now. */
const toOffer = (version: number, amount: string): Answer =>
  changedAnswer(getAffiliateAccount, ({ agreements }) => ({
    agreements: agreements
      .filter(({ state }) => state === "OFFERED")
      .map((agreement) => ({
        ...agreement,
        version: { ...agreement.version, number: version, terms: { ...agreement.version.terms, amount } },
      })),
    campaigns: [],
  }));

const none = changedAnswer(getAffiliateAccount, { agreements: [], campaigns: [] });

describe("who has an affiliate plan", () => {
  it("X-56: without a plan or an offer there is no entry, and with an offer the plans alone", async () => {
    await openPanel("affiliatePlans", [none]);
    await expect.element(closed, patience).toBeVisible();
    await expect.element(menu.getByRole("link", { name: "Security" })).toBeVisible();
    expect(listEntries()).toEqual([]);
    await openPanel("affiliatePlans", [toOffer(1, "450000.00")]);
    await expect
      .element(menu.getByRole("link", { name: /Affiliate plans.*waits for your answer/ }), patience)
      .toBeVisible();
    await expect.element(centre.getByRole("region", { name: "Night Market CPA" })).toBeVisible();
    expect(listEntries()).toEqual(["Affiliate plans"]);
  });

  it("X-56: an agent has the panels in the agent centre, and the member centre does not ask for them", async () => {
    const screen = await openScreen({ path: "/member/affiliatePlans", visitor: "agent", setting });
    await expect.element(closed, patience).toBeVisible();
    expect(listEntries()).toEqual([]);
    expect(screen.listCalls(getAffiliateAccount)).toEqual([]);
    await openScreen({ path: "/agent/affiliatePlans", visitor: "agent", setting });
    const agents = page.getByRole("dialog", { name: "Agent centre" });
    await expect.element(agents.getByRole("link", { name: "Affiliate bills" }), patience).toBeVisible();
    await expect.element(agents.getByRole("region", { name: "Lantern tiers" })).toBeVisible();
  });

  it("X-56: a plan says its terms in words, its tiers, and what changes next month", async () => {
    await openPanel("affiliatePlans");
    const hybrid = centre.getByRole("region", { name: "Harbour hybrid" });
    await expect.element(hybrid, patience).toMatchTextContent(/25\.00 % of the net revenue.*₫300,000\.00.*15\.00 %/);
    const next = hybrid.getByRole("region", { name: "From December 1, 2026 on" });
    await expect.element(next).toMatchTextContent(/27\.50 %.*Until then: 25\.00 %.*16\.00 %.*Until then: 15\.00 %/);
    await expect.element(next).not.toMatchTextContent(/sub-affiliates/);
    const tiers = centre.getByRole("region", { name: "Lantern tiers" }).getByRole("table", { name: "Tiers" });
    await expect.element(tiers.getByRole("row", { name: /2.*50,000,000\.00.*5.*30\.00/ })).toBeVisible();
  });

  it("X-56: each panel fits a phone", async () => {
    for (const panel of ["affiliatePlans", "affiliateCampaigns", "affiliateBills", "affiliatePostback"]) {
      await openPanel(panel, [], {
        window: [360, 740],
        setting: { ...setting, world: { ...setting.world, names: "unbroken" } },
      });
      await expect.element(centre.getByRole("heading", { level: 3 }), patience).toBeVisible();
      await expect.poll(() => centre.getByRole("button").elements().length, patience).toBeGreaterThan(2);
      const dialog = centre.element();
      const wide = [dialog, ...dialog.querySelectorAll("*")].filter(
        (each) => each.scrollWidth > innerWidth && each.tagName !== "INPUT",
      );
      expect([panel, wide.map(({ outerHTML }) => outerHTML.slice(0, 80))]).toEqual([panel, []]);
    }
  });
});

describe("an offer of an affiliate plan", () => {
  const accept = centre.getByRole("button", { name: "Accept: Night Market CPA" });
  const dialog = page.getByRole("dialog", { name: "Accept Night Market CPA?" });
  const send = dialog.getByRole("button", { name: "Accept the plan" });

  it("X-56: accepting shows the terms, and sends the version that was read once", async () => {
    const screen = await openPanel("affiliatePlans", [toOffer(3, "450000.00")]);
    await expect.element(accept, patience).toBeVisible();
    await accept.click();
    await expect.element(dialog).toMatchTextContent(/₫450,000\.00.*At least ₫500,000\.00/);
    expect(screen.listCalls(answerAffiliateOffer)).toEqual([]);
    await pressTwice(send);
    await expect.element(page.getByText("You have accepted the plan."), patience).toBeVisible();
    const calls = screen.listCalls(answerAffiliateOffer);
    expect(calls.map(({ body }) => body)).toMatchObject([{ answer: "ACCEPT", version: 3 }]);
    await expect.element(dialog).not.toBeInTheDocument();
  });

  it("X-56: terms that staff have changed meanwhile are told, and accepted only after they were read", async () => {
    const answered = inTurn(
      refusal(answerAffiliateOffer, "affiliate.changed"),
      changedAnswer(answerAffiliateOffer, {}),
    );
    const account = inTurn(toOffer(1, "450000.00"), toOffer(2, "390000.00"));
    const screen = await openPanel("affiliatePlans", [account, answered]);
    await expect.element(accept, patience).toBeVisible();
    await accept.click();
    await send.click();
    await expect.element(dialog.getByRole("alert"), patience).toMatchTextContent(/The terms have changed/);
    await expect.element(send).not.toBeInTheDocument();
    await dialog.getByRole("button", { name: "Read the new terms" }).click();
    await expect.element(dialog).toMatchTextContent(/₫390,000\.00/);
    await send.click();
    await expect.element(page.getByText("You have accepted the plan."), patience).toBeVisible();
    expect(screen.listCalls(answerAffiliateOffer).map(({ body }) => body)).toMatchObject([
      { version: 1 },
      { version: 2 },
    ]);
  });

  it("X-56: refusing asks first, and Escape sends nothing", async () => {
    const screen = await openPanel("affiliatePlans", [toOffer(1, "450000.00")]);
    const refuse = centre.getByRole("button", { name: "Refuse: Night Market CPA" });
    await expect.element(refuse, patience).toBeVisible();
    await refuse.click();
    const asked = page.getByRole("dialog", { name: "Refuse Night Market CPA?" });
    await expect.element(asked).toMatchTextContent(/This cannot be undone/);
    await userEvent.keyboard("{Escape}");
    await expect.element(asked).not.toBeInTheDocument();
    await expect.element(refuse).toHaveFocus();
    expect(screen.listCalls(answerAffiliateOffer)).toEqual([]);
    await refuse.click();
    await asked.getByRole("button", { name: "Refuse the offer" }).click();
    await expect.element(page.getByText("You have refused the offer."), patience).toBeVisible();
    expect(screen.listCalls(answerAffiliateOffer).map(({ body }) => body)).toMatchObject([{ answer: "REFUSE" }]);
  });
});
