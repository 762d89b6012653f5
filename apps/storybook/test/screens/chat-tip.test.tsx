import { getTipOptions, listChatLines, listChatRooms, sendRain, sendTip } from "@marquee/contract";
import { answer, refusal, Refusal } from "@marquee/testing";
import { describe, expect, it } from "vitest";
import { page, userEvent } from "vitest/browser";
import { changedAnswer } from "../changedAnswer.ts";
import { openScreen, patience, toSetting } from "../openScreen.tsx";

const opener = page.getByRole("button", { name: /^Open the chat/ });
const log = page.getByRole("log");
const rain = page.getByRole("button", { name: "Rain", exact: true });
// The newest: it is in sight without scrolling.
const actions = page.getByRole("button", { name: "Actions for Moon walker" }).last();
const dialog = page.getByRole("dialog");
const amount = dialog.getByRole("textbox", { name: "Amount" });
const password = dialog.getByLabelText("Payment password");
const next = dialog.getByRole("button", { name: "Continue" });
const give = dialog.getByRole("button", { name: "Give the money" });

async function openChat(more: object = {}) {
  const screen = await openScreen({
    path: "/",
    visitor: "member",
    setting: toSetting(undefined, "full", "EN"),
    ...more,
  });
  await expect.element(opener, patience).toBeVisible();
  await opener.click();
  await expect.element(log, patience).toMatchTextContent(/Good evening everybody/);
  return screen;
}

async function openTip(more: object = {}) {
  const screen = await openChat(more);
  await expect.element(actions, patience).toBeInViewport();
  await actions.click();
  await page.getByRole("menuitem", { name: "Tip" }).click();
  await expect.element(dialog, patience).toBeVisible();
  return screen;
}

async function fill(text: string): Promise<void> {
  await expect.element(amount, patience).toBeVisible();
  await amount.fill(text);
  await password.fill("482915");
  await next.click();
}

describe("tips in the chat of the site", () => {
  it("X-44: a tip is typed, confirmed with amount and name, sent once, and its result is told; Back keeps what was typed", async () => {
    const { listCalls } = await openTip();
    await expect.element(page.getByRole("dialog", { name: "Tip Moon walker" }), patience).toBeVisible();
    await expect.element(dialog).toMatchTextContent(/You can give .*1,234,567,890\.12.* now, at most .*5,000,000/);
    await fill("2500");
    await expect.element(dialog, patience).toMatchTextContent(/Give .*2,500.* to Moon walker\?.*cannot be taken back/);
    expect(listCalls(sendTip)).toHaveLength(0);
    await dialog.getByRole("button", { name: "Back" }).click();
    await expect.element(amount).toHaveValue("2,500");
    await next.click();
    await give.dblClick();
    await expect.element(dialog, patience).toMatchTextContent(/You gave .*2,500/);
    expect(listCalls(sendTip)).toHaveLength(1);
    await dialog.getByRole("button", { name: "Done" }).click();
    await expect.element(dialog).not.toBeInTheDocument();
  });

  it("X-44: what is below, above, or beyond the day is said under the field before any call", async () => {
    const { listCalls } = await openTip();
    for (const [typed, text] of [
      ["", /cannot be empty/],
      ["10", /At least .*1,000/],
      ["1000001", /At most .*1,000,000.* at once/],
    ] as const) {
      await fill(typed);
      await expect.element(dialog, patience).toMatchTextContent(text);
    }
    expect(listCalls(sendTip)).toHaveLength(0);
    await openTip({ answers: [changedAnswer(getTipOptions, { available: "0.00" })] });
    await fill("5000");
    await expect.element(dialog, patience).toMatchTextContent(/You can give .*0.* now\./);
  });

  it("X-44: a refusal brings the form back with its reason at the field or above it; what was typed stays", async () => {
    await openTip({ answers: [refusal(sendTip, "payment.password.invalid")] });
    await fill("2500");
    await give.click();
    await expect.element(password, patience).toHaveAttribute("aria-invalid", "true");
    await expect.element(amount).toHaveValue("2,500");
    await openTip({
      answers: [
        answer(sendTip, () => {
          throw new Refusal("chat.tip.receiver");
        }),
      ],
    });
    await fill("2500");
    await give.click();
    await expect
      .element(dialog.getByRole("alert"), patience)
      .toMatchTextContent(/This person cannot receive the money now\./);
  });

  it("X-34, X-44: a bonus that ends with the gift is told before it is confirmed, also one that has begun meanwhile", async () => {
    const endingBonus = { id: "B7", names: { EN: "Harbour Welcome" }, balance: "425000.00" };
    let reads = 0;
    const { listCalls } = await openTip({
      answers: [
        changedAnswer(getTipOptions, () => ({ endingBonus: (reads += 1) > 1 ? endingBonus : null })),
        refusal(sendTip, "withdraw.bonus"),
      ],
    });
    await fill("2500");
    await give.click();
    await expect.element(dialog.getByRole("alert"), patience).toMatchTextContent(/^Your bonus ends with this/);
    await expect.element(dialog.getByText(/Harbour Welcome.*You lose .*425,000/), patience).toBeVisible();
    await next.click();
    await expect.element(dialog.getByText("Tick this to send the money all the same."), patience).toBeVisible();
    await dialog.getByRole("checkbox", { name: "I give up the bonus and send the money" }).click();
    expect(listCalls(sendTip)).toHaveLength(1);
    await next.click();
    await give.click();
    await expect.poll(() => listCalls(sendTip)).toHaveLength(2);
  });

  it("X-44: a rain says among how many it is split and what each has got; its line says who gave what, by keyboard", async () => {
    const { listCalls } = await openChat();
    await expect
      .element(log)
      .toMatchTextContent(/Moon walker.*Gave .*1,234,567,890\.12 in equal parts\. 20 members got a part\./);
    rain.element().focus();
    await userEvent.keyboard("{Enter}");
    await expect
      .element(dialog, patience)
      .toMatchTextContent(/split equally among at most 20 members who wrote here in the last 15 minutes/);
    await fill("100000");
    await expect.element(dialog, patience).toMatchTextContent(/Give .*100,000.* to at most 20 members/);
    await userEvent.keyboard("{Tab}{Tab}{Enter}");
    await expect
      .element(dialog, patience)
      .toMatchTextContent(/You gave .*99,999.*3 members got a part\. Each part is .*33,333/);
    expect(listCalls(sendRain)).toHaveLength(1);
  });

  it("X-44: a changed password says from when on; without the merchant's payment password there is no field for it", async () => {
    const waiting = changedAnswer(getTipOptions, { waitsUntil: Date.UTC(2099, 0, 2), paymentPassword: null });
    await openTip({ answers: [waiting] });
    await expect.element(dialog, patience).toMatchTextContent(/For your safety you can give money from .*2099/);
    await expect.element(next).toBeDisabled();
    expect(password.query()).toBeNull();
  });

  it("X-44: with long names, large sums and in Vietnamese everything fits a telephone of 360 pixels", async () => {
    const setting = toSetting(undefined, "full", "VI");
    await openScreen({
      path: "/chat",
      visitor: "member",
      window: [360, 740],
      setting: { ...setting, world: { ...setting.world, names: "unbroken" } },
    });
    await expect.element(log, patience).toMatchTextContent(/Đã tặng .*1\.234\.567\.890,12/);
    await page
      .getByRole("button", { name: /^Thao tác với/ })
      .first()
      .click();
    await page.getByRole("menuitem", { name: "Tặng tiền" }).click();
    await expect.element(dialog.getByRole("textbox").first(), patience).toBeVisible();
    await dialog.getByRole("textbox").first().fill("1000000");
    await dialog.getByLabelText("Mật khẩu thanh toán").fill("482915");
    await dialog.getByRole("button", { name: "Tiếp tục" }).click();
    await expect.element(dialog.getByRole("button", { name: "Quay lại" }), patience).toBeVisible();
    expect(document.documentElement.clientWidth).toBe(360);
    const wide = [...document.querySelectorAll("body *")].filter((each) => each.scrollWidth > 360);
    expect(wide.map(({ outerHTML }) => outerHTML.slice(0, 80))).toEqual([]);
  });

  it.each([
    ["the jurisdiction or the node takes them away", { hasTips: false }],
    ["the member is silenced", { silence: { until: null, reason: "Spam." } }],
  ])("X-44, Q-36: where %s there is neither rain nor tip, and nothing is asked", async (_, more) => {
    const { listCalls } = await openChat({ answers: [changedAnswer(listChatRooms, more)] });
    // The last one that is no rain: what the system says cannot be reported.
    const spoken = page.getByRole("button", { name: "Actions for Moon walker" }).nth(2);
    await expect.element(spoken, patience).toBeInViewport();
    await spoken.click();
    await expect.element(page.getByRole("menuitem", { name: "Report this message" }), patience).toBeVisible();
    expect(page.getByRole("menuitem", { name: "Tip" }).query()).toBeNull();
    expect(rain.query()).toBeNull();
    expect([listCalls(getTipOptions).length, listCalls(listChatLines).length > 0]).toEqual([0, true]);
  });
});
