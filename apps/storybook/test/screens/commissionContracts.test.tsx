import {
  type AgentContracts,
  type ContractFlags,
  getFunds,
  listAgentContracts,
  listContractEnds,
  listDailyContracts,
  listDividendContracts,
  processDailyContract,
} from "@marquee/contract";
import { refusal } from "@marquee/testing";
import { describe, expect, it } from "vitest";
import { page } from "vitest/browser";
import { inTurn } from "../answersInTurn.ts";
import { changedAnswer } from "../changedAnswer.ts";
import { openScreen, patience, pressTwice } from "../openScreen.tsx";

const centre = page.getByRole("dialog", { name: "Agent centre" });
const known: ContractFlags["info"] = {
  contract: 1,
  dividend: 1,
  dailySalary: 1,
  hourlySalary: 1,
  realTimeSalary: 1,
  rebate: 0,
};

/** The agent's contracts from above and below, as the other side leaves them one after another. */
function changedContracts(change: (answers: AgentContracts) => AgentContracts) {
  const before = changedAnswer(listAgentContracts, {});
  const after = changedAnswer(listAgentContracts, change);
  return inTurn(before, after);
}

describe("contracts", () => {
  it("CT-12, CT-09: the centre has its entries by the flags, and the lists from above, below and of what has ended", async () => {
    const answers = [changedAnswer(getFunds, { info: { ...known, hourlySalary: 0 } })];
    await openScreen({ path: "/agent/contracts", visitor: "agent", answers });
    const menu = centre.getByRole("navigation");
    for (const name of ["Contracts", "Dividend record", "Daily salary", "Real-time salary"])
      await expect.element(menu.getByRole("link", { name }), patience).toBeVisible();
    await expect.element(menu.getByRole("link", { name: "Hourly salary" })).not.toBeInTheDocument();
    const daily = centre.getByRole("region", { name: "Daily salary from lanternhead", exact: true });
    await expect.element(daily.getByText("New terms requested"), patience).toBeVisible();
    // Old and new terms side by side.
    await expect.element(daily.getByRole("group", { name: "Terms now" }).getByText("0.50 %")).toBeVisible();
    await expect.element(daily.getByRole("group", { name: "New terms" }).getByText("0.25 %")).toBeVisible();
    await centre.getByRole("tab", { name: "With my agents" }).click();
    const outgoing = centre.getByRole("region", { name: "Real-time salary for harbouragent", exact: true });
    await expect.element(outgoing.getByText("End requested"), patience).toBeVisible();
    await centre.getByRole("tab", { name: "Ended" }).click();
    await expect.element(centre.getByText("Terminated automatically"), patience).toBeVisible();
  });

  it("CT-07: an acceptance lists first what would end, and names it to the gateway; pressed twice it is sent once", async () => {
    const { listCalls } = await openScreen({ path: "/agent/contracts", visitor: "agent" });
    await centre.getByRole("button", { name: "Accept: Daily salary from lanternhead" }).click();
    const dialog = page.getByRole("dialog", { name: "Accept" });
    await expect.element(dialog.getByRole("alert"), patience).toHaveTextContent("Agreeing will end 2 contracts:");
    const ends = dialog.getByRole("list", { name: "Contracts that end" });
    await expect.element(ends.getByText("reefagent under tideagent, 0.30 %")).toBeVisible();
    await pressTwice(dialog.getByRole("button", { name: "Accept" }));
    await expect.element(page.getByText("You have agreed."), patience).toBeVisible();
    await expect.element(dialog).not.toBeInTheDocument();
    expect(listCalls(processDailyContract).map(({ body }) => body)).toEqual([
      { action: "ACCEPT", contractId: expect.any(String), version: 3, endsKey: "key" },
    ]);
  });

  it("CT-06, CT-12: what the other side changes while one reads is told, and answered only when it was looked at again", async () => {
    const change = changedContracts((answers) => ({
      ...answers,
      list: answers.list.map((contract) => (contract.kind === "DAILY" ? { ...contract, version: 4 } : contract)),
    }));
    const answers = [change, refusal(processDailyContract, "contract.changed", { value: { version: 4 } })];
    const { listCalls } = await openScreen({ path: "/agent/contracts", visitor: "agent", answers });
    await centre.getByRole("button", { name: "Reject: Daily salary from lanternhead" }).click();
    const dialog = page.getByRole("dialog", { name: "Reject" });
    await dialog.getByRole("button", { name: "Reject" }).click();
    await expect
      .element(dialog.getByRole("alert"), patience)
      .toHaveTextContent("The contract has changed while you were reading it.");
    await expect.element(dialog.getByRole("button", { name: "Reject" })).not.toBeInTheDocument();
    await dialog.getByRole("button", { name: "Look at it again" }).click();
    await dialog.getByRole("button", { name: "Reject" }).click();
    await expect.poll(() => listCalls(processDailyContract), patience).toHaveLength(2);
    expect(listCalls(processDailyContract)[1]?.body).toMatchObject({ action: "REJECT", version: 4 });
  });

  it("CT-12: a dialog says so when its contract has ended meanwhile", async () => {
    const answers = [
      changedContracts((before) => ({ ...before, list: before.list.filter(({ kind }) => kind !== "DAILY") })),
      refusal(processDailyContract, "contract.changed", { value: { version: 4 } }),
    ];
    await openScreen({ path: "/agent/contracts", visitor: "agent", answers });
    await centre.getByRole("button", { name: "Reject: Daily salary from lanternhead" }).click();
    const dialog = page.getByRole("dialog", { name: "Reject" });
    await dialog.getByRole("button", { name: "Reject" }).click();
    await dialog.getByRole("button", { name: "Look at it again" }).click();
    await expect
      .element(dialog.getByText("The contract is no longer in a state in which you can do this."), patience)
      .toBeVisible();
    await expect.element(dialog.getByRole("button", { name: "Reject" })).not.toBeInTheDocument();
  });

  it("CT-08: what waits opens after the login, once a session, and can be answered there", async () => {
    const answers = [changedAnswer(getFunds, { info: known, dailysalreqtype: 2 })];
    const { listCalls } = await openScreen({ path: "/", visitor: "agent", answers });
    const dialog = page.getByRole("dialog", { name: "Contracts wait for your answer" });
    await expect
      .element(dialog.getByRole("heading", { name: "Daily salary from lanternhead" }), patience)
      .toBeVisible();
    await expect.element(dialog.getByRole("heading", { name: "Dividend from lanternhead" })).not.toBeInTheDocument();
    await dialog.getByRole("button", { name: "Reject: Daily salary from lanternhead" }).click();
    await page.getByRole("dialog", { name: "Reject" }).getByRole("button", { name: "Reject" }).click();
    await expect.poll(() => listCalls(processDailyContract), patience).toHaveLength(1);
    await dialog.getByRole("button", { name: "Later" }).click();
    await expect.element(dialog).not.toBeInTheDocument();
  });

  it("CT-08: the agent's own request that waits for the other side, and nothing at all, open nothing", async () => {
    const answers = [changedAnswer(getFunds, { info: known, dailysalreqtype: 4 })];
    const { listCalls } = await openScreen({ path: "/agent/dividends", visitor: "agent", answers });
    await expect
      .element(centre.getByText("The dividend of a week, Monday to Sunday, is paid after its end."), patience)
      .toBeVisible();
    expect(listCalls(getFunds).length).toBeGreaterThan(0);
    await expect.element(page.getByRole("dialog", { name: "Contracts wait for your answer" })).not.toBeInTheDocument();
  });

  it("CT-11: the daily salary says that it is paid the next day, or by the merchant's setting two days later", async () => {
    await openScreen({ path: "/agent/dailySalary", visitor: "agent" });
    await expect.element(centre.getByText("The salary of a day is paid the next day."), patience).toBeVisible();
    await openScreen({
      path: "/agent/dailySalary",
      visitor: "agent",
      answers: [changedAnswer(listDailyContracts, { payDelayDays: 2 })],
    });
    await expect.element(centre.getByText("The salary of a day is paid 2 days later."), patience).toBeVisible();
  });

  it("CT-06: an end asks first and says that it waits for the other side", async () => {
    const { listCalls } = await openScreen({ path: "/agent/dividends", visitor: "agent" });
    await centre.getByRole("button", { name: "End the contract: Dividend from lanternhead" }).click();
    const dialog = page.getByRole("dialog", { name: "End the contract" });
    await expect.element(dialog.getByText("The contract goes on until the other side agrees."), patience).toBeVisible();
    await expect.poll(() => listCalls(listContractEnds), patience).toHaveLength(1);
    expect(listCalls(listDividendContracts).length).toBeGreaterThan(0);
    await expect.element(dialog.getByRole("button", { name: "End the contract" })).toBeEnabled();
  });

  it("an agent without contracts is told so in each list", async () => {
    await openScreen({ path: "/agent/contracts", visitor: "agent", situation: "empty" });
    await expect.element(centre.getByText("You have no contract with your upline"), patience).toBeVisible();
    await openScreen({
      path: "/agent/realTimeSalary",
      visitor: "agent",
      answers: [changedAnswer(getFunds, { info: { ...known, realTimeSalary: 0 } })],
    });
    await expect.element(centre.getByRole("link", { name: "Contracts" }), patience).toBeVisible();
    await expect.element(centre.getByRole("link", { name: "Real-time salary" })).not.toBeInTheDocument();
  });
});
