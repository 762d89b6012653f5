import { claimRankGift, getMemberInfo, getMemberRank, getRebate, getStatus, type MemberRank } from "@marquee/contract";
import { refusal } from "@marquee/testing";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import { page } from "vitest/browser";
import { changedAnswer } from "../changedAnswer.ts";
import { openScreen, patience, pressTwice, toSetting } from "../openScreen.tsx";

const centre = page.getByRole("dialog", { name: "Member centre" });
const path = "/member/vip";
const own = centre.getByRole("region", { name: "Your level" });
const levels = centre.getByRole("table", { name: "Benefits by level" });
const gift = (level: number) => centre.getByRole("article", { name: `Gift of VIP ${level}` });
const toLevel = (change: (level: MemberRank["levels"][number]) => Partial<MemberRank["levels"][number]>) =>
  changedAnswer(getMemberRank, ({ levels: all }) => ({ levels: all.map((one) => ({ ...one, ...change(one) })) }));

describe("the VIP level in the member centre", () => {
  it("PM-12, MC-18: shows the level, what is missing to the next one, what keeps this one and until when, and what each level gives", async () => {
    await openScreen({ path, visitor: "member" });
    await expect.element(own, patience).toMatchTextContent(/VIP 3.*466,000,000\.00/);
    await expect.element(own.getByRole("progressbar", { name: "To VIP 4" })).toHaveAttribute("aria-valuenow", "47");
    await expect.element(own).toMatchTextContent(/Missing: .*534,000,000\.00 in valid bets/);
    await expect
      .element(own.getByRole("progressbar", { name: "To keep VIP 3" }))
      .toHaveAttribute("aria-valuenow", "63");
    // The merchant's zone: midnight of the 20th there.
    await expect.element(own).toMatchTextContent(/stay below this amount until 2027-01-20 00:00:00/);
    await expect
      .element(
        levels.getByRole("row", {
          name: /VIP 3 Yours .*200,000,000\.00 .*20,000,000\.00 .*188,000\.00 0\.15%/,
        }),
      )
      .toBeVisible();
    await expect
      .element(
        levels.getByRole("row", {
          name: /VIP 9 VIP service .*300,000,000,000\.00 .*30,000,000,000\.00 .*188,888,000\.00 0\.45%/,
        }),
      )
      .toBeVisible();
    await expect.element(levels.getByRole("row", { name: /VIP 1 .*18,000\.00 Claimed/ })).toBeVisible();
    expect(levels.getByRole("row").elements()).toHaveLength(10);
    const history = centre.getByRole("table", { name: "Level history" });
    await expect.element(history.getByRole("row", { name: /VIP 2 Not kept/ })).toBeVisible();
  });

  it("PM-12: a gift says what has to be staked, is claimed once by two presses, and is in the main wallet then", async () => {
    const { listCalls } = await openScreen({ path, visitor: "member" });
    await expect
      .element(gift(3), patience)
      .toMatchTextContent(/188,000\.00.*Stake .*188,000\.00 before you withdraw it/);
    const claim = gift(3).getByRole("button", { name: "Claim the gift of VIP 3" });
    await pressTwice(claim);
    await expect.element(page.getByText("₫188,000.00 is in your main wallet."), patience).toBeVisible();
    expect(listCalls(claimRankGift)).toHaveLength(1);
  });

  it("PM-12: a gift that has no turnover says so, and one that was claimed is offered no more", async () => {
    const answers = [
      changedAnswer(getMemberRank, ({ levels: all }) => ({
        factor: 0,
        levels: all.map((one) => ({ ...one, giftState: one.level === 2 ? "CLAIM" : "CLAIMED" })),
      })),
    ];
    await openScreen({ path, visitor: "member", answers });
    await expect.element(gift(2), patience).toMatchTextContent(/You can withdraw it at once/);
    expect(gift(3).query()).toBeNull();
  });

  it("PM-12: a refusal is told at the gift, which stays", async () => {
    await openScreen({ path, visitor: "member", answers: [refusal(claimRankGift, "rank.changed")] });
    const claim = gift(2).getByRole("button", { name: "Claim the gift of VIP 2" });
    await expect.element(claim, patience).toBeEnabled();
    await claim.click();
    await expect.element(gift(2).getByRole("alert"), patience).toMatchTextContent(/What levels give has changed/);
    await expect.element(claim).toBeEnabled();
  });

  it("PM-12: who has never played sees what is missing to the first level, and no gift", async () => {
    await openScreen({ path, visitor: "member", situation: "empty" });
    await expect.element(own, patience).toMatchTextContent(/No VIP level yet.*Missing: .*10,000,000\.00 in valid bets/);
    expect(own.getByRole("progressbar").elements()).toHaveLength(1);
    expect(centre.getByRole("heading", { name: "Gifts to claim" }).query()).toBeNull();
    await expect.element(centre.getByText("Your level has not changed yet.")).toBeVisible();
  });

  it("PM-12: at the top there is no next level; one that was lost says what brings it back in this period", async () => {
    const top = { level: 9, next: null, growth: "987654321098.76" } as const;
    await openScreen({ path, visitor: "member", answers: [changedAnswer(getMemberRank, top)] });
    await expect.element(own, patience).toMatchTextContent(/VIP 9.*987,654,321,098\.76.*This is the highest level/);
    expect(own.getByRole("progressbar", { name: /^To VIP/ }).query()).toBeNull();
    const next = { level: 4, required: "100000000.00", done: "25000000.00", isReturn: true };
    await openScreen({ path, visitor: "member", answers: [changedAnswer(getMemberRank, { next })] });
    await expect.element(own.getByRole("progressbar", { name: "Back to VIP 4" }), patience).toBeVisible();
    await expect.element(own).toMatchTextContent(/Missing in this period: .*75,000,000\.00/);
  });

  it("PM-12, X-09: who cannot play is offered no gift and shown no bar, and is told that the days do not count", async () => {
    const answers = [changedAnswer(getMemberRank, { isOffered: false, next: null, keep: null, levels: [] })];
    await openScreen({ path, visitor: "member", answers });
    await expect
      .element(own, patience)
      .toMatchTextContent(/VIP 3.*Gifts cannot be claimed.*self-exclusion do not count against your level/);
    expect(own.getByRole("progressbar").elements()).toHaveLength(0);
    expect(centre.getByRole("button", { name: /^Claim/ }).elements()).toHaveLength(0);
    expect(levels.query()).toBeNull();
  });

  it("PM-12: a site without rebates or VIP service shows none of them", async () => {
    await openScreen({ path, visitor: "member", answers: [toLevel(() => ({ raise: null, isVip: false }))] });
    await expect.element(levels, patience).toBeVisible();
    const titles = levels
      .getByRole("columnheader")
      .elements()
      .map((cell) => cell.textContent);
    expect(titles).toEqual(["Level", "Valid bets in total", "To keep it", "Gift"]);
    expect(levels.getByText("VIP service").query()).toBeNull();
  });

  it("PM-12: where it does not load, a press tries again", async () => {
    let isDown = true;
    const [down, up] = [refusal(getMemberRank, "rate.limited"), changedAnswer(getMemberRank, {})];
    const answer = {
      endpoint: getMemberRank,
      toValue: (query: URLSearchParams, body: unknown) => (isDown ? down : up).toValue(query, body),
    };
    await openScreen({ path, visitor: "member", answers: [answer] });
    await expect.element(centre.getByRole("button", { name: "Try again" }), patience).toBeEnabled();
    isDown = false;
    await centre.getByRole("button", { name: "Try again" }).click(patience);
    await expect.element(own, patience).toMatchTextContent(/VIP 3/);
  });

  it("PM-12, MC-14: the rebate shows what the level adds", async () => {
    await openScreen({ path: "/member/manualRebate", visitor: "member" });
    await expect.element(centre.getByText("Your VIP level adds 0.15 %."), patience).toBeVisible();
    await expect
      .element(centre.getByRole("row", { name: /0\.55, of which 0\.15 for your level/ }).first())
      .toBeVisible();
    await openScreen({
      path: "/member/manualRebate",
      visitor: "member",
      answers: [changedAnswer(getRebate, { raise: "0.00" })],
    });
    await expect.element(centre.getByText(/Your rebate is/), patience).toBeVisible();
  });

  it("RP-24: without the module there is no entry, and nothing is asked", async () => {
    const { listCalls } = await openScreen({
      path: "/member/manualRebate",
      visitor: "member",
      setting: toSetting("kickline"),
    });
    await expect.element(centre.getByRole("navigation"), patience).toBeVisible();
    expect(centre.getByRole("navigation").getByRole("link", { name: "VIP level" }).query()).toBeNull();
    expect(listCalls(getMemberRank)).toHaveLength(0);
  });
});

/** An address as the gateway writes it into the status (contract 3.6): AES-GCM under a key of the merchant and the last eight letters. */
async function seal(merchantCode: string, url: string): Promise<string> {
  const encoder = new TextEncoder();
  const suffix = "abcdefgh";
  const secret = await crypto.subtle.importKey("raw", encoder.encode(suffix), "HKDF", false, ["deriveKey"]);
  const [salt, info] = [encoder.encode(`cs-path:v1:${merchantCode}`), encoder.encode("customer-service")];
  const key = await crypto.subtle.deriveKey(
    { name: "HKDF", hash: "SHA-256", salt, info },
    secret,
    { name: "AES-GCM", length: 256 },
    false,
    ["encrypt"],
  );
  const iv = crypto.getRandomValues(new Uint8Array(12));
  const text = new Uint8Array(await crypto.subtle.encrypt({ name: "AES-GCM", iv }, key, encoder.encode(url)));
  return btoa(String.fromCharCode(...iv, ...text)) + suffix;
}

describe("the VIP service", () => {
  it.each([
    [4, "https://chat.example/all"],
    [5, "https://chat.example/vip"],
  ])("PM-13, RP-09, CS-03: Contact Us of a member of level %i opens %s", async (rank, wanted) => {
    const { code: merchantCode } = toSetting().world.merchant;
    const pathList = [
      { type: "2", name: "vip", path: await seal(merchantCode, "https://chat.example/vip") },
      { type: "3", name: "live", path: await seal(merchantCode, "https://chat.example/all") },
    ];
    const service = changedAnswer(getStatus, ({ info }) => ({
      info: { ...info, customerService: { csType: "NORMAL" as const, version: { pathList } } },
    }));
    const member = changedAnswer(getMemberInfo, {
      clubLabel: {
        labelName: `VIP ${rank}`,
        color: "#1d4ed8",
        color2: "#93c5fd",
        rank,
        service: rank > 4 ? ("VIP" as const) : ("NORMAL" as const),
      },
    });
    // The window is another site's: where it is sent is all that this page knows of it.
    const sent = vi.fn();
    const open = vi
      .spyOn(window, "open")
      .mockReturnValue(Object.assign(Object.create(null), { location: { replace: sent } }));
    onTestFinished(() => open.mockRestore());
    await openScreen({ path: "/about", visitor: "member", answers: [service, member] });
    await expect.element(page.getByText(`VIP ${rank}`).first(), patience).toBeVisible();
    const contact = page.getByRole("main").getByRole("button", { name: "Contact Us" });
    // The address is read behind the paint: a press before opens nothing.
    await expect
      .poll(async () => {
        await contact.click();
        return sent.mock.calls.at(-1)?.[0];
      }, patience)
      .toBe(wanted);
  });
});
