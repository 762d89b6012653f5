import { getTeamOverview, listTeamBets, listTeamProfit, listTeamTransactions } from "@marquee/contract";
import { describe, expect, it } from "vitest";
import { page } from "vitest/browser";
import { openScreen } from "../openScreen.tsx";

describe("an agent's figures of the own team", () => {
  it("AC-03: the overview shows the team and its day, other periods, and the table behind the chart", async () => {
    const screen = await openScreen({ path: "/agent/overview", visitor: "agent", window: [1280, 800] });
    const centre = page.getByRole("dialog", { name: "Agent centre" });
    await expect.element(centre.getByRole("heading", { name: "Team overview" })).toBeVisible();
    for (const name of ["Members", "Balance of all", "Deposits", "Withdrawals", "Stakes", "Wins", "Active members"])
      await expect.element(centre.getByText(name, { exact: true }).first()).toBeVisible();
    await expect.element(centre.getByText("1,304")).toBeVisible();
    await centre.getByText("7 days", { exact: true }).click();
    await expect.poll(() => screen.listCalls(getTeamOverview).at(-1)?.query.get("days")).toBe("7");
    await centre.getByRole("button", { name: "Show as a table" }).click();
    await expect.poll(() => centre.getByRole("table", { name: "Stakes by day" }).getByRole("row").all().length).toBe(8);
  });

  it("AC-07: an agent's line opens the agent's team, a search asks for names, and the path leads back", async () => {
    const screen = await openScreen({ path: "/agent/profit", visitor: "agent", window: [1280, 800] });
    const centre = page.getByRole("dialog", { name: "Agent centre" });
    await centre.getByRole("button", { name: "Show the team of koi_agent" }).click();
    const ask = (name: string) => screen.listCalls(listTeamProfit).at(-1)?.query.get(name);
    await expect.poll(() => ask("account")).toBe("koi_agent");
    await centre.getByRole("searchbox", { name: "Search accounts" }).fill("lot");
    await expect.poll(() => ask("search")).toBe("lot");
    await centre.getByRole("navigation", { name: "Path in the team" }).getByRole("button").first().click();
    await expect.poll(() => ask("account")).toBeNull();
    await expect.element(centre.getByRole("table", { name: "Profit and loss by member" })).toBeVisible();
  });

  it("AC-06, AC-09: bets and transactions are asked for by account, game and type", async () => {
    const screen = await openScreen({ path: "/agent/bets", visitor: "agent", window: [360, 740] });
    const centre = page.getByRole("dialog", { name: "Agent centre" });
    await expect.element(centre.getByRole("table", { name: "Bets of the team" })).toBeVisible();
    await centre.getByRole("searchbox", { name: "Game" }).fill("lantern");
    await expect.poll(() => screen.listCalls(listTeamBets).at(-1)?.query.get("game")).toBe("lantern");
    const other = await openScreen({ path: "/agent/transactions", visitor: "agent" });
    const table = centre.getByRole("table", { name: "Transactions of the team" });
    for (const kind of ["Stake", "Win", "Deposit", "Withdrawal"])
      await expect.element(table.getByRole("cell", { name: kind, exact: true }).first()).toBeVisible();
    await centre.getByLabelText("Type").selectOptions("Deposit");
    await expect.poll(() => other.listCalls(listTeamTransactions).at(-1)?.query.get("kind")).toBe("DEPOSIT");
    await centre.getByRole("searchbox", { name: "Whole account name" }).fill("lotus77");
    await expect.poll(() => other.listCalls(listTeamTransactions).at(-1)?.query.get("account")).toBe("lotus77");
  });

  it("AC-06: an account outside the team is told so, and what was typed stays", async () => {
    await openScreen({ path: "/agent/bets?account=stranger", visitor: "agent", situation: "error" });
    const centre = page.getByRole("dialog", { name: "Agent centre" });
    await expect.element(centre.getByRole("alert")).toBeVisible();
    await expect.element(centre.getByRole("searchbox", { name: "Whole account name" })).toHaveValue("stranger");
  });
});
