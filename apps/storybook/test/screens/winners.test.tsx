import { getRankList, getWinnerBoard, updatePreferences } from "@marquee/contract";
import { describe, expect, it } from "vitest";
import { page } from "vitest/browser";
import { changedAnswer } from "../changedAnswer.ts";
import { openScreen, patience } from "../openScreen.tsx";

const centre = page.getByRole("dialog", { name: "Member centre" });
const list = page.getByRole("list", { name: "Highest wins" });

describe("the highest wins", () => {
  it("GM-33, PM-17: home shows names masked or hidden, game, amount and time, and leads to the whole list", async () => {
    const { listCalls } = await openScreen({ path: "/", visitor: "guest" });
    await expect
      .element(list.getByRole("listitem").nth(0), patience)
      .toMatchTextContent(/1Moonlit Harvest.*a\*\*\*9.*1,284,500,000/);
    await expect
      .element(list.getByRole("listitem").nth(1))
      .toMatchTextContent(/Hidden.*96,400,000.*482\.00 times the stake/);
    await expect.element(list.getByRole("listitem").nth(2)).not.toMatchTextContent(/times the stake/);
    expect(listCalls(getRankList)).toHaveLength(1);
    await expect
      .element(page.getByRole("region", { name: "Highest wins of the last seven days" }).getByRole("link"))
      .toHaveAttribute("href", "/member/winners");
  });

  it("GM-33: home says nothing where nobody has won", async () => {
    await openScreen({ path: "/", visitor: "guest", answers: [changedAnswer(getRankList, { list: [] })] });
    await expect.element(page.getByRole("heading", { name: "Providers" }), patience).toBeVisible();
    expect(list.query()).toBeNull();
  });

  it("MC-18, PM-17: the member centre has the winners list, and says where there is none", async () => {
    const { listCalls } = await openScreen({ path: "/member/winners", visitor: "member" });
    await expect
      .element(centre.getByRole("list", { name: "Highest wins" }).getByRole("listitem").nth(0), patience)
      .toMatchTextContent(/Moonlit Harvest.*2,569\.00 times the stake/);
    expect(listCalls(getWinnerBoard)).toHaveLength(1);
    await openScreen({ path: "/member/winners", visitor: "member", situation: "empty" });
    await expect.element(centre.getByText("No wins yet"), patience).toBeVisible();
  });

  it("X-77: the security centre's privacy says what others see, and hides the name", async () => {
    const { listCalls } = await openScreen({ path: "/member/securityCenter", visitor: "member" });
    await expect.element(centre.getByText("“Hidden” instead of your name", { exact: false }), patience).toBeVisible();
    await centre.getByRole("switch", { name: "Hide my name from others" }).click();
    await expect
      .poll(() => listCalls(updatePreferences).map(({ body }) => body), patience)
      .toMatchObject([{ hidesName: true }]);
  });
});
