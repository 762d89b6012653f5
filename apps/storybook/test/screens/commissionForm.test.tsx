import {
  listContractPartners,
  listDividendContracts,
  processDailyContract,
  processDividendContract,
} from "@marquee/contract";
import { answer, refusal } from "@marquee/testing";
import { describe, expect, it } from "vitest";
import { page, userEvent } from "vitest/browser";
import { inTurn } from "../answersInTurn.ts";
import { changedAnswer } from "../changedAnswer.ts";
import { openScreen, patience, pressTwice } from "../openScreen.tsx";

const centre = page.getByRole("dialog", { name: "Agent centre" });
const dialog = page.getByRole("dialog", { name: "New contract" });
const form = dialog.getByRole("form", { name: "New contract" });

async function openForm(
  answers: Parameters<typeof openScreen>[0]["answers"] = [],
  window: readonly [number, number] = [1280, 800],
) {
  const screen = await openScreen({ path: "/agent/contracts", visitor: "agent", answers, window });
  await centre.getByRole("button", { name: "New contract" }).click();
  await expect.element(form.getByText("You can offer at most", { exact: false }), patience).toBeVisible();
  return screen;
}

const chooseAccount = async (name: string): Promise<void> => {
  await form.getByRole("combobox", { name: "Direct agent" }).click();
  await userEvent.keyboard(`${name}{Enter}`);
};

describe("the form of a contract", () => {
  it("CT-01, CT-02: each kind has its fields, and a dividend four periods", async () => {
    await openForm();
    await expect.element(form.getByLabelText("Valid bets in the period")).toBeVisible();
    await expect.element(form.getByLabelText("Company profit in the period")).toBeVisible();
    await expect.element(form.getByLabelText("Active members")).toBeVisible();
    const period = form.getByRole("combobox", { name: "Period", exact: true });
    expect(
      period
        .getByRole("option")
        .elements()
        .map(({ textContent }) => textContent),
    ).toEqual(["Daily", "Weekly", "Semimonthly", "Monthly"]);
    const kind = form.getByRole("combobox", { name: "Kind of contract" });
    for (const [name, field] of [
      ["DAILY", "Valid bets per day"],
      ["HOURLY", "Valid bets per hour"],
      ["REALTIME", "Valid bets per day"],
    ] as const) {
      await kind.selectOptions(name);
      await expect.element(form.getByLabelText(field), patience).toBeVisible();
      await expect.element(period).not.toBeInTheDocument();
    }
    await expect.element(form.getByRole("button", { name: "Add a tier" })).not.toBeInTheDocument();
  });

  it("CT-01, CT-03: what is wrong is said with rule and number, nothing typed is lost, and what is right is sent once", async () => {
    const { listCalls } = await openForm();
    const rate = (tier: number) => form.getByLabelText("Rate in percent", { exact: false }).nth(tier - 1);
    const send = form.getByRole("button", { name: "Send the request" });
    await send.click();
    await expect.element(rate(1)).toHaveAccessibleDescription(/required|Enter|empty/i);
    for (const [text, said] of [
      ["5%", "Enter a percentage in plain digits, with at most two after the point."],
      ["1.234", "Enter a percentage in plain digits, with at most two after the point."],
      ["12.51", "At most 12.50 %, which is your own"],
      ["999", "At most 50.00 %"],
    ] as const) {
      await rate(1).fill(text);
      await send.click();
      await expect.element(rate(1), patience).toHaveAccessibleDescription(said);
      await expect.element(rate(1)).toHaveValue(text);
    }
    await rate(1).fill("5");
    await form.getByLabelText("Active members").first().fill("5");
    await form.getByRole("button", { name: "Add a tier" }).click();
    await rate(2).fill("5.00");
    await form.getByLabelText("Active members").nth(1).fill("4");
    await chooseAccount("tideagent");
    await send.click();
    await expect
      .element(rate(2), patience)
      .toHaveAccessibleDescription("More than 5.00 %, the rate of the tier before");
    await expect
      .element(form.getByLabelText("Active members").nth(1))
      .toHaveAccessibleDescription("At least 5, as in the tier before");
    await rate(2).fill("7.5");
    await form.getByLabelText("Active members").nth(1).fill("9");
    await form.getByLabelText("Valid bets in the period").nth(1).fill("1000000");
    await form.getByRole("combobox", { name: "Period", exact: true }).selectOptions("WEEKLY");
    await form.getByRole("combobox", { name: "Losses" }).selectOptions("FORWARD");
    await pressTwice(send);
    await expect.element(page.getByText("is asked, and can answer", { exact: false }), patience).toBeVisible();
    expect(listCalls(processDividendContract).map(({ body }) => body)).toEqual([
      {
        action: "REQUEST",
        account: "tideagent",
        terms: {
          period: "WEEKLY",
          payer: "UPLINE",
          carry: "FORWARD",
          tiers: [
            { rate: "5", activeMembers: "5" },
            { rate: "7.5", periodValidBet: "1000000", activeMembers: "9" },
          ],
        },
      },
    ]);
    await expect.element(dialog).not.toBeInTheDocument();
  });

  it("a tier in the middle is taken out, and the others keep what was typed", async () => {
    await openForm();
    const add = form.getByRole("button", { name: "Add a tier" });
    await add.click();
    await add.click();
    const rates = form.getByLabelText("Rate in percent", { exact: false });
    for (const [index, text] of ["1", "2", "3"].entries()) await rates.nth(index).fill(text);
    await form.getByRole("button", { name: "Remove tier 2" }).click();
    await expect.poll(() => rates.elements().length).toBe(2);
    await expect.element(rates.nth(1)).toHaveValue("3");
  });

  it("CT-03: what the gateway refuses stands at its field with its number, and what was typed stays", async () => {
    const faults = [{ tier: 0, field: "rate", rule: "rateOwn", limit: "3.00" }];
    await openForm([
      inTurn(
        refusal(processDividendContract, "contract.rate.too.high", { value: { max: "3.00", faults } }),
        refusal(processDividendContract, "contract.pending"),
      ),
    ]);
    await chooseAccount("tideagent");
    const rate = form.getByLabelText("Rate in percent", { exact: false });
    await rate.fill("5");
    await form.getByRole("button", { name: "Send the request" }).click();
    await expect.element(rate, patience).toHaveAccessibleDescription("At most 3.00 %, which is your own");
    await expect.element(rate).toHaveValue("5");
    await form.getByRole("button", { name: "Send the request" }).click();
    await expect
      .element(form.getByRole("combobox", { name: "Direct agent" }), patience)
      .toHaveAccessibleDescription("There already is such a contract with this account, or a request for one.");
    await expect.element(rate).toHaveValue("5");
  });

  it("an agent without a contract of its own can offer none; one with many agents types the name", async () => {
    await openScreen({
      path: "/agent/contracts",
      visitor: "agent",
      answers: [
        changedAnswer(listDividendContracts, { own: null, ownRate: null }),
        changedAnswer(listContractPartners, { count: 4_000 }),
      ],
    });
    await centre.getByRole("button", { name: "New contract" }).click();
    await expect
      .element(form.getByRole("status"), patience)
      .toMatchTextContent("You have no contract of this kind from your own upline");
    await expect.element(form.getByRole("button", { name: "Send the request" })).toBeDisabled();
    await expect
      .element(form.getByRole("textbox", { name: "Direct agent" }))
      .toHaveAccessibleDescription("Enter the whole name of the account.");
  });

  it("new terms begin with the agreed ones, and a contract that changes meanwhile is said without a loss", async () => {
    const outgoing = (version: number) =>
      changedAnswer(listDividendContracts, (own) => ({
        own: own.own && {
          ...own.own,
          side: "UPLINE" as const,
          version,
          actions: ["REQUEST" as const, "TERMINATE" as const],
        },
      }));
    const { listCalls } = await openScreen({
      path: "/agent/dividends",
      visitor: "agent",
      answers: [
        inTurn(outgoing(2), outgoing(3)),
        inTurn(
          refusal(processDividendContract, "contract.changed", { value: { version: 3 } }),
          refusal(processDividendContract, "contract.state"),
        ),
      ],
    });
    await centre.getByRole("button", { name: /^Change the terms/ }).click();
    const terms = page.getByRole("form", { name: "New terms" });
    const rates = terms.getByLabelText("Rate in percent", { exact: false });
    await expect.element(rates.nth(1), patience).toHaveValue("12.50");
    await rates.nth(1).fill("11");
    await terms.getByRole("button", { name: "Send the request" }).click();
    await expect
      .element(terms.getByRole("alert"), patience)
      .toMatchTextContent("The contract has changed while you were typing.");
    await expect.element(rates.nth(1)).toHaveValue("11");
    await terms.getByRole("button", { name: "Go on with it as it is now" }).click();
    await terms.getByRole("button", { name: "Send the request" }).click();
    await expect.poll(() => listCalls(processDividendContract), patience).toHaveLength(2);
    expect(listCalls(processDividendContract).map(({ body }) => Object(body).version)).toEqual([2, 3]);
  });

  it("stands on a phone of 360 pixels, and nothing is wider than it", async () => {
    await openForm([answer(processDailyContract, () => Promise.reject(new Error("not asked")))], [360, 740]);
    await form.getByRole("button", { name: "Add a tier" }).click();
    // The tabs behind scroll by themselves.
    for (const element of document.querySelectorAll("[role=dialog] form *, [role=dialog] section *"))
      expect(element.getBoundingClientRect().right).toBeLessThanOrEqual(361);
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360);
  });
});
