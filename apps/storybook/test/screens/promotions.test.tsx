import {
  type ActivityState,
  applyForPromotion,
  claimPromotion,
  getAvailablePromo,
  getPromotionPage,
  listPromotionPages,
  uploadPicture,
} from "@marquee/contract";
import { refusal } from "@marquee/testing";
import { describe, expect, it } from "vitest";
import { page, userEvent } from "vitest/browser";
import { changedAnswer } from "../changedAnswer.ts";
import { openScreen, patience, toSetting } from "../openScreen.tsx";

const main = page.getByRole("main");
// Every module on, the one too that sends guests to the login.
const everything = { setting: toSetting("aurelune", "full"), visitor: "member" } as const;
const open = (id: string, more = {}) => openScreen({ path: `/promoDetail?id=${id}`, ...everything, ...more });
const title = (name: string) => main.getByRole("heading", { level: 1, name });

const plainTerms = {
  currency: "VND",
  factor: 10,
  days: 7,
  maxStake: null,
  maxConvert: null,
  sticky: false,
  endsWithWithdrawal: false,
  level: null,
  loss: null,
};

describe("promotions", () => {
  it("RT-18, PR-01, EN-02: tabs filter by category, and the tab stands in the address", async () => {
    await openScreen({ path: "/promotions", ...everything });
    await expect.element(main.getByRole("link", { name: "Sign-up bonus" }), patience).toBeVisible();
    await main.getByRole("tab", { name: "New players" }).click();
    await expect.element(main.getByRole("link", { name: "Sign-up bonus" })).not.toBeInTheDocument();
    await expect.element(main.getByRole("link", { name: "Tell us your best win" })).toBeVisible();
    await main.getByRole("tab", { name: "Slots" }).click();
    await expect.element(main.getByRole("link", { name: "Sign-up bonus" })).toBeVisible();
  });

  it("RT-18, RG-11: with an id that promotion is open over the list; closed, the list is there; its full page is a link", async () => {
    await openScreen({ path: "/promotions?id=page-2", ...everything });
    const dialog = page.getByRole("dialog", { name: "Sign-up bonus" });
    await expect.element(dialog.getByRole("button", { name: /^Claim/ }), patience).toBeVisible();
    await dialog.getByRole("button", { name: "Close" }).click();
    await expect.element(dialog).not.toBeInTheDocument();
    await main.getByRole("link", { name: "Rain of coins" }).click();
    const other = page.getByRole("dialog", { name: "Rain of coins" });
    await other.getByRole("link", { name: "Open the full page" }).click();
    await expect.element(title("Rain of coins"), patience).toBeVisible();
  });

  it("RT-19, PR-02: the full page opens what staff have written, and nothing of it runs", async () => {
    const html = '<h2>Good to know</h2><img src="x" onerror="document.title = \'ran\'"><script>alert(1)</script>';
    await open("page-1", { answers: [changedAnswer(getPromotionPage, { html })] });
    await expect.element(main.getByRole("heading", { name: "Good to know" }), patience).toBeVisible();
    expect(main.element().querySelector("[onerror], script")).toBe(null);
    expect(document.title).not.toBe("ran");
  });

  it.each<readonly [id: string, state: string, act: RegExp, role: "button" | "link"]>([
    ["page-1", "Running", /^Apply$/, "button"],
    ["page-2", "Ready to claim", /^Claim/, "button"],
    ["page-6", "Joined", /^See your bonuses$/, "link"],
    ["page-7", "Claimed", /^See your bonuses$/, "link"],
    ["page-8", "Paid out", /^See your bonuses$/, "link"],
  ])("PR-03: %s is called %s and has the button %s", async (id, state, act, role) => {
    await open(id);
    await expect.element(main.getByText(state, { exact: true }), patience).toBeVisible();
    await expect.element(main.getByRole(role, { name: act })).toBeVisible();
  });

  it.each<readonly [state: ActivityState, words: RegExp]>([
    ["APPLYING", /^Your application is with our team/],
    ["REJECTED", /Our answer to your application: The picture shows another game/],
    ["CLOSED", /This promotion has ended/],
  ])("PR-03, PR-05: %s has no button and says: %s", async (state, words) => {
    const application = {
      state: state === "REJECTED" ? "REJECTED" : "REVIEW",
      comment: "",
      pictures: 0,
      amount: null,
      remark: "The picture shows another game.",
      createdAt: 0,
    } as const;
    await open("page-1", { answers: [changedAnswer(getPromotionPage, { state, available: false, application })] });
    await expect.element(main.getByText(words), patience).toBeVisible();
    await expect.element(main.getByRole("button", { name: "Apply" })).not.toBeInTheDocument();
  });

  it("PR-06: what is coming shows its start and the time until then; what has no end shows no countdown", async () => {
    await open("page-3");
    await expect.element(main.getByText(/^Begins/), patience).toBeVisible();
    expect(main.getByText(/^Begins/).element().textContent).toMatch(/ · \d\d:\d\d:\d\d/);
    await open("page-1");
    await expect.element(title("Tell us your best win"), patience).toBeVisible();
    await expect.element(main.getByText(/^(Begins|Ends)/)).not.toBeInTheDocument();
  });

  it("PR-03, X-60: a claim is sent once; refused, the page says why; what a rule speaks against cannot be pressed", async () => {
    const first = await open("page-2");
    await main.getByRole("button", { name: /^Claim/ }).click();
    await expect.element(page.getByText("The bonus is in your bonus wallet."), patience).toBeVisible();
    expect(first.listCalls(claimPromotion).map(({ body }) => body)).toEqual([{ id: "page-2" }]);
    await open("page-2", { answers: [refusal(claimPromotion, "promo.already")] });
    await main.getByRole("button", { name: /^Claim/ }).click();
    await expect.element(main.getByRole("alert"), patience).toBeVisible();
    await open("page-2", { answers: [changedAnswer(getPromotionPage, { state: "CLAIM", rule: "active" })] });
    await expect.element(main.getByRole("button", { name: /^Claim/ }), patience).toBeDisabled();
    await expect.element(main.getByText(/Another bonus of yours is still running/)).toBeVisible();
  });

  it("X-34: a bonus for a loss says of which period, how much of it and what it brings the member; a level, from which on", async () => {
    const terms = { ...plainTerms, least: "10000.00", most: "500000.00" };
    const loss = { percent: 10, period: "WEEK", own: "120000.00" } as const;
    const first = await open("page-2", {
      answers: [changedAnswer(getPromotionPage, { by: "LOSS", terms: { ...terms, loss } })],
    });
    await expect.element(main.getByText("10% of your loss of the week before"), patience).toBeVisible();
    await expect.element(main.getByText("₫10,000.00 – ₫500,000.00")).toBeVisible();
    await main.getByRole("button", { name: "Claim ₫120,000.00" }).click();
    await expect.element(page.getByText("The bonus is in your bonus wallet."), patience).toBeVisible();
    expect(first.listCalls(claimPromotion)).toHaveLength(1);
    const nothing = { by: "LOSS", state: "PROCESS", available: false, rule: "loss" } as const;
    await open("page-2", {
      answers: [
        changedAnswer(getPromotionPage, {
          ...nothing,
          terms: { ...terms, loss: { ...loss, period: "DAY", own: null } },
        }),
      ],
    });
    await expect.element(main.getByText("There is nothing to give back for the last period."), patience).toBeVisible();
    await expect.element(main.getByText("10% of your loss of the day before")).toBeVisible();
    await expect.element(main.getByRole("button", { name: /^Claim/ })).not.toBeInTheDocument();
    await open("page-2", {
      answers: [
        changedAnswer(getPromotionPage, { ...nothing, by: "LEVEL", rule: "level", terms: { ...terms, level: 3 } }),
      ],
    });
    await expect.element(main.getByText("VIP level 3"), patience).toBeVisible();
    await expect.element(main.getByText(/once you have reached the VIP level/)).toBeVisible();
  });

  it("PR-03: a guest logs in first", async () => {
    await openScreen({
      path: "/promoDetail?id=page-1",
      setting: toSetting("aurelune"),
      answers: [changedAnswer(getPromotionPage, { available: false })],
    });
    await main.getByRole("button", { name: "Log in to take part" }).click();
    await expect.element(page.getByRole("dialog"), patience).toBeVisible();
  });

  it("SM-08, WL-15, EN-25: the side menu leads to the promotions and says how many there is something to do about", async () => {
    await openScreen({
      path: "/hot",
      ...everything,
      answers: [changedAnswer(getAvailablePromo, { availablePromoCount: 7 })],
    });
    const link = page.getByRole("navigation", { name: "Main menu" }).getByRole("link", { name: "Promotions 7" });
    await expect.element(link, patience).toBeVisible();
    await link.click();
    await expect.element(title("Promotions"), patience).toBeVisible();
  });

  it("RT-18: an empty list, a refused one and one that is gone say so", async () => {
    await openScreen({ path: "/promotions", ...everything, situation: "empty" });
    await expect.element(main.getByText("There are no promotions right now"), patience).toBeVisible();
    await openScreen({ path: "/promotions", ...everything, answers: [refusal(listPromotionPages, "unknown")] });
    await expect.element(main.getByRole("button", { name: "Try again" }), patience).toBeVisible();
    await open("gone", { answers: [refusal(getPromotionPage, "promo.closed")] });
    await expect.element(main.getByText("This promotion is not on offer any more"), patience).toBeVisible();
  });

  describe("an application", () => {
    const comment = main.getByRole("textbox", { name: "Comment (optional)" });
    const send = main.getByRole("button", { name: "Send application" });
    const png = (name: string, bytes = 8, type = "image/png") => new File([new Uint8Array(bytes)], name, { type });
    const choose = async (file: File): Promise<void> => {
      const input = main.element().querySelector('input[type="file"]');
      if (input) await userEvent.upload(input, file);
    };
    /** Answers each upload with another id. */
    const uploads = () => {
      let count = 0;
      return changedAnswer(uploadPicture, () => ({ uploadId: `upload-${(count += 1)}`, url: "" }));
    };
    const begin = async (answers: Parameters<typeof openScreen>[0]["answers"] = []) => {
      const screen = await open("page-1", { answers: [uploads(), ...(answers ?? [])] });
      await expect.element(main.getByRole("button", { name: "Apply" }), patience).toBeVisible();
      await main.getByRole("button", { name: "Apply" }).click();
      return screen;
    };

    it("PR-04, VL-45: counts what is typed, shows and removes pictures, and sends what is left", async () => {
      const { listCalls } = await begin();
      await comment.fill("🎁 three in a row");
      await expect.element(main.getByText("16 of 140 characters")).toBeVisible();
      await choose(png("first.png"));
      await expect.element(main.getByRole("img", { name: "first.png" }), patience).toBeVisible();
      await choose(png("second.png"));
      await expect.element(main.getByRole("img", { name: "second.png" }), patience).toBeVisible();
      await main.getByRole("button", { name: "Remove first.png" }).click();
      await expect.element(main.getByRole("img", { name: "first.png" })).not.toBeInTheDocument();
      await send.click();
      await expect.element(page.getByText("Your application was sent."), patience).toBeVisible();
      expect(listCalls(applyForPromotion).map(({ body }) => body)).toEqual([
        { id: "page-1", comment: "🎁 three in a row", images: ["upload-2"] },
      ]);
    });

    it("PR-04, VL-45: the 141st character, a gif, 6 MB and a fourth picture are refused at their fields; what was typed stays", async () => {
      const { listCalls } = await begin();
      await comment.fill("x".repeat(141));
      await send.click();
      await expect.element(main.getByText("At most 140 characters."), patience).toBeVisible();
      await expect.element(comment).toHaveValue("x".repeat(141));
      for (const file of [png("a.gif", 8, "image/gif"), png("large.png", 6 * 1_048_576)]) {
        await choose(file);
        await expect.element(main.getByRole("button", { name: "Add a picture" })).toHaveAttribute("data-invalid");
        await choose(png(`good-${file.name}.png`));
        await expect.element(main.getByRole("img", { name: `good-${file.name}.png` }), patience).toBeVisible();
      }
      await choose(png("third.png"));
      await expect.element(main.getByRole("img", { name: "third.png" }), patience).toBeVisible();
      await choose(png("fourth.png"));
      await expect.element(main.getByRole("button", { name: "Add a picture" })).toHaveAttribute("data-invalid");
      await expect.element(main.getByRole("img", { name: "fourth.png" })).not.toBeInTheDocument();
      expect(listCalls(applyForPromotion)).toEqual([]);
    });

    it("PR-04: what the gateway refuses stands at its field, and nothing that was typed is lost", async () => {
      const fields = [{ name: "images", rule: "taken" } as const];
      await begin([refusal(applyForPromotion, "fields", { fields })]);
      await comment.fill("once more");
      await choose(png("used.png"));
      await expect.element(main.getByRole("img", { name: "used.png" }), patience).toBeVisible();
      await send.click();
      await expect
        .element(main.getByRole("button", { name: "Add a picture" }), patience)
        .toHaveAttribute("data-invalid");
      await expect.element(comment).toHaveValue("once more");
      await expect.element(main.getByRole("img", { name: "used.png" })).toBeVisible();
    });
  });
});
