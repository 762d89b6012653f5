import {
  closeTicket,
  getTicket,
  listTickets,
  reopenTicket,
  sendFeedback,
  type TicketDetails,
  uploadPicture,
  writeTicket,
} from "@marquee/contract";
import { refusal } from "@marquee/testing";
import { describe, expect, it } from "vitest";
import { page } from "vitest/browser";
import { inTurn } from "../answersInTurn.ts";
import { changedAnswer } from "../changedAnswer.ts";
import { openScreen, patience } from "../openScreen.tsx";

const centre = page.getByRole("dialog", { name: "Member centre" });
const box = centre.getByRole("textbox", { name: "Your message" });
const send = centre.getByRole("button", { name: "Send", exact: true });
const open = (path: string, more = {}) => openScreen({ path: `/member/${path}`, visitor: "member", ...more });
const heading = (name: string) => centre.getByRole("heading", { level: 3, name, exact: true });
const words = "The new lobby is hard to read";

describe("what members write to the merchant", () => {
  it("CS-04, VL-46: too few words are refused with both numbers and what was typed stays; feedback is sent once and leads to its ticket", async () => {
    const { listCalls } = await open("feedback");
    await box.fill("too short");
    await send.click();
    await expect.element(box, patience).toHaveAccessibleDescription("Write between 5 and 500 words.");
    await expect.element(box).toHaveValue("too short");
    expect(listCalls(sendFeedback)).toHaveLength(0);
    await centre.getByRole("radio", { name: "Suggestion" }).click();
    await box.fill(words);
    await send.dblClick();
    await expect.element(heading("The new lobby"), patience).toBeVisible();
    expect(listCalls(sendFeedback).map(({ body }) => body)).toEqual([
      { category: "SUGGESTION", content: words, images: [] },
    ]);
  });

  it("CS-04, VL-46: Thai and Chinese are counted as words while they are typed", async () => {
    await open("feedback");
    await box.fill("我的存款还没有到账");
    await expect.element(box, patience).toHaveAccessibleDescription("6 words, from 5 to 500");
    await box.fill("ฉันฝากเงินแล้วแต่ยอดเงินไม่เข้า");
    await expect.element(box).toHaveAccessibleDescription(/^[89] words, from 5 to 500$/);
    await box.fill("word ".repeat(501));
    await expect.element(box).toHaveAccessibleDescription("More than 500 words");
  });

  it("CS-05, MC-18: a complaint has its own category; refused, it says why with the gateway's numbers and keeps what was typed", async () => {
    const parts = { value: { min: 9, max: 20 } };
    const { listCalls } = await open("complaints", { answers: [refusal(sendFeedback, "feedback.words", parts)] });
    await box.fill("My deposit of today has not arrived");
    await send.click();
    await expect.element(box, patience).toHaveAccessibleDescription("Write between 9 and 20 words.");
    await expect.element(box).toHaveValue("My deposit of today has not arrived");
    expect(listCalls(sendFeedback)[0]?.body).toMatchObject({ category: "COMPLAINT" });
    await open("complaints", { answers: [refusal(sendFeedback, "ticket.limit")] });
    await box.fill("My deposit of today has not arrived");
    await send.click();
    await expect.element(centre.getByRole("alert"), patience).toMatchTextContent(/^You have as many open tickets/);
  });

  it("X-45: the list says where each ticket stands; one opens as a conversation in which the member answers", async () => {
    const { listCalls } = await open("tickets");
    await expect
      .element(centre.getByRole("button", { name: /^The new lobby.*Sent.*Feedback/ }), patience)
      .toBeVisible();
    await centre.getByRole("button", { name: /^Deposit not in my balance.*Answered.*Complaint/ }).click();
    await expect.element(heading("Deposit not in my balance"), patience).toHaveFocus();
    const lines = centre.getByRole("list", { name: "Conversation" });
    await expect.element(lines).toMatchTextContent(/You.*I paid 500,000.*Support.*Your bank has confirmed it now/);
    await box.fill("It is there");
    await send.click();
    await expect
      .poll(() => listCalls(writeTicket).map(({ body }) => body), patience)
      .toEqual([{ id: "S1", content: "It is there", images: [] }]);
    await expect.element(box).toHaveValue("");
  });

  it("X-45: staff's answer comes while the page is open, and what is being typed stays", async () => {
    const line: TicketDetails["lines"][number] = {
      id: "L9",
      by: "STAFF",
      content: "One more thing.",
      pictures: [],
      at: 0,
    };
    const answers = [inTurn(changedAnswer(getTicket, { lines: [] }), changedAnswer(getTicket, { lines: [line] }))];
    await open("tickets?ticket=S1", { answers });
    await box.fill("I am still typing");
    await centre.getByRole("button", { name: "Close ticket" }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Close ticket" }).click();
    await expect.element(centre.getByText("One more thing."), patience).toBeVisible();
    await expect.element(box).toHaveValue("I am still typing");
  });

  it("X-45: a closed ticket says who has closed it and is reopened; a merged one leads to where its lines are", async () => {
    const { listCalls } = await open("tickets?ticket=S3");
    await expect.element(centre.getByText("You closed this ticket."), patience).toBeVisible();
    expect(box.query()).toBe(null);
    await centre.getByRole("button", { name: "Reopen ticket" }).click();
    await expect.poll(() => listCalls(reopenTicket), patience).toHaveLength(1);
    await open("tickets?ticket=S3", { answers: [refusal(reopenTicket, "ticket.late")] });
    await centre.getByRole("button", { name: "Reopen ticket" }).click();
    await expect.element(centre.getByRole("alert"), patience).toMatchTextContent(/closed too long ago/);
    await open("tickets?ticket=S4");
    await centre.getByRole("button", { name: "Open that ticket" }).click();
    await expect.element(heading("Deposit not in my balance"), patience).toBeVisible();
  });

  it("X-45: closing asks first", async () => {
    const { listCalls } = await open("tickets?ticket=S1");
    await centre.getByRole("button", { name: "Close ticket" }).click();
    const question = page.getByRole("alertdialog", { name: "Close this ticket?" });
    await expect.element(question).toMatchTextContent(/reopen it within 30 days/);
    await question.getByRole("button", { name: "Close ticket" }).click();
    await expect.poll(() => listCalls(closeTicket), patience).toHaveLength(1);
  });

  it("VL-45: a picture is uploaded when it is chosen and goes with the line", async () => {
    const { listCalls } = await open("tickets?ticket=S1");
    const input = centre.getByLabelText("Add a picture", { exact: true });
    await expect.element(box, patience).toBeVisible();
    const file = new File([new Uint8Array([0x89, 0x50, 0x4e, 0x47])], "proof.png", { type: "image/png" });
    await input.upload(file);
    await expect.element(centre.getByRole("button", { name: "Remove proof.png" }), patience).toBeVisible();
    expect(listCalls(uploadPicture)).toHaveLength(1);
    await box.fill("Here it is");
    await send.click();
    await expect.poll(() => listCalls(writeTicket)[0]?.body, patience).toMatchObject({ images: [expect.any(String)] });
  });

  it("CS-04, MC-18: the menu leads there, and where there is none the page says so and has the way to ask", async () => {
    const { listCalls } = await openScreen({ path: "/hot", visitor: "member", situation: "empty" });
    await expect.element(page.getByRole("heading", { level: 1, name: "Hot games" }), patience).toBeVisible();
    const entry = page
      .getByRole("navigation", { name: "Main menu" })
      .getByRole("button", { name: "Feedback and support", exact: true });
    await expect.element(entry, patience).toBeVisible();
    await entry.click();
    await expect.element(centre.getByText("You have no tickets"), patience).toBeVisible();
    expect(listCalls(listTickets)).toHaveLength(1);
    await centre.getByRole("button", { name: "Ask a question" }).click();
    await expect.element(heading("Ask a question"), patience).toBeVisible();
    await expect.element(box).toBeVisible();
  });
});
