import { getMemberInfo, getTeamTransfers, transferDown, transferDownAll, transferUp } from "@marquee/contract";
import { refusal } from "@marquee/testing";
import { describe, expect, it } from "vitest";
import { page } from "vitest/browser";
import { changedAnswer } from "../changedAnswer.ts";
import { openScreen, patience, pressTwice } from "../openScreen.tsx";

const member = page.getByRole("dialog", { name: "Member centre" });
const agent = page.getByRole("dialog", { name: "Agent centre" });

describe("money along the tree", () => {
  it("MC-05: a member sends to the upline once, and the form is empty again", async () => {
    const { listCalls } = await openScreen({ path: "/member/transferUpline", visitor: "member" });
    const form = member.getByRole("form", { name: "New transfer" });
    await expect.element(form.getByText("To: harbour"), patience).toBeVisible();
    const amount = form.getByLabelText("Amount", { exact: false }).first();
    const submit = form.getByRole("button", { name: "Send the money" });
    await amount.fill("5000");
    await submit.click();
    await expect.element(form.getByText("At least", { exact: false })).toBeVisible();
    expect(listCalls(transferUp)).toEqual([]);
    await amount.fill("100000");
    await form.getByLabelText("Note").fill("for dinner");
    await form.getByLabelText("Payment password", { exact: false }).fill("482915");
    await pressTwice(submit);
    await expect.element(page.getByText("was sent to harbour", { exact: false }), patience).toBeVisible();
    expect(listCalls(transferUp)).toHaveLength(1);
    await expect.element(form.getByLabelText("Note")).toHaveValue("");
    await expect.element(member.getByRole("cell", { name: "From koi_player" })).toBeVisible();
  });

  it("MC-05, RP-08: has no entry where toUpline is 0", async () => {
    const answers = [changedAnswer(getMemberInfo, (info) => ({ ...info, toUpline: "0" as const }))];
    await openScreen({ path: "/member/depositv2", visitor: "member", answers });
    const menu = member.getByRole("navigation");
    await expect.element(menu.getByRole("link", { name: "Deposit" }), patience).toBeVisible();
    await expect.element(menu.getByRole("link", { name: "Send to upline" })).not.toBeInTheDocument();
  });

  it("AC-14: an agent names a downline; a stranger's account is said under its field, and what was typed stays", async () => {
    const answers = [refusal(transferDown, "permission.denied")];
    await openScreen({ path: "/agent/transfers", visitor: "agent", answers });
    const form = agent.getByRole("form", { name: "New transfer" });
    const account = form.getByLabelText("Account", { exact: false });
    await expect.element(account, patience).toBeVisible();
    await account.fill("stranger");
    await form.getByLabelText("Amount", { exact: false }).first().fill("100000");
    await form.getByLabelText("Payment password", { exact: false }).fill("482915");
    await form.getByRole("button", { name: "Send the money" }).click();
    await expect.element(form.getByText("No account with this name is directly below you."), patience).toBeVisible();
    await expect.element(account).toHaveValue("stranger");
  });

  it("AC-14: a button of the list opens a dialog for one account, which closes when the money is sent", async () => {
    const { listCalls } = await openScreen({ path: "/agent/transfers", visitor: "agent" });
    const send = agent.getByRole("button", { name: "Send money to lantern" });
    await expect.element(send, patience).toBeVisible();
    await send.click();
    const dialog = page.getByRole("dialog", { name: "Send money to lantern" });
    await dialog.getByLabelText("Amount", { exact: false }).first().fill("100000");
    await dialog.getByLabelText("Payment password", { exact: false }).fill("482915");
    await dialog.getByRole("button", { name: "Send the money" }).click();
    await expect.poll(() => listCalls(transferDown), patience).toHaveLength(1);
    await expect.element(dialog).not.toBeInTheDocument();
  });

  it("AC-14: a new password keeps money where it is, and says until when", async () => {
    const waitsUntil = Date.UTC(2099, 0, 2);
    const answers = [changedAnswer(getTeamTransfers, (options) => ({ ...options, waitsUntil }))];
    await openScreen({ path: "/agent/transfers", visitor: "agent", answers });
    const form = agent.getByRole("form", { name: "New transfer" });
    await expect.element(form.getByRole("status"), patience).toMatchTextContent(/you can send money from/);
    await expect.element(form.getByRole("button", { name: "Send the money" })).toBeDisabled();
  });

  it("X-34: a bonus that ends with the transfer is told before it is sent, by one or to several accounts", async () => {
    const endingBonus = { id: "B7", names: { EN: "Harbour Welcome" }, balance: "425000.00" };
    const answers = [changedAnswer(getTeamTransfers, (options) => ({ ...options, endingBonus }))];
    const { listCalls } = await openScreen({ path: "/agent/transfers", visitor: "agent", answers });
    const send = async (
      label: string,
      names: readonly string[],
      call: typeof transferDown | typeof transferDownAll,
    ) => {
      const form = agent.getByRole("form", { name: label });
      await expect.element(form.getByText(/Harbour Welcome.*You lose .*425,000/), patience).toBeVisible();
      for (const [index, name] of names.entries()) {
        await form
          .getByRole("textbox", { name: /^Account/ })
          .nth(index)
          .fill(name);
        await form
          .getByRole("textbox", { name: /^Amount/ })
          .nth(index)
          .fill("100000");
      }
      await form.getByLabelText("Payment password", { exact: false }).fill("482915");
      await form.getByRole("button", { name: "Send the money" }).click();
      await expect.element(form.getByText("Tick this to send the money all the same."), patience).toBeVisible();
      await form.getByRole("checkbox", { name: "I give up the bonus and send the money" }).click();
      expect(listCalls(call)).toEqual([]);
      await form.getByRole("button", { name: "Send the money" }).click();
      await expect.poll(() => listCalls(call), patience).toHaveLength(1);
    };
    await send("New transfer", ["lantern"], transferDown);
    await agent.getByRole("tab", { name: "Several accounts" }).click();
    await send("Transfers to several accounts", ["lantern", "willow"], transferDownAll);
  });

  it("X-57: several accounts at once: each fault stands under its own field, and what was typed stays", async () => {
    const answers = [refusal(transferDownAll, "agent.transfer.receiver", { value: { field: "transfers[1].account" } })];
    const { listCalls } = await openScreen({ path: "/agent/transfers", visitor: "agent", answers });
    await expect.element(agent.getByRole("tab", { name: "Several accounts" }), patience).toBeVisible();
    await agent.getByRole("tab", { name: "Several accounts" }).click();
    const form = agent.getByRole("form", { name: "Transfers to several accounts" });
    const line = (number: number) => form.getByRole("group", { name: `Account ${number}` });
    const submit = form.getByRole("button", { name: "Send the money" });
    const type = async (number: number, account: string, amount: string): Promise<void> => {
      await line(number).getByLabelText("Account", { exact: false }).first().fill(account);
      await line(number).getByLabelText("Amount", { exact: false }).first().fill(amount);
    };
    await form.getByRole("button", { name: "Add an account" }).click();
    await type(1, "lantern", "600000000");
    await type(2, "willow", "450000000");
    await type(3, " Willow", "100000");
    await form.getByLabelText("Payment password", { exact: false }).fill("482915");
    await submit.click();
    await expect.element(line(1).getByText("At most", { exact: false })).toBeVisible();
    await expect.element(line(3).getByText("This account is named above already.")).toBeVisible();
    await line(3).getByRole("button", { name: "Remove account 3" }).click();
    // The second alone is within the day's rest, both together are not.
    await type(1, "lantern", "500000000");
    await submit.click();
    await expect.element(line(2).getByText("more in 24 hours", { exact: false })).toBeVisible();
    expect(listCalls(transferDownAll)).toEqual([]);
    await type(2, "willow", "300000000");
    await expect.element(form.getByText("800,000,000", { exact: false })).toMatchTextContent(/to 2 accounts/);
    await pressTwice(submit);
    await expect.element(line(2).getByText("cannot receive", { exact: false }), patience).toBeVisible();
    expect(listCalls(transferDownAll)).toHaveLength(1);
    await expect.element(line(2).getByLabelText("Account", { exact: false }).first()).toHaveValue("willow");
  });
});
