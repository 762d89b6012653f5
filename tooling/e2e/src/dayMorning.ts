import type { Locator, Page } from "@playwright/test";
import { continueDeposit } from "./continueDeposit.ts";
import type { DayWork, PageWork } from "./dayWork.ts";
import { approveProposal } from "./deskRules.ts";
import { addAccount, withdraw } from "./orderWithdrawal.ts";
import { drawPicture } from "./pictures.ts";
import { expect } from "./site.ts";

/** What a member has left to be worked off. */
export interface LeftWork {
  readonly username: string;
  /** The numbers of two orders that wait for staff. */
  readonly deposit: string;
  readonly withdrawal: string;
}

/**
 * Has a member do in the night what staff find in the morning: a question, documents, a withdrawal, a deposit that goes wrong.
 *
 * @param setFaults has the payment provider's next callbacks go wrong, or none any more
 */
export async function leaveWork(
  player: Page,
  toSite: (path: string) => string,
  setFaults: (...faults: readonly string[]) => Promise<void>,
): Promise<Omit<LeftWork, "username">> {
  const centre = player.getByRole("dialog", { name: "Member centre" });
  await player.goto(toSite("/member/tickets"));
  await centre.getByRole("button", { name: "Ask a question" }).click();
  await centre.getByRole("textbox", { name: "Your message" }).fill("Where has my deposit of last night gone to?");
  await centre.getByRole("button", { name: "Send", exact: true }).click();
  await expect(centre.getByRole("button", { name: "Close ticket" })).toBeVisible();
  await player.goto(toSite("/member/securityCenter"));
  await centre.getByRole("button", { name: "Open identity" }).click();
  const documents = player.getByRole("form", { name: "Send documents" });
  await documents.getByRole("radio", { name: "Passport" }).check();
  await documents.getByLabel("Full name").fill("Nguyen Van An");
  await documents.getByLabel("Document number").fill("AB 123456");
  const files = documents.locator("input[type=file]");
  await files.nth(0).setInputFiles(drawPicture("front.png", [40, 90, 160]));
  await files.nth(1).setInputFiles(drawPicture("me.png", [160, 90, 40]));
  await expect(documents.getByText("Uploaded: me.png")).toBeVisible();
  await documents.getByRole("button", { name: "Send documents" }).click();
  await expect(centre.getByText("Being checked")).toBeVisible();
  await player.goto(toSite("/member/withdraw"));
  await addAccount(centre, "0071000223499");
  const withdrawal = await withdraw(player, centre);
  await player.goto(toSite("/member/depositv2"));
  await centre.getByRole("button", { name: "Continue without a limit" }).click();
  await setFaults("amount");
  await centre.getByRole("radio", { name: /^E-wallet/ }).check();
  await centre.getByLabel("Amount", { exact: false }).first().fill("200000");
  await continueDeposit(centre);
  await expect(player).toHaveURL(/order=D/);
  const deposit = new URL(player.url()).searchParams.get("order") ?? "";
  const opened = player.context().waitForEvent("page");
  await centre.getByRole("link", { name: "Pay at the payment provider" }).click();
  const paying = await opened;
  await paying.getByRole("button", { name: "Pay from my wallet" }).click();
  await expect(centre.getByRole("status").getByText("Waiting for your payment")).toHaveCount(0);
  await paying.close();
  await setFaults();
  return { deposit, withdrawal };
}

/** The pages on which staff work off what members have left: orders, questions, documents, balances, agents. */
export function listMorning(
  day: DayWork,
  { desk, second, player }: { readonly desk: Page; readonly second: Page; readonly player: Page },
  { username, deposit, withdrawal }: LeftWork,
): readonly PageWork[] {
  const centre: Locator = player.getByRole("dialog", { name: "Member centre" });
  return [
    ["Overview", () => desk.getByRole("button", { name: "Show as a table" }).first().click()],
    [
      "Work queue",
      async () => {
        for (const order of [deposit, withdrawal]) await expect(day.line(order)).toContainText(username);
        await desk.getByRole("button", { name: `Take ${deposit}` }).click();
        await expect(day.line(deposit)).toContainText("You");
      },
    ],
    [
      "Deposits",
      async () => {
        await day.line(deposit).getByRole("link", { name: deposit }).click();
        await expect(desk.getByText("Another amount was paid").first()).toBeVisible();
        await day.send(desk.getByRole("main"), "Credit what was paid");
        await expect(centre.getByRole("status").getByText("In your balance")).toBeVisible();
      },
    ],
    [
      "Withdrawals",
      async () => {
        await day.line(withdrawal).getByRole("link", { name: withdrawal }).click();
        await day.send(desk.getByRole("main"), "Approve");
        await expect(desk.getByText("Decided. The member is told.").last()).toBeVisible();
      },
    ],
    [
      "Identity review",
      async () => {
        await desk.getByRole("button", { name: `Review: ${username}` }).click();
        await desk.getByRole("dialog").getByRole("button", { name: "Approve" }).click();
        await expect(desk.getByText("Decided. The member is told.").last()).toBeVisible();
      },
    ],
    [
      "Tickets",
      async () => {
        await day.line(username).getByRole("link").first().click();
        await desk.getByRole("textbox", { name: "Answer to the member" }).fill("It has arrived now.");
        await desk.getByRole("button", { name: "Send the answer" }).click();
        await expect(desk.getByRole("textbox", { name: "Answer to the member" })).toHaveValue("");
      },
    ],
    [
      "Members",
      async () => {
        await day.narrow("Name, phone, mail or id", username);
        await desk.getByRole("link", { name: username, exact: true }).click();
        await desk.getByRole("button", { name: "Adjust balance" }).click();
        const form = desk.getByRole("form", { name: /^Adjust the balance/ });
        await form.getByLabel(/^Amount/).fill("5000");
        await day.send(form, "Propose");
        await expect(desk.getByText("The adjustment is proposed.")).toBeVisible();
        await approveProposal(second, username);
      },
    ],
    ["Proposals", () => expect(day.line(username).first()).toContainText("Approved")],
    [
      "Outbox",
      async () => {
        const main = desk.getByRole("main");
        await main.getByLabel("State", { exact: true }).selectOption({ index: 1 });
        await main.getByRole("button", { name: "Filter", exact: true }).click();
        await expect(desk).toHaveURL(/state=/);
      },
    ],
    ["Labels", () => day.make("New label", "New label", { "Name in English": "Regulars" }, "Make the label")],
    [
      "Agents",
      async () => {
        const id = await player.evaluate(() => sessionStorage.getItem("customerId"));
        await desk.goto(`${desk.url()}/${id}`);
        await desk.getByRole("button", { name: "Make an agent" }).click();
        await day.send(desk.getByRole("dialog"), "Make an agent");
        await expect(desk.getByText("is an agent now.")).toBeVisible();
      },
    ],
    [
      "Contracts of agents",
      async () => {
        await day.make(
          "Offer a contract",
          "Offer a contract",
          { Agent: username, "Rate in percent": "0.5" },
          "Propose it",
        );
        await approveProposal(second, username);
        await day.narrow("Username", username);
        await expect(day.line(username)).toContainText("Offered");
      },
    ],
    ["Bills of agents", () => day.narrow("Member", username)],
    ["Affiliates", () => day.narrow("Username", username)],
    ["Bills of affiliates", () => day.narrow("Member", username)],
    ["Vendor transfers", () => day.narrow("Member", username)],
    ["Redemptions of points", () => day.narrow("Member", username)],
    ["Members by VIP level", () => expect(desk.getByRole("table")).toBeAttached()],
    ["Applications", () => expect(desk.getByRole("table")).toBeAttached()],
    ["Gifts of raffles", () => expect(desk.getByRole("table")).toBeAttached()],
    [
      "Exclusions",
      async () => {
        await desk.getByRole("main").getByLabel("Kind", { exact: true }).selectOption({ index: 1 });
        await expect(desk).toHaveURL(/kind=/);
      },
    ],
    [
      "Game restrictions",
      () =>
        day.make("Bar a label from games", "Bar a label from games", {}, "Bar from these games", async (form) => {
          await form.getByLabel("Label", { exact: true }).selectOption("Regulars");
          await form.getByLabel("Barred from").selectOption("ALL");
        }),
    ],
    ["Rounds", () => day.narrow("Member", username)],
  ];
}
