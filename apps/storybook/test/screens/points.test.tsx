import {
  convertPoints,
  getPointBalance,
  getPointConfig,
  listPointMovements,
  listPointRedemptions,
  listPointRewards,
  redeemPointReward,
} from "@marquee/contract";
import { refusal } from "@marquee/testing";
import { describe, expect, it } from "vitest";
import { page } from "vitest/browser";
import { changedAnswer } from "../changedAnswer.ts";
import { openScreen, patience, pressTwice, toSetting } from "../openScreen.tsx";

const open = (tab: string, more: Partial<Parameters<typeof openScreen>[0]> = {}) =>
  openScreen({ path: `/pointMall?tab=${tab}`, visitor: "member", setting: toSetting(undefined, "full"), ...more });
const card = (name: string) => page.getByRole("article", { name });
const dialog = page.getByRole("dialog");
const type = (label: string, text: string) => dialog.getByRole("textbox", { name: label }).fill(text);

describe("the point mall", () => {
  it("RT-04, PM-01: stands under header and banner and above the footer, without the side menu, with the member's points", async () => {
    await open("rewards");
    await expect.element(page.getByRole("region", { name: "Your points" }), patience).toMatchTextContent(/31,240/);
    await expect.element(page.getByRole("banner")).toBeVisible();
    await expect.element(page.getByRole("contentinfo")).toBeVisible();
    await expect.element(page.getByRole("navigation", { name: "Menu" })).not.toBeInTheDocument();
  });

  it("PM-02, EN-28: each card shows what it takes and how many are left; one that is sold out is grey", async () => {
    await open("rewards");
    await expect.element(card("Wireless headphones"), patience).toMatchTextContent(/Gift.*25,000 points.*12 left/);
    await expect.element(card("Pocket money")).toMatchTextContent(/50,000\.00 into your main wallet.*1 left/);
    const far = card(
      "A weekend for two in the hills of Đà Lạt with breakfast, the cable car and a dinner by candlelight",
    );
    await expect.element(far).toMatchTextContent(/1,500,000,000\.00 in 30 days.*820,000,000\.00.*From level 5 on/);
    await expect.element(card("Tea house voucher")).toMatchTextContent(/Sold out/);
    await expect.element(page.getByRole("button", { name: "Redeem Tea house voucher" })).toBeDisabled();
    await page.getByLabelText("Type").selectOptions("Cash");
    await expect.element(card("Wireless headphones")).not.toBeInTheDocument();
    await expect.element(card("Pocket money")).toBeVisible();
  });

  it("PM-03: a gift asks for address and payment password, is sent once, and what was typed stays when it is refused", async () => {
    const { listCalls } = await open("rewards", { answers: [refusal(redeemPointReward, "points.insufficient")] });
    await page.getByRole("button", { name: "Redeem Wireless headphones" }).click();
    const send = dialog.getByRole("button", { name: "Redeem", exact: true });
    await expect.element(dialog.getByText("It takes 25,000 points. You have 31,240."), patience).toBeVisible();
    await send.click();
    expect(listCalls(redeemPointReward)).toEqual([]);
    await type("Recipient", "Ann Bee");
    await type("Phone", "+84 912 345 678");
    await type("Address", "1 Lê Lợi, Huế");
    await dialog.getByLabelText("Payment password", { exact: false }).fill("246810");
    await pressTwice(send);
    await expect.element(dialog.getByText("You do not have enough points."), patience).toBeVisible();
    expect(listCalls(redeemPointReward)).toHaveLength(1);
    await expect.element(dialog.getByLabelText("Recipient", { exact: false })).toHaveValue("Ann Bee");
  });

  it("PM-05: a conversion says what it brings before it is sent, and where it cannot be", async () => {
    const { listCalls } = await open("convert");
    const points = page.getByLabelText("Points", { exact: false }).last();
    await expect.element(page.getByText("100 points are worth", { exact: false }), patience).toBeVisible();
    await points.fill("1050");
    await page.getByLabelText("Payment password", { exact: false }).fill("246810");
    const send = page.getByRole("button", { name: "Convert", exact: true });
    await send.click();
    await expect.element(page.getByText("Convert a multiple of 100 points.")).toBeVisible();
    expect(listCalls(convertPoints)).toEqual([]);
    await points.fill("1000");
    await expect.element(page.getByText("You get ₫10,000.00.")).toBeVisible();
    await pressTwice(send);
    await expect.element(page.getByText("is in your main wallet.", { exact: false }), patience).toBeVisible();
    expect(listCalls(convertPoints)).toHaveLength(1);
  });

  it("PM-04: redemptions show their state, the codes of vouchers, and why one was rejected", async () => {
    await open("redemptions");
    const table = page.getByRole("table", { name: "Redemptions" });
    await expect
      .element(table.getByRole("row", { name: /Wireless headphones.*25,000.*In process/ }), patience)
      .toBeVisible();
    await expect.element(table.getByRole("row", { name: /Tea house.*TEA-0001-XYZ.*Approved/ })).toBeVisible();
    await expect.element(table.getByRole("row", { name: /no longer made.*Rejected/ })).toBeVisible();
  });

  it("PM-08: each earn and spend is listed with what was there then", async () => {
    const { listCalls } = await open("movements");
    const table = page.getByRole("table", { name: "Movements of points" });
    await expect
      .element(table.getByRole("row", { name: /Earned by play.*\+12\.5075.*31,240\.5075/ }), patience)
      .toBeVisible();
    await expect.element(table.getByRole("row", { name: /Redeemed.*-25,000/ })).toBeVisible();
    expect(listCalls(listPointMovements)).toHaveLength(1);
  });

  it("PM-06: the rules say what earns a point in each category, and that points never expire", async () => {
    await open("rules");
    const table = page.getByRole("table", { name: "Stakes for one point" });
    await expect.element(table.getByRole("row", { name: /Slots.*100,000\.00/ }), patience).toBeVisible();
    await expect.element(page.getByText("Members of level 5 earn 150 % of these points.")).toBeVisible();
    await expect.element(page.getByText("Points never expire.", { exact: false }).first()).toBeVisible();
  });

  it("X-60, PM-06: the rules say how old an account has to be and whose accounts count as one; who takes nothing now reads a plain refusal", async () => {
    await open("rules", {
      answers: [changedAnswer(getPointConfig, { claims: { accountDays: 3, oncePerPerson: true } })],
    });
    await expect
      .element(page.getByText("You can redeem and convert points once your account is 3 days old."), patience)
      .toBeVisible();
    await expect.element(page.getByText(/^Accounts of one person or household count as one/)).toBeVisible();
    await open("rules", {
      answers: [changedAnswer(getPointConfig, { claims: { accountDays: 0, oncePerPerson: false } })],
    });
    await expect.element(page.getByText("Points never expire.", { exact: false }).first(), patience).toBeVisible();
    await expect.element(page.getByText(/your account is|count as one/)).not.toBeInTheDocument();
    await open("convert", { answers: [refusal(convertPoints, "points.not.eligible")] });
    await page.getByRole("textbox", { name: "Points" }).fill("1000");
    await page.getByRole("textbox", { name: "Payment password" }).fill("123456");
    await page.getByRole("button", { name: "Convert" }).click();
    await expect
      .element(page.getByRole("alert").filter({ hasText: "Customer service can tell you more." }), patience)
      .toBeVisible();
    await expect.element(page.getByRole("textbox", { name: "Points" })).toHaveValue("1000");
  });

  it("PM-08, X-21: a correction by staff is a movement of its own", async () => {
    const line = { at: 1_796_000_000_000, kind: "POINT_ADJUST", changed: "-250.00", balance: "30990.00", refNo: "c1" };
    await open("movements", { answers: [changedAnswer(listPointMovements, { list: [line] })] });
    await expect.element(page.getByRole("row", { name: /Correction -250/ }), patience).toBeVisible();
  });

  it("RT-04: a guest sees the offers, and is asked to log in before redeeming", async () => {
    const guest = [changedAnswer(listPointRewards, { staked: null })];
    const { listCalls } = await open("rewards", {
      visitor: "guest",
      answers: guest,
      brand: "kickline",
      setting: toSetting("kickline"),
    });
    await page.getByRole("button", { name: "Redeem Wireless headphones" }).click();
    await expect.element(page.getByRole("dialog"), patience).toBeVisible();
    await expect.element(page.getByLabelText("Recipient", { exact: false })).not.toBeInTheDocument();
    expect([listCalls(getPointBalance), listCalls(redeemPointReward)]).toEqual([[], []]);
  });

  it("RT-04: an empty mall, one that fails, and one that comes late say so", async () => {
    await open("rewards", { answers: [changedAnswer(listPointRewards, { list: [], totalPages: 0 })] });
    await expect.element(page.getByText("No rewards at the moment"), patience).toBeVisible();
    await open("rules", { answers: [refusal(getPointConfig, "unknown")] });
    await expect.element(page.getByRole("button", { name: "Try again" }), patience).toBeVisible();
    await open("redemptions", {
      answers: [changedAnswer(listPointRedemptions, { list: [], totalPages: 0, totalCount: 0 })],
    });
    await expect.element(page.getByText("Nothing redeemed yet"), patience).toBeVisible();
  });
});
