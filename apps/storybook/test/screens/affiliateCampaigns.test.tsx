import {
  createAffiliateLink,
  createCampaign,
  getAffiliateAccount,
  listCampaignFigures,
  switchAffiliateLink,
} from "@marquee/contract";
import { refusal } from "@marquee/testing";
import { describe, expect, it } from "vitest";
import { page } from "vitest/browser";
import { centre, openPanel } from "../affiliateCentre.ts";
import { inTurn } from "../answersInTurn.ts";
import { changedAnswer } from "../changedAnswer.ts";
import { patience, pressTwice } from "../openScreen.tsx";

describe("campaigns of an affiliate", () => {
  const openCampaign = async (name: string): Promise<void> => {
    const button = centre.getByRole("button", { name: `Open the campaign ${name}` });
    await expect.element(button, patience).toBeVisible();
    await button.click();
    await expect.element(centre.getByRole("heading", { name })).toBeVisible();
  };

  it("X-56: a campaign is made once under the chosen plan; without a name it is not sent, and refused it keeps what was typed", async () => {
    const made = inTurn(refusal(createCampaign, "affiliate.limit"), changedAnswer(createCampaign, {}));
    const screen = await openPanel("affiliateCampaigns", [made]);
    await expect
      .element(centre.getByRole("row", { name: /Football forum.*1,482,301.*51,204.*9,377.*1,118/ }), patience)
      .toBeVisible();
    await centre.getByRole("button", { name: "New campaign" }).click();
    const dialog = page.getByRole("dialog", { name: "New campaign" });
    const name = dialog.getByLabelText("Name of the campaign", { exact: false });
    const submit = dialog.getByRole("button", { name: "Make the campaign" });
    await submit.click();
    await expect.element(name).toHaveAttribute("aria-invalid", "true");
    await name.fill(" Spring fair ");
    await dialog.getByLabelText("Plan for its players").selectOptions("Lantern tiers");
    await submit.click();
    await expect
      .element(dialog.getByRole("alert"), patience)
      .toHaveTextContent("You have as many as one account may have.");
    await expect.element(name).toHaveValue(" Spring fair ");
    const before = screen.listCalls(getAffiliateAccount).length;
    await pressTwice(submit);
    await expect.element(dialog, patience).not.toBeInTheDocument();
    const sent = screen.listCalls(createCampaign).map(({ body }) => body);
    expect(sent).toHaveLength(2);
    expect(sent[1]).toMatchObject({ name: "Spring fair", agreementId: expect.stringMatching(/1$/) });
    await expect.poll(() => screen.listCalls(getAffiliateAccount).length, patience).toBeGreaterThan(before);
  });

  it("X-56: a link is made for players or affiliates, is shown to copy and to scan, and Back leads to the campaigns", async () => {
    const screen = await openPanel("affiliateCampaigns");
    await openCampaign("Football forum");
    await expect.element(centre.getByRole("img", { name: /^Link of FORUM777/ })).toBeVisible();
    await expect.element(centre.getByRole("link", { name: /affiliateCode=FORUM777/ })).toBeVisible();
    await expect.element(centre.getByText("For affiliates", { exact: true })).toBeVisible();
    await centre.getByRole("button", { name: "New link" }).click();
    const dialog = page.getByRole("dialog", { name: "New link of Football forum" });
    await dialog.getByRole("radio", { name: "Affiliates" }).click();
    await pressTwice(dialog.getByRole("button", { name: "Make the link" }));
    await expect.element(page.getByText("The link was made."), patience).toBeVisible();
    expect(screen.listCalls(createAffiliateLink).map(({ body }) => body)).toMatchObject([{ kind: "SUB" }]);
    await centre.getByRole("button", { name: "All campaigns" }).click();
    await expect.element(centre.getByRole("table", { name: "Campaigns" })).toBeVisible();
  });

  it("X-56: switching a link off asks first, and on again too; a refusal is told in the dialog", async () => {
    const switched = inTurn(refusal(switchAffiliateLink, "affiliate.state"), changedAnswer(switchAffiliateLink, {}));
    const screen = await openPanel("affiliateCampaigns", [switched]);
    await openCampaign("Football forum");
    await centre.getByRole("button", { name: "Switch off: FORUM777" }).click();
    const dialog = page.getByRole("alertdialog", { name: "Switch off FORUM777?" });
    await expect.element(dialog).toBeVisible();
    expect(screen.listCalls(switchAffiliateLink)).toEqual([]);
    await dialog.getByRole("button", { name: "Switch off" }).click();
    await expect.element(dialog.getByRole("alert"), patience).toMatchTextContent(/not yours any more/);
    await dialog.getByRole("button", { name: "Switch off" }).click();
    await expect.element(page.getByText("The link FORUM777 is off."), patience).toBeVisible();
    expect(screen.listCalls(switchAffiliateLink)[1]?.body).toEqual({ code: "FORUM777", enabled: false });
    await centre.getByRole("button", { name: "Switch on: OLDFORUM" }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Switch on" }).click();
    await expect.element(page.getByText("The link OLDFORUM is on."), patience).toBeVisible();
    expect(screen.listCalls(switchAffiliateLink)[2]?.body).toEqual({ code: "OLDFORUM", enabled: true });
  });

  it("X-56: under a plan that has ended no link can be made or switched on", async () => {
    const ended = changedAnswer(getAffiliateAccount, ({ agreements }) => ({
      agreements: agreements.map((agreement) => ({ ...agreement, state: "ENDED" as const, endedAt: Date.now() })),
    }));
    await openPanel("affiliateCampaigns", [ended]);
    await openCampaign("Football forum");
    await expect.element(centre.getByText("The plan of this campaign is not in force", { exact: false })).toBeVisible();
    for (const name of ["New link", "Switch on: OLDFORUM"])
      expect(centre.getByRole("button", { name }).elements()).toEqual([]);
  });

  it("X-56: figures are asked by days, and stand in a table behind the chart, each currency by itself", async () => {
    const screen = await openPanel("affiliateCampaigns");
    await openCampaign("Football forum");
    const chart = centre.getByRole("region", { name: "Visits by day" });
    await expect.element(chart, patience).toBeVisible();
    await chart.getByRole("button", { name: "Show as a table" }).click();
    const table = chart.getByRole("table");
    await expect.element(table.getByRole("row", { name: /194.*4,020,000\.00.*1,820\.50/ })).toBeVisible();
    await centre.getByRole("button", { name: "7 days", exact: true }).first().click();
    await expect.poll(() => screen.listCalls(listCampaignFigures).length, patience).toBe(2);
    await centre.getByRole("button", { name: "Registrations", exact: true }).click();
    await expect.element(centre.getByRole("region", { name: "Registrations by day" })).toBeVisible();
  });
});
